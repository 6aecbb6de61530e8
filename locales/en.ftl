### English. One file serves the terminal and the browser.
###
### How names work. The value of a name is its form for headings, buttons and lists ("Cloister school"). Its
### attributes are further forms, as this language needs them: a sentence that is given `$sector` may also use
### `$sector-the`, `$sector-in` and every other attribute that all sectors have here. Another language may have other
### forms (cases, articles), or none.
###
### How players work. `$player` is a name. `$player-who` is `you` for the reader's own seat, `other` for anyone else,
### and `nobody` where a borough has no owner.
###
### Messages under `event-` are full sentences; their `.brief` leaves the player out and can stand in a list after the
### `.head` of the deed that led to them.

## Sectors and Notre Dame

sector-cloister-school = Cloister school
    .the = the cloister school
    .in = in the cloister school
    .to = to the cloister school
    .from = from the cloister school
sector-bank = Bank
    .the = the bank
    .in = in the bank
    .to = to the bank
    .from = from the bank
sector-residence = Residence
    .the = the residence
    .in = in the residence
    .to = to the residence
    .from = from the residence
sector-carriage-house = Carriage house
    .the = the carriage house
    .in = in the carriage house
    .to = to the carriage house
    .from = from the carriage house
sector-hotel = Hotel
    .the = the hotel
    .in = in the hotel
    .to = to the hotel
    .from = from the hotel
sector-park = Park
    .the = the park
    .in = in the park
    .to = to the park
    .from = from the park
sector-hospital = Hospital
    .the = the hospital
    .in = in the hospital
    .to = to the hospital
    .from = from the hospital
place-notre-dame = Notre Dame
    .the = Notre Dame
    .in = on Notre Dame
    .to = to Notre Dame
    .from = from Notre Dame

# What using a sector does. $edition is 2017 or 2007.
sector-cloister-school-effect = Take 1 marker from the general supply for each of your pieces here.
sector-bank-effect = Take 1 coin for each of your pieces here.
sector-residence-effect = Gain 1 prestige point for each of your pieces here.
sector-carriage-house-effect = Move your carriage up to 1 step for each of your pieces here. You may take the message where it stops.
sector-hotel-effect =
    { $edition ->
        [2007] Choose one: take 1 coin, take 1 marker, or move your rat marker back 1. With 4 or more pieces here, choose twice.
       *[2017] Choose one: take 1 coin, take 1 marker, or move your rat marker back 1. With 3 or more pieces here, choose twice.
    }
sector-park-effect = Move your rat marker back 1. Whenever you gain prestige points, gain 1 more for every 2 pieces here.
sector-hospital-effect = Move your rat marker back 1. Each piece here lowers your plague value by 1 at the end of every round.

## Action cards

action-cloister-school = Cloister school
    .the = the cloister school
action-bank = Bank
    .the = the bank
action-residence = Residence
    .the = the residence
action-carriage-house = Carriage house
    .the = the carriage house
action-hotel = Hotel
    .the = the hotel
action-park = Park
    .the = the park
action-hospital = Hospital
    .the = the hospital
action-notre-dame = Notre Dame
    .the = Notre Dame
action-trusted-friend = Trusted friend
    .the = the trusted friend

action-cloister-school-effect = Place a marker, then take 1 marker from the general supply for each of your pieces there.
action-bank-effect = Place a marker, then take 1 coin for each of your pieces there.
action-residence-effect = Place a marker, then gain 1 prestige point for each of your pieces there.
action-carriage-house-effect = Place a marker, then move your carriage up to 1 step for each of your pieces there. You may take the message where it stops.
action-hotel-effect =
    { $edition ->
        [2007] Place a marker, then choose one: 1 coin, 1 marker, or your rat marker back 1. With 4 or more pieces there, choose twice.
       *[2017] Place a marker, then choose one: 1 coin, 1 marker, or your rat marker back 1. With 3 or more pieces there, choose twice.
    }
action-park-effect = Place a marker, then move your rat marker back 1. Whenever you gain prestige points, gain 1 more for every 2 pieces there.
action-hospital-effect = Place a marker, then move your rat marker back 1. Each piece there lowers your plague value by 1 at the end of every round.
action-notre-dame-effect = Place a marker on Notre Dame and donate 1, 2 or 3 coins for 1, 3 or 6 prestige points. The markers there share the tile’s points at the end of the period.
action-trusted-friend-effect = Move your friend to another of your sectors and use that sector. The friend counts as a piece there.

## Persons

person-hostess = Hostess
    .the = the hostess
person-minstrel = Minstrel
    .the = the minstrel
person-money-lender = Money lender
    .the = the money lender
person-fool = Fool
    .the = the fool
person-monk = Monk
    .the = the monk
person-doctor = Doctor
    .the = the doctor
person-city-guard = City guard
    .the = the city guard
person-night-watchman = Night watchman
    .the = the night watchman
person-bishop = Bishop
    .the = the bishop
person-guild-master = Guild master
    .the = the guild master
person-beggar-king = Beggar king
    .the = the beggar king
person-advocate = Advocate
    .the = the advocate
person-lady-of-the-court = Lady of the court
    .the = the lady of the court
person-mayor = Mayor
    .the = the mayor
person-carpenter = Carpenter
    .the = the carpenter
person-manager = Manager
    .the = the manager
person-nurse = Nurse
    .the = the nurse
person-scholar = Scholar
    .the = the scholar
person-priest = Priest
    .the = the priest
person-procurator = Procurator
    .the = the procurator
person-bell-ringer = Bell-ringer
    .the = the bell-ringer
person-spy = Spy
    .the = the spy
person-travelling-folk = Travelling folk
    .the = the travelling folk
person-coachman = Coachman
    .the = the coachman
person-trader = Trader
    .the = the trader
person-benefactor = Benefactor
    .the = the benefactor
person-butcher = Butcher
    .the = the butcher
person-advisor = Advisor
    .the = the advisor
person-gatekeeper = Gatekeeper
    .the = the gatekeeper
person-host = Host
    .the = the host
person-gravedigger = Gravedigger
    .the = the gravedigger
person-actress = Actress
    .the = the actress
person-mistress = Mistress
    .the = the mistress

# What a hired person does. $gift is what the benefactor is paid with: prestige or coins.
person-hostess-effect = Gain 3 prestige points and choose one: take 1 coin, take 1 marker, or move your rat marker back 1.
person-minstrel-effect = Move 1 to 3 of your pieces from one of your sectors to another, without using it.
person-money-lender-effect = Take 2 coins and gain 1 prestige point.
person-fool-effect = Move one of your markers (also from Notre Dame) or your friend to another of your sectors and use that sector.
person-monk-effect = Take 2 markers from the general supply and gain 1 prestige point.
person-doctor-effect = This round’s plague value is 0 for you. Your hospital still counts.
person-city-guard-effect = Gain 1 prestige point for each of your pieces in your sectors and on Notre Dame.
person-night-watchman-effect = Gain 1 prestige point for each of your empty sectors.
person-bishop-effect = Place a marker from the general supply in one of your empty sectors and use that sector.
person-guild-master-effect = Gain 2 prestige points for each of your sectors with 2 or more pieces.
person-beggar-king-effect = Gain 1 prestige point for each space ahead of your rat marker on the plague track.
person-advocate-effect = Gain 3 prestige points for every 2 messages you have collected.
person-lady-of-the-court-effect = Gain 1 prestige point for each piece in your fullest sector.
person-mayor-effect = Gain 3 prestige points for each of your sectors with 3 or more pieces.
person-carpenter-effect = Gain 1 prestige point for each of your sectors with at least 1 piece.
person-manager-effect = Gain as many prestige points as you already have.
person-nurse-effect = Place a marker from the general supply in your hospital and move your rat marker back 1.
person-scholar-effect = Reveal your third card and carry out its action.
person-priest-effect = Place a marker from the general supply on Notre Dame.
person-procurator-effect = You may use one of your sectors as it stands, without placing a marker.
person-bell-ringer-effect = Gain 3 prestige points for each of your markers on Notre Dame.
person-spy-effect = See the order of the grey persons still to come and gain 2 prestige points.
person-travelling-folk-effect = You may return any number of your markers from the board to the general supply: 2 prestige points each.
person-coachman-effect = You may use all your messages of one kind once more.
person-trader-effect = Take 1 coin for each outer marketplace in your borough that has no message.
person-benefactor-effect =
    { $gift ->
        [coins] You may pay coins to the supply. For each, move your rat marker back 1.
       *[prestige] You may give back prestige points. For each, move your rat marker back 1.
    }
person-butcher-effect = You may place a marker from the general supply in any or all of your empty sectors, without using them.
person-advisor-effect = You may immediately hire two more times for 1 coin each: both other persons, or one of them twice.
person-gatekeeper-effect = Gain 3 prestige points for every 2 of your markers in the general supply.
person-host-effect = Gain 2 prestige points for each of your pieces in the hotel.
person-gravedigger-effect = Gain as many prestige points as this round’s plague value.
person-actress-effect = Move all the pieces in one of your sectors to another and use that sector.
person-mistress-effect = Place a marker from the general supply in your friend’s sector and use that sector.

## Stacks, phases, colours, markets

stack-brown = Brown
stack-a = Grey A
stack-b = Grey B
stack-c = Grey C

phase-draft = Draft
phase-actions = Actions
phase-hiring = Hiring
phase-plague = Plague
phase-over = End of the game

colour-red = Red
    .plain = red
colour-violet = Violet
    .plain = violet
colour-blue = Blue
    .plain = blue
colour-green = Green
    .plain = green
colour-yellow = Yellow
    .plain = yellow

spot-centre = Centre market
    .plain = centre market
spot-parvis = Square
    .plain = square
spot-gate = Gate
    .plain = gate
spot-quay = Quay
    .plain = quay
spot-bridge = Bridge
    .plain = bridge

# A marketplace: $spot of the borough of $owner. Without an owner the borough goes by its $colour.
market =
    { $owner-who ->
        [you] Your { $spot-plain }
        [nobody] { $colour } { $spot-plain }
       *[other] { $owner }’s { $spot-plain }
    }
    .the =
        { $owner-who ->
            [you] your { $spot-plain }
            [nobody] the { $colour-plain } { $spot-plain }
           *[other] { $owner }’s { $spot-plain }
        }

# A player's borough.
borough =
    { $owner-who ->
        [you] Your borough
        [nobody] The { $colour-plain } borough
       *[other] { $owner }’s borough
    }

## Messages and pieces

message-kind-prestige-and-coin = 1 prestige point, 1 coin
message-kind-prestige-and-marker = 2 prestige points, 1 marker
message-kind-prestige-and-rats = 3 prestige points, rats back 1
message-kind-prestige = 4 prestige points

# A message of a colour; $kind is what it gives.
message = { $colour } message ({ $kind })
    .the = the { $colour-plain } message ({ $kind })

# One to three pieces of a sector: $markers markers, and the friend if $friend is yes.
pieces =
    { $friend ->
        [yes] { $markers ->
            [0] the friend
            [one] 1 marker and the friend
           *[other] { $markers } markers and the friend
        }
       *[no] { $markers ->
            [one] 1 marker
           *[other] { $markers } markers
        }
    }

## Players made of code

bot-random = random
bot-novice = novice
bot-regular = regular
bot-seasoned = seasoned
bot-expert = expert
bot-novice-explain = Knows the rules but rushes and overlooks things: a good first opponent.
bot-regular-explain = Knows what a card is worth but forgets about the rats: beat it with a plan.
bot-seasoned-explain = Thinks every round through to its end and makes you pay for mistakes.
bot-expert-explain = Thinks as far ahead as it can, which takes a moment.

## Where gains and losses come from

source-donation = Donations
source-notre-dame = Notre Dame
source-message = Messages
source-plague = Plague
source-hire = Hiring

## Lists

list-two = { $a } and { $b }
list-last = { $a } and { $b }
list-more = { $a }, { $b }
list-none = none
list-apart = { $a }; { $b }
sentences = { $a }. { $b }
labelled = { $a }: { $b }

## Questions

prompt-nothing = The game is over.
    .why = Nothing is left to decide.
prompt-keep-first = Which card will you keep?
    .why = You drew three cards. Keep one; the other two go to { $left }.
prompt-keep-second = Which of these cards will you keep?
    .why = { $right } passed you two cards. Keep one; the other goes to { $left }.
prompt-play = Which card will you play?
    .why = Each round you play two of your three cards, one at a time.
prompt-move-marker = Which marker will you move { $sector-to }?
    .why = Your personal supply is empty. You may move a marker on the board instead, or play the card without its action.
prompt-donate = How much will you donate to Notre Dame?
    .why =
        { $coins ->
            [one] You have 1 coin. Donating lets you place a marker there and gains you prestige points right away.
           *[other] You have { $coins } coins. Donating lets you place a marker there and gains you prestige points right away.
        }
prompt-donate-from = Which marker will you move to Notre Dame?
    .why =
        { $coins ->
            [one] You’re donating 1 coin, but your personal supply is empty.
           *[other] You’re donating { $coins } coins, but your personal supply is empty.
        }
prompt-place-friend = Where will you send your trusted friend?
    .why = The friend counts as a piece there, and the sector is used immediately.
prompt-drive = Where will your carriage go?
    .why =
        { $steps ->
            [one] Your carriage is at { $market-the } and can move 1 step.
           *[other] Your carriage is at { $market-the } and can move up to { $steps } steps.
        }
prompt-take-message = Will you take { $message-the }?
    .why = Your carriage has stopped at { $market-the }.
prompt-hotel-bonus =
    { $left ->
        [one] Which bonus will you take?
       *[other] Which bonus will you take first?
    }
    .why =
        { $left ->
            [one] The hotel gives you 1 bonus.
           *[other] The hotel gives you { $left } bonuses; you may take the same one twice.
        }
prompt-hire = Who will you hire?
    .why = Hiring costs 1 coin. You use the person once.
prompt-hostess-bonus = Which bonus will you take from the hostess?
    .why = Besides the 3 prestige points you get one bonus.
prompt-minstrel-from = Which sector will you move pieces from?
    .why = The minstrel moves 1 to 3 of your pieces from one sector to another.
prompt-minstrel-pieces = Which pieces will you move { $sector-from }?
    .why = The minstrel moves 1 to 3 of your pieces from one sector to another.
prompt-minstrel-to = Where will they go?
    .why = The minstrel takes { $pieces } { $sector-from }.
prompt-fool-from = Which piece will the fool move?
    .why = A marker, or your friend, goes to another of your sectors, and that sector is used.
prompt-fool-to = Where will the marker { $place-from } go?
    .why = The sector is used immediately.
prompt-fool-to-friend = Where will your friend go?
    .why = The sector is used immediately.
prompt-bishop-to = Which empty sector gets the bishop’s marker?
    .why = It comes from the general supply, and the sector is used immediately.
prompt-procurator-use = Which sector will you use?
    .why = The procurator lets you use a sector as it stands.
prompt-return-marker =
    { $returned ->
        [0] Return a marker to the general supply?
       *[other] Return another marker to the general supply?
    }
    .why =
        { $returned ->
            [0] The travelling folk give 2 prestige points for each marker returned.
            [one] The travelling folk give 2 prestige points for each marker. You’ve returned 1 so far.
           *[other] The travelling folk give 2 prestige points for each marker. You’ve returned { $returned } so far.
        }
prompt-repeat-messages = Which messages will you use again?
    .why = The coachman lets you use all your messages of one kind once more.
prompt-benefactor-give =
    { $gift ->
        [coins] How many coins will you pay?
       *[prestige] How many prestige points will you give back?
    }
    .why = Your rat marker moves back 1 for each. It is now on { $rats }.
prompt-butcher-place = Which empty sector will you place a marker in?
    .why = The butcher brings a marker from the general supply to each empty sector you choose. These sectors are not used.
prompt-advisor-hire = Who will you hire through the advisor?
    .why =
        { $left ->
            [one] You may hire once more, for 1 coin.
           *[other] You may hire { $left } more times, for 1 coin each.
        }
prompt-actress-from = Which sector’s pieces will you move?
    .why = The actress moves all pieces of one sector to another, and that sector is used.
prompt-actress-to = Where will all the pieces { $sector-from } go?
    .why = The sector is used immediately.
prompt-lose-marker = Which sector loses a marker?
    .why = The rats have overrun your borough. You lose a marker from your fullest sector, and several are tied.

## Answers

choice-keep = Keep { $card-the }
choice-play = Play { $card-the }
choice-hire = Hire { $person-the }
choice-donate =
    { $coins ->
        [one] Donate 1 coin
       *[other] Donate { $coins } coins
    }
choice-from = { $place }
choice-from-friend = Trusted friend ({ $sector })
choice-to = { $sector }
choice-use = Use { $sector-the }
choice-bonus-coin = Take 1 coin
choice-bonus-marker = Take 1 marker
choice-bonus-rats = Move the rat marker back 1
choice-drive = { $market }
choice-take = Take it
choice-repeat =
    { $n ->
        [one] 1 message: { $kind }
       *[other] { $n } messages, each: { $kind }
    }
choice-return = { $place }
choice-place = { $sector }
choice-give =
    { $gift ->
        [coins] { $n ->
            [one] Pay 1 coin
           *[other] Pay { $n } coins
        }
       *[prestige] { $n ->
            [one] Give back 1 prestige point
           *[other] Give back { $n } prestige points
        }
    }
choice-remove = { $sector }
choice-move = Move { $pieces }

# "Pass" says what it means for the question at hand.
choice-pass-move-marker = Don’t move one (no action)
choice-pass-donate = Don’t donate (no marker)
choice-pass-drive = Stay here
choice-pass-take-message = Leave it
choice-pass-hire = Hire nobody
choice-pass-procurator-use = Don’t use a sector
choice-pass-return-marker =
    { $returned ->
        [0] Return none
       *[other] Done
    }
choice-pass-repeat-messages = Don’t repeat any
choice-pass-benefactor-give = Give nothing
choice-pass-butcher-place = No more markers
choice-pass-advisor-hire = Hire nobody else

## What happened

event-round-began = Round { $round }: { $persons } come to town, with { $rats ->
        [one] 1 rat
       *[other] { $rats } rats
    }. { $player-who ->
        [you] You are the start player.
       *[other] { $player } is the start player.
    }
event-drawn = { $player-who ->
        [you] You draw: { $cards }.
       *[other] { $player } draws: { $cards }.
    }
event-drawn-hidden = { $player } draws three cards.
event-kept = { $player-who ->
        [you] You keep { $card-the }.
       *[other] { $player } keeps { $card-the }.
    }
event-kept-hidden = { $player } keeps a card.
event-two-passed = { $from-who ->
        [you] You pass two cards to { $to }: { $cards }.
       *[other] { $to-who ->
            [you] { $from } passes you two cards: { $cards }.
           *[other] { $from } passes two cards to { $to }: { $cards }.
        }
    }
event-two-passed-hidden = { $from } passes two cards to { $to }.
event-one-passed = { $from-who ->
        [you] You pass { $card-the } to { $to }.
       *[other] { $to-who ->
            [you] { $from } passes you { $card-the }.
           *[other] { $from } passes { $card-the } to { $to }.
        }
    }
event-one-passed-hidden = { $from } passes a card to { $to }.
event-played = { $player-who ->
        [you] You play { $card-the }.
       *[other] { $player } plays { $card-the }.
    }
    .head = { $player-who ->
        [you] You play { $card-the }
       *[other] { $player } plays { $card-the }
    }
event-action-forgone = { $player-who ->
        [you] You play { $card-the } without its action.
       *[other] { $player } plays { $card-the } without its action.
    }
    .brief = no action
event-marker-placed = { $player-who ->
        [you] You place a marker { $place-in }.
       *[other] { $player } places a marker { $place-in }.
    }
    .brief = a marker { $place-to }
event-marker-brought = { $player-who ->
        [you] You place a marker from the general supply { $place-in } ({ $source }).
       *[other] { $player } places a marker from the general supply { $place-in } ({ $source }).
    }
    .brief = a marker from the general supply { $place-to }
event-marker-moved = { $player-who ->
        [you] You move a marker { $from-from } { $to-to }.
       *[other] { $player } moves a marker { $from-from } { $to-to }.
    }
    .brief = a marker { $from-from } { $to-to }
event-pieces-moved = { $player-who ->
        [you] You move { $pieces } { $from-from } { $to-to }.
       *[other] { $player } moves { $pieces } { $from-from } { $to-to }.
    }
    .brief = { $pieces } { $from-from } { $to-to }
event-friend-moved = { $player-who ->
        [you] Your friend goes { $from-from } { $to-to }.
       *[other] { $player }’s friend goes { $from-from } { $to-to }.
    }
    .brief = the friend { $from-from } { $to-to }
event-friend-arrived = { $player-who ->
        [you] Your friend goes { $to-to }.
       *[other] { $player }’s friend goes { $to-to }.
    }
    .brief = the friend { $to-to }
event-markers-gained = { $player-who ->
        [you] { $n ->
            [0] You get no marker: none are left in the general supply ({ $source }).
            [one] You take 1 marker ({ $source }).
           *[other] You take { $n } markers ({ $source }).
        }
       *[other] { $n ->
            [0] { $player } gets no marker: none are left in the general supply ({ $source }).
            [one] { $player } takes 1 marker ({ $source }).
           *[other] { $player } takes { $n } markers ({ $source }).
        }
    }
    .brief = { $n ->
        [0] no marker left to take
        [one] { $short ->
            [0] 1 marker
           *[other] 1 marker (no more left)
        }
       *[other] { $short ->
            [0] { $n } markers
           *[other] { $n } markers (no more left)
        }
    }
event-coins-gained = { $player-who ->
        [you] { $n ->
            [0] You get no coin: none are left in the supply ({ $source }).
            [one] You take 1 coin ({ $source }).
           *[other] You take { $n } coins ({ $source }).
        }
       *[other] { $n ->
            [0] { $player } gets no coin: none are left in the supply ({ $source }).
            [one] { $player } takes 1 coin ({ $source }).
           *[other] { $player } takes { $n } coins ({ $source }).
        }
    }
    .brief = { $n ->
        [0] no coin left in the supply
        [one] { $short ->
            [0] 1 coin
           *[other] 1 coin (no more in the supply)
        }
       *[other] { $short ->
            [0] { $n } coins
           *[other] { $n } coins (no more in the supply)
        }
    }
event-coins-taken = { $player-who ->
        [you] { $n ->
            [one] You take 1 coin from { $from } ({ $source }).
           *[other] You take { $n } coins from { $from } ({ $source }).
        }
       *[other] { $from-who ->
            [you] { $n ->
                [one] { $player } takes 1 coin from you ({ $source }).
               *[other] { $player } takes { $n } coins from you ({ $source }).
            }
           *[other] { $n ->
                [one] { $player } takes 1 coin from { $from } ({ $source }).
               *[other] { $player } takes { $n } coins from { $from } ({ $source }).
            }
        }
    }
    .brief = { $from-who ->
        [you] { $n ->
            [one] 1 coin from you
           *[other] { $n } coins from you
        }
       *[other] { $n ->
            [one] 1 coin from { $from }
           *[other] { $n } coins from { $from }
        }
    }
event-coins-paid = { $player-who ->
        [you] { $n ->
            [one] You pay 1 coin ({ $source }).
           *[other] You pay { $n } coins ({ $source }).
        }
       *[other] { $n ->
            [one] { $player } pays 1 coin ({ $source }).
           *[other] { $player } pays { $n } coins ({ $source }).
        }
    }
    .brief = { $n ->
        [one] 1 coin paid
       *[other] { $n } coins paid
    }
event-prestige-gained = { $player-who ->
        [you] { $total ->
            [one] You gain 1 prestige point ({ $source }).
           *[other] { $park ->
                [0] You gain { $total } prestige points ({ $source }).
               *[other] You gain { $total } prestige points ({ $source }), { $park } of them from the park.
            }
        }
       *[other] { $total ->
            [one] { $player } gains 1 prestige point ({ $source }).
           *[other] { $park ->
                [0] { $player } gains { $total } prestige points ({ $source }).
               *[other] { $player } gains { $total } prestige points ({ $source }), { $park } of them from the park.
            }
        }
    }
    .brief = { $total ->
        [one] 1 prestige point
       *[other] { $park ->
            [0] { $total } prestige points
           *[other] { $total } prestige points ({ $park } from the park)
        }
    }
event-prestige-lost = { $player-who ->
        [you] { $n ->
            [one] You lose 1 prestige point ({ $source }).
           *[other] You lose { $n } prestige points ({ $source }).
        }
       *[other] { $n ->
            [one] { $player } loses 1 prestige point ({ $source }).
           *[other] { $player } loses { $n } prestige points ({ $source }).
        }
    }
    .brief = { $n ->
        [one] 1 prestige point lost
       *[other] { $n } prestige points lost
    }
event-rats-lowered = { $player-who ->
        [you] Your rat marker goes back from { $from } to { $to } ({ $source }).
       *[other] { $player }’s rat marker goes back from { $from } to { $to } ({ $source }).
    }
    .brief = rats back from { $from } to { $to }
event-carriage-driven = { $player-who ->
        [you] Your carriage moves from { $from-the } to { $to-the }.
       *[other] { $player }’s carriage moves from { $from-the } to { $to-the }.
    }
    .brief = the carriage to { $to-the }
event-carriage-stayed = { $player-who ->
        [you] Your carriage stays where it is.
       *[other] { $player }’s carriage stays where it is.
    }
    .brief = the carriage stays
event-message-taken = { $player-who ->
        [you] You take { $message-the } from { $market-the }.
       *[other] { $player } takes { $message-the } from { $market-the }.
    }
    .brief = the { $colour-plain } message
event-message-left = { $player-who ->
        [you] You leave { $message-the } at { $market-the }.
       *[other] { $player } leaves { $message-the } at { $market-the }.
    }
    .brief = the { $colour-plain } message left there
event-third-laid-aside = { $player-who ->
        [you] You discard { $card-the } unused.
       *[other] { $player } discards { $card-the } unused.
    }
event-third-laid-aside-hidden = { $player } discards the third card unseen.
event-hired = { $player-who ->
        [you] You hire { $person-the }.
       *[other] { $player } hires { $person-the }.
    }
    .head = { $player-who ->
        [you] You hire { $person-the }
       *[other] { $player } hires { $person-the }
    }
event-hired-nobody = { $player-who ->
        [you] You hire nobody.
       *[other] { $player } hires nobody.
    }
event-person-declined = { $player-who ->
        [you] You’re done with { $person-the }.
       *[other] { $player } is done with { $person-the }.
    }
    .brief = nothing more
event-third-shown = { $player-who ->
        [you] You reveal your third card, { $card-the }, and carry out its action.
       *[other] { $player } reveals the third card, { $card-the }, and carries out its action.
    }
    .brief = third card: { $card }
event-spied = { $player-who ->
        [you] You look at the grey persons to come: { $persons }.
       *[other] { $player } looks at the grey persons to come: { $persons }.
    }
    .brief = a look at the grey persons to come ({ $persons })
event-spied-hidden = { $player-who ->
        [you] You look at the grey persons to come.
       *[other] { $player } looks at the grey persons to come.
    }
    .brief = a look at the grey persons to come
event-messages-repeated = { $player-who ->
        [you] { $n ->
            [one] You use 1 message again ({ $kind }).
           *[other] You use { $n } messages again (each: { $kind }).
        }
       *[other] { $n ->
            [one] { $player } uses 1 message again ({ $kind }).
           *[other] { $player } uses { $n } messages again (each: { $kind }).
        }
    }
    .brief = { $n ->
        [one] 1 message again
       *[other] { $n } messages again
    }
event-marker-returned = { $player-who ->
        [you] You return a marker { $place-from } to the general supply.
       *[other] { $player } returns a marker { $place-from } to the general supply.
    }
    .brief = a marker returned { $place-from }
event-plague-struck = { $player-who ->
        [you] Plague { $value }, your hospital { $hospital }: { $move ->
            [forward] your rat marker goes from { $from } to { $to }.
            [back] your rat marker goes back from { $from } to { $to }.
            [overrun] the rats overrun your borough! Your rat marker stops on { $to }.
           *[still] your rat marker stays on { $to }.
        }
       *[other] Plague { $value }, { $player }’s hospital { $hospital }: { $move ->
            [forward] the rat marker goes from { $from } to { $to }.
            [back] the rat marker goes back from { $from } to { $to }.
            [overrun] the rats overrun the borough! The rat marker stops on { $to }.
           *[still] the rat marker stays on { $to }.
        }
    }
    .head = { $player-who ->
        [you] You
       *[other] { $player }
    }: { $doctor ->
        [yes] the doctor keeps the plague away
       *[no] plague { $value }
    }, hospital { $hospital }, { $move ->
        [forward] rats from { $from } to { $to }
        [back] rats back from { $from } to { $to }
        [overrun] overrun, rats stop on { $to }
       *[still] rats stay on { $to }
    }
event-marker-lost = { $player-who ->
        [you] You lose a marker { $sector-from }.
       *[other] { $player } loses a marker { $sector-from }.
    }
    .brief = a marker lost { $sector-from }
event-notre-dame-scored = { $markers ->
        [0] Notre Dame is scored: no markers there.
        [one] Notre Dame is scored: { $value } points for the only marker.
       *[other] Notre Dame is scored: { $value } points for { $markers } markers, { $each } each.
    }
event-bell-ringer-moved = { $to-who ->
        [you] The bell-ringer comes to you: you are the start player.
       *[other] The bell-ringer moves to { $to }, the new start player.
    }
event-period-ended = Period { $period } is over. All action cards return to their owners.
event-game-ended = The game is over.

# A deed and what came of it, in one line.
log-deed = { $head }: { $results }.
log-deed-bare = { $head }.
log-more = { $player-who ->
        [you] You: { $results }.
       *[other] { $player }: { $results }.
    }

## What the players agree on (R11)

option-players = Players
    .explain = How many players, including you: 2 to 5.
option-edition = Edition
    .explain = How many pieces the hotel needs to give two bonuses: 3 in the 2017 edition, 4 in the 2007 edition.
option-new-persons = New Persons
    .explain = The expansion: three of nine grey persons are drawn at random for each period.
option-coins = Coins
    .explain = With 25 coins, the richest player makes up any shortage in the supply; unlimited coins never run out.
option-benefactor = Benefactor
    .explain = Whether the benefactor takes prestige points or coins for driving rats away.
option-open-scores = Open scores
    .explain = Whether everyone sees everyone’s prestige points during the game, or only their own.
option-rats = Rats on the persons
    .explain = The number of rats on each person, 0 to 3, if your cards differ.
option-start = Start player
    .explain = Who goes first; random if not set.
option-seed = Seed
    .explain = Decides everything random: the same seed deals the same game.

option-edition-2017 = 2017
option-edition-2007 = 2007
option-coins-25 = 25
option-coins-unlimited = unlimited
option-benefactor-prestige = prestige points
option-benefactor-coins = coins
option-on = on
option-off = off

## Errors

error-game-over = The game is over.
error-no-such-seat = There is no seat { $seat } in this game.
error-not-waiting = { $player-who ->
        [you] There is nothing for you to decide right now.
       *[other] { $player } has nothing to decide right now.
    }
error-not-offered = “{ $choice }” is not an option right now.
error-setup-players = The game is for 2 to 5 players, not { $n }.
error-setup-same-colour = Two players cannot both be { $colour-plain }.
error-setup-start = There is no seat { $seat } for the start player in this game.
error-file-read = The file { $file } cannot be read: { $reason }.
error-file-write = The file { $file } cannot be written: { $reason }.
error-record = The file { $file } is not a game that can be continued ({ $reason }).

## Words of the table, for terminal and browser

ui-you = You
ui-colour = Colour
ui-prestige = Prestige
ui-coins = Coins
ui-supply = Personal supply
ui-general-supply = General supply
ui-rats = Rats
ui-messages = Messages

## The terminal

# Names for players who gave none, with commas between them.
terminal-names = Agnes, Blaise, Colette, Denis, Edith

terminal-welcome = Notre Dame. You play { $colour-plain } against { $opponents }. Type the number of an option, or “help” to see what else you can do.
terminal-character = { $bot }: { $character }
# $bot is the kind of bot behind a name.
terminal-opponent = { $name } ({ $bot })
terminal-round = Round { $round } of 9, period { $period }
terminal-round-phase = Round { $round } of 9, period { $period }: { $phase }
terminal-round-start = { $player-who ->
        [you] You are the start player.
       *[other] { $player } is the start player.
    } Plague value of this round: { $value }.
terminal-persons = This round’s persons (plague value { $value }):
terminal-persons-to-come = Grey persons still to come, in unknown order: { $persons }.
terminal-persons-spied = Grey persons still to come, in this order: { $persons }.
terminal-person = { $person } ({ $rats ->
        [0] no rats
        [one] 1 rat
       *[other] { $rats } rats
    }): { $effect }
terminal-kept = You have kept { $card-the }.

# An option with what comes of it.
terminal-option = { $choice }: { $note }
terminal-option-more = { $results }, then another choice
terminal-option-nothing = no effect right now
terminal-drive-free = { $message }
terminal-drive-closed = { $message }, you can’t take it yet

# $open says whether the reader may see the prestige points.
terminal-belongings = { $player-who ->
        [you] You have
       *[other] { $player } has
    } { $open ->
        [yes] { $prestige ->
            [one] 1 prestige point
           *[other] { $prestige } prestige points
        }
       *[no] hidden prestige points
    }, { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }, { $supply ->
        [one] 1 marker
       *[other] { $supply } markers
    } in supply and rats on { $rats }.
terminal-on-board = On the board: { $places }.
terminal-no-pieces = On the board: no pieces yet.
terminal-place-pieces = { $place } { $pieces }
terminal-pieces = { $friend ->
        [yes] { $markers ->
            [0] friend
           *[other] { $markers }+friend
        }
       *[no] { $markers }
    }
terminal-borough-heading = { $borough } ({ $colour-plain })
terminal-borough-carriage = Carriage at { $market-the }. Messages collected: { $messages }.
terminal-board-streets = Carriages and messages
terminal-board-carriage = { $player-who ->
        [you] Your carriage is at { $market-the }.
       *[other] { $player }’s carriage is at { $market-the }.
    }
terminal-board-messages = { $borough }: { $messages }
terminal-board-message = { $spot } ({ $kind })
terminal-board-notre-dame = { $markers ->
        [0] Notre Dame shares out { $value } points at the end of the period; no markers there yet.
        [one] Notre Dame shares out { $value } points at the end of the period; 1 marker is there.
       *[other] Notre Dame shares out { $value } points at the end of the period; { $markers } markers are there, so each is worth { $each } now.
    }
terminal-board-coins = { $coins ->
        [0] No coins are left in the supply.
        [one] 1 coin is left in the supply.
       *[other] { $coins } coins are left in the supply.
    }

terminal-over = The game is over. You can still look at the board and the log, save or quit.
terminal-result = Result
terminal-place = { $place }. { $player-who ->
        [you] You
       *[other] { $player }
    }: { $prestige ->
        [one] 1 prestige point
       *[other] { $prestige } prestige points
    }{ $tied ->
        [yes] {", "}{ $tiebreak ->
            [0] no coins or markers
            [one] 1 coin or marker
           *[other] { $tiebreak } coins and markers
        } in supply to break the tie
       *[no] {""}
    }{ $shared ->
        [yes] {", "}place shared
       *[no] {""}
    }
terminal-sources = Where the prestige points came from
terminal-total = Total
terminal-undone = Undone: “{ $choice }”.
terminal-saved = Saved to { $file }.
terminal-goodbye = Goodbye.
terminal-quit-unsaved = This game is not saved. Type “save” and a file name to keep it, or “quit” again to leave.
terminal-log-all = all
terminal-hint = The expert’s opinion, best option first:
terminal-hint-option = { $number }. { $choice }: about { $points } points at the end, { $percent }% to win

terminal-command-board = board
    .usage = board, board NAME
    .explain = all boroughs side by side, or one player’s in words
terminal-command-persons = persons
    .usage = persons
    .explain = the persons of this round, what they do, and who may still come
terminal-command-log = log
    .usage = log, log all
    .explain = what happened in this round, or in the whole game
terminal-command-options = options
    .usage = options
    .explain = the options of this game
terminal-command-rules = rules
    .usage = rules NAME
    .explain = what a card, a person or a sector does
terminal-command-hint = hint
    .usage = hint
    .explain = what the strongest bot thinks of your options
terminal-command-help = help
    .usage = help, help TOPIC
    .explain = this list, or a topic
terminal-command-undo = undo
    .usage = undo
    .explain = undo your last choice, until someone else acts
terminal-command-save = save
    .usage = save FILE
    .explain = write the game to a file; “notredame play --load FILE” continues it
terminal-command-quit = quit
    .usage = quit
    .explain = leave

terminal-help-answer = Answer with the number of an option, or in words: “play bank”, “hire monk”, “pass”. An empty line repeats the question. Other commands:
terminal-help-command = { $command }: { $effect }.
terminal-help-topics = Topics: { $topics }.

terminal-help-game = Nine rounds in three periods, A to C. Each round turns up three persons, whose rats are the plague value. Everyone then chooses three action cards (draw three, keep one and pass two to the left; keep one and pass one), plays two of them in turn, and may hire one person for 1 coin. Then the plague strikes. After every third round Notre Dame is scored. Whoever has the most prestige points wins.
    .title = game
terminal-help-actions = A sector’s card places a marker from your personal supply there and uses the sector with all your pieces in it. With an empty supply you may move a marker on the board instead. Notre Dame’s card places a marker on the tile and takes a donation. The trusted friend moves to another of your sectors and counts as a piece there; you then use that sector.
    .title = actions
terminal-help-hiring = After everyone has played two cards, each player may hire one of the three persons: pay 1 coin, then the person serves you once. Several players may hire the same person. Six brown persons come in every period; nine grey ones come once.
    .title = hiring
terminal-help-plague = At the end of each round your rat marker moves forward by the plague value minus your pieces in the hospital, or back if the hospital is stronger. If it would pass 9, it stops there and you lose 2 prestige points and a marker from your fullest sector.
    .title = plague
terminal-help-carriage = Each step takes your carriage along a street to the next marketplace. Where it stops you may take the message and use it immediately, but only if you don’t already have more of its colour than of any other colour still on the board.
    .title = carriage
terminal-help-end = After each period Notre Dame’s points are divided among all markers on it, rounded down; the markers then go to the general supply. After the ninth round, whoever has the most prestige points wins. Ties are broken by coins plus markers in the personal supply; if still tied, the victory is shared.
    .title = end

terminal-option-value = { $option }: { $value }. { $explain }
terminal-option-name = { $option }. { $explain }

terminal-glossary-action = { $name } (action card): { $effect }
terminal-glossary-sector = { $name } (sector): { $effect }
terminal-glossary-person = { $name } ({ $stack }{ $expansion ->
        [yes] {", "}New Persons
       *[no] {""}
    }, { $rats ->
        [0] no rats
        [one] 1 rat
       *[other] { $rats } rats
    }): { $effect }

terminal-error-input = “{ $input }” was not understood. Type a number from 1 to { $n }, or “help”.
terminal-error-number = There is no option { $input }. Type a number from 1 to { $n }.
terminal-error-topic = There is no help on “{ $topic }”. Topics: { $topics }.
terminal-error-name = No card, person or sector is called “{ $name }”.
terminal-error-player = Nobody here is called “{ $name }”. At the table: { $names }.
terminal-error-undo = There is nothing to undo yet.
terminal-error-undo-late = { web-error-undo-gone }
terminal-error-save-name = Add a file name: “save my-game.txt”.
terminal-error-save-over = { $file } already contains something else, which would be lost. Choose another name.
terminal-error-seat = Seat { $n } is not in a game of { $players } players.
terminal-error-names = { $n } names are too many for { $players } players.
terminal-error-long-name = “{ $name }” can’t be used as a name: expected at most { $most } characters, all of them visible.
terminal-error-which-seat = Use --seat (1 to { $players }) to say which seat is yours: the file doesn’t.

## The browser only. `web-` is for the interface around the board.

web-you = you
web-bot = bot
# Names for bots and for guests who have chosen none, with commas between them.
web-bot-names = Blaise, Odette, Thibault, Perrine, Aurélie, Gaspard, Héloïse, Lucien, Margot, Rémi
web-guest-names = Aliénor, Colin, Isabeau, Guillaume, Jehanne, Étienne, Mahaut, Renaud, Yolande, Bertrand
web-loading = Setting up the table…
web-offline = Connection lost. Reconnecting…
web-online = Connected again.
web-error-malformed = The server couldn’t read that. Reload the page and try again.
web-error-invalid = That isn’t valid. Please check it and try again.
web-error-not-signed-in = Please choose a name first.
web-error-wrong-origin = This request came from another site. Open the game at its own address.
web-error-not-found = This table or game doesn’t exist (any more). Check the link or the code.
web-error-illegal-choice = That isn’t an option right now. Choose one of those shown.
web-error-too-large = That is too large. Choose a smaller file or a shorter text.
web-error-too-many = Too many requests. Please wait a moment and try again.
web-error-full = The server is full. Please try again in a moment.
web-error-no-room = There is no room for more records at the moment. Please try again tomorrow.
web-error-slow = It took too long. Please try again.
web-error-method-not-allowed = That isn’t possible here. Reload the page and try again.
web-error-store-unavailable = Nothing can be saved at the moment. Please try again shortly.
web-error-closing = The server is restarting. Please try again in a moment.
web-error-internal = Something went wrong on our side. Reload the page and try again.
web-error-seat-taken = This seat is already taken. Choose another one.
web-error-colour-taken = Someone already plays this colour. Choose another one.
web-error-begun = The game has already started: seats can no longer be changed.
web-error-dealt = The cards were dealt without the random bytes of this device, because the game started first. The next game can have them.
web-error-seats-open = Some seats are still free. Wait for players, or fill the seats with bots.
web-error-still-here = This player is here, or has been away only briefly. Wait a little, or ask the others.
web-error-invisible-name = This name contains invisible characters. Please choose another.
web-error-name-taken = Someone at this table has a name that looks like yours. Choose another in the settings.
web-error-one-seat = At a public table, everyone has just one seat.
web-error-nothing-to-share = There is nothing to add: you have no seat here, or it was added already.
web-error-not-replaceable = There is nobody to replace at this seat.
web-error-no-person = Only someone who plays here can be the host.
web-error-nobody-to-ask = Nobody else is here to agree. Wait a little longer.
web-error-pending = The others are already being asked something else. Wait for their answer.
web-error-closed-table = The host has closed this table to spectators. You can see the game when it is over.
web-error-muted = The host has muted you at this table.
web-error-host-only = Only the host of the table can do that.
web-error-undo-gone = Too late to undo: someone else has acted, or hidden cards have been revealed.
web-error-undone-enough = You’ve undone a lot this turn. This choice stays.
web-error-others-play = Other people are playing here. Only a game that nobody else plays can be continued elsewhere.
web-error-not-your-seat = This seat belongs to someone else.
web-error-players-only = Only the players of this game can do that.
web-error-hints-off = Hints are off at this table.
web-error-not-begun = The game hasn’t started yet. Wait for the host to start it.
web-error-not-playing = No game is in progress at this table.
web-error-not-over = That is available once the game is over.
web-error-archived = This table is already archived.
web-error-not-your-turn = It isn’t your turn yet.
web-error-bot-answered = A bot has already answered for this seat, and its answer stays.
web-error-busy = Someone else changed this table at the same time. Please try again.
web-error-other-rules = This game was dealt with another version of the rules. It can only be continued with that version.
web-error-storage-full = This device has no room left, so nothing was saved and your choice wasn’t made. Free up some space and try again.
web-error-storage = This browser doesn’t let the page keep anything, so you can’t play here. Allow site data for this page, or leave private browsing, and reload.
web-error-device = The game couldn’t be started in this browser. Reload the page; if that doesn’t help, update the browser.
web-error-needs-others = This table has a free seat, and nobody could find it on this device. Open the link on a server.
web-notice-unreadable = A game on this device can’t be read by this version. It stays stored, and all others are here.

# The page without a server

web-update-ready = A new version is ready.
web-update-take = Reload
web-update-waits = Another tab is in the middle of something. Go to the home page there or close it, then reload.
web-play-offline = Play without a connection
web-back-online = Back to the server
web-move = Continue elsewhere
web-move-sure = Continue this game elsewhere? The file and the link contain every card, so it will no longer count in your statistics.
web-move-lead = Continue this game on another device or on a server. It also stays here as it is.
web-move-file = Save as file
web-move-where = Where to continue
web-move-where-explain = the address of this page or a server
web-move-qr = QR code of the link to this game
web-move-too-long = This game is too long for a QR code. Use the link or the file.
web-bad-address = This isn’t a valid address. Please check it.
web-take-online = Take this table online
web-take-online-lead = Friends join on a server. Enter its address, and this table opens there with an invite link.
web-take-online-go = Open it there
web-server-address = Server address
web-bring-game = Continue this game here?
web-bring-game-lead = It was dealt elsewhere, so the deal can’t be checked here. It won’t count in your statistics.
web-bring-game-accept = Continue here
web-bring-table = Open this table here?
web-bring-table-lead = You get a link and a code to send to your friends.
web-bring-table-accept = Open the table
web-bring-choices = { $n ->
    [one] { $n } choice so far
   *[other] { $n } choices so far
}
web-bring-unreadable = This link doesn’t contain a game. Ask for it again.
web-bring-refused = This game can’t be continued here. It was altered or cut off, or uses different rules.
web-close = Close
web-sure = Are you sure?
web-cancel = Cancel
web-save = Save
web-saved = Saved.
web-copy = Copy
web-copied = Copied.
web-send = Send
web-search = Search
web-search-none = Nothing found.
web-moment = One moment…

web-phases = Phases of the round
web-phase-persons = Persons
web-phase-draft = Draft
web-phase-actions = Actions
web-phase-hiring = Hiring
web-phase-plague = Plague
web-phase-over = End
web-round = Round { $round }
web-round-of = of 9 · period { $period }
web-start-player = Start player
web-has-chosen = has chosen

web-board = Board with { $n } boroughs around Notre Dame
web-sector-label = { $sector }: { $friend ->
        [yes] { $n ->
            [0] the friend
            [one] 1 marker and the friend
           *[other] { $n } markers and the friend
        }
       *[no] { $n ->
            [0] no markers
            [one] 1 marker
           *[other] { $n } markers
        }
    }
web-harbour-label = Harbour: rats on { $rats }, after the plague on { $to }
web-notre-dame-label = Notre Dame: { $n ->
        [0] no markers, { $value } points to share
        [one] 1 marker, worth { $pays } of { $value } points
       *[other] { $n } markers, each worth { $pays } of { $value } points
    }
web-carriage-label = { $player }’s carriage: { $market }

web-persons = Persons for hire
web-persons-hint = 1 coin each, one per round
web-rats = { $n ->
        [0] no rats
        [one] 1 rat
       *[other] { $n } rats
    }
web-forecast = Plague at the end of this round
web-forecast-label = Plague { $value } minus hospital { $hospital }: the rats go from { $from } to { $to }{ $overrun ->
        [yes] {" "}and overrun the borough
       *[no] {""}
    }
web-forecast-overrun = Past 9: you would lose 2 prestige points and a marker.
web-to-come = Still to come
web-players = Players
web-messages = { $n ->
        [0] no messages
        [one] 1 message
       *[other] { $n } messages
    }
web-coins = { $n ->
        [one] 1 coin
       *[other] { $n } coins
    }
web-supply = { $n ->
        [one] 1 marker
       *[other] { $n } markers
    } in the personal supply, { $general } in the general supply
web-rats-on = Rats on { $n }
web-rats-to = after the plague on { $n }{ $overrun ->
        [yes] , overrun
       *[no] {""}
    }
web-hired-by = Hired by { $players }
web-coins-word = Coins
web-markers-word = Markers
web-rats-word = Rats
web-log = Game log
web-while-away = { $n ->
        [one] 1 thing happened while you were away
       *[other] { $n } things happened while you were away
    }
web-missed = While you were away · { $at } of { $of }
web-missed-list = While you were away
web-missed-more = Earlier events are in the log ({ $n }).
web-missed-done = Continue
web-log-group = Round { $round } · { $phase }
web-log-undone = { $player } takes back the last choice.
web-log-left = A bot plays for { $player }.
web-log-clock = Time is up: a bot chose for { $player }.
web-time-left = Time left: { $time }
web-time-days = { $n } d
web-time-hours = { $n } h
web-time-minutes = { $n } min
web-log-returned = { $player } is back.

# What happens, told step by step beside the board. $sum is “2 + 3 + 1”.
web-stage = What’s happening
web-stage-skip = Skip
web-stage-rats = { $sum } = { $n ->
        [0] no rats
        [one] 1 rat
       *[other] { $n } rats
    }
web-stage-to-all = { $n ->
        [0] No rats come this round
        [one] 1 rat comes to every borough
       *[other] { $n } rats come to every borough
    }
web-stage-reach = { $player-who ->
        [you] The rats reach your borough
       *[other] The rats reach { $player }
    }
web-stage-hospital = { $player-who ->
        [you] Your hospital holds back { $n }
       *[other] { $player }’s hospital holds back { $n }
    }
web-stage-back = { $player-who ->
        [you] Your hospital drives rats away
       *[other] { $player }’s hospital drives rats away
    }
web-stage-still = { $player-who ->
        [you] No rats come to you
       *[other] No rats come to { $player }
    }
web-stage-doctor = { $player-who ->
        [you] The doctor protects you
       *[other] The doctor protects { $player }
    }
web-stage-overrun-of = { $player-who ->
        [you] The rats overrun your borough!
       *[other] The rats overrun { $player }’s borough!
    }
web-stage-spread = The rats spread
web-stage-overrun = Overrun
web-stage-on = on { $n }
web-stage-each = for each marker
web-stage-left-over = { $n } left over
web-stage-no-marker = no marker
web-stage-window = The markers return to the general supplies.
web-stage-period = Notre Dame · end of period { $period }
web-stage-plays = { $player } plays
web-stage-hires = { $player } hires
web-stage-dealt = Three new cards for everyone

web-dock = Your turn
web-dock-idle = Waiting
web-hand = Your hand
web-draft = The draft
web-answers = Choices
web-kept = Kept
web-keep = Keep
web-pass-to = to { $player }
web-played = played
web-undo = Undo
web-final = This can’t be undone.
web-take-along = Take the message there
web-restart = Restart turn
web-hint = Get a hint
web-hint-short = Hint
web-hint-says = A bot would choose: { $choice }
web-own-borough = Your borough
web-zoom = Zoom
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-zoom-all = Whole board
web-closer = Zoom in on { $player }’s borough
web-draft-picked = You’re keeping: { $card }
web-draft-waiting = { $n ->
        [one] { $players } is still choosing. You may change your mind.
       *[other] { $players } are still choosing. You may change your mind.
    }
web-waiting = { $n ->
        [one] { $players } is choosing
       *[other] { $players } are choosing
    }
web-waiting-draft = Everyone keeps a card and passes the others on.
web-waiting-actions = Players take turns playing a card, two each per round.
web-waiting-hiring = Each player may hire one person for 1 coin.
web-waiting-plague = The rats are coming.
web-why-no-effect = no effect now
web-why-no-marker = no marker: move one

web-short-cloister-school = markers
web-short-bank = coins
web-short-residence = prestige
web-short-carriage-house = fetch a message
web-short-hotel = 1 of 3 bonuses
web-short-park = rats back 1
web-short-hospital = rats back 1
web-short-notre-dame = donate
web-short-trusted-friend = use a sector

web-memory = Cards you’ve seen
web-memory-tab = Cards
web-memory-lead = Action cards in period { $period }, and persons still to come.
web-memory-player = Deck
web-memory-unseen = Not seen yet
web-memory-seen = Seen
web-memory-order = In this order (spy)
web-rules = Rules
web-sound-on = Turn sound on
web-sound-off = Turn sound off
web-menu = Menu
web-pause = Pause
web-go-on = Resume
web-pace = Playback speed
web-skip = Catch up
web-title-turn = Your turn · Notre Dame
web-title-round = Round { $round } · Notre Dame
web-seat-open = open seat
web-leave = Leave (a bot takes over)
web-leave-sure = Leave the table? A bot will play for you; you can take your seat back later.
web-take-back = Take your seat back
web-archived = This table is on hold
web-archived-why = Nobody has played here for a long time. Anyone with a seat can resume the game at any time.
web-resume = Resume game
web-replace = Let a bot play for { $player }
web-ask-to-replace = Ask the others to let a bot play for { $player }
web-make-host = Make { $player } the host
web-host-is = { $player } is the host now.
web-close-to-spectators = Close the table to spectators
web-open-to-spectators = Let spectators in
web-mute = Mute { $player }
web-unmute = Let { $player } speak again
web-asked-replace = { $asker ->
    [you] You asked the others to let a bot play for { $about }.
    [about-you] { $player } asks the others to let a bot play for you. If they all agree and you do nothing for a minute, the bot takes over. Any move of yours, a message or “I’m here” ends this.
   *[other] { $player } asks: may a bot play for { $about }? If { $about } is connected, there is a minute to object.
 }
web-grant = Agree
web-let-a-bot-play = Let a bot play for me
web-confirm-bots = Let the bots play
web-ask-to-take-back = Ask to undo my last choice
web-asked-take-back = { $asker ->
    [you] You asked the others to let you undo your last choice.
   *[other] { $player } asks: may I undo my last choice? Everything after it will be undone too.
 }
web-decline = Decline
web-withdraw = Withdraw
web-i-am-here = I’m here
web-home = All tables
web-code = Join code: { $code }
web-chat = Write to the table
web-talk = Talk
web-log-tab = Log
web-log-empty = Events will be listed here.
web-side = Log and talk
web-fold = Fold
web-unfold = Unfold
web-talk-empty = Nobody has said anything yet.
web-unread = { $n ->
    [one] { $n } new line
   *[other] { $n } new lines
}
web-watching = { $n } watching
web-who-is-here = Who is here
web-say-hello = Hello
web-say-well-played = Well played
web-say-thanks = Thanks
web-say-one-moment = One moment
web-say-good-game = Good game

web-settings = Settings
web-language = Language
web-theme = Theme
web-theme-auto = same as device
web-theme-light = light
web-theme-dark = dark
web-speed = Speed
web-speed-explain = How fast events are shown. You can always answer right away.
web-speed-0 = off
web-speed-1 = calm
web-speed-2 = brisk
web-sound = Sound
web-sound-explain = Quiet sound effects as things happen.
web-coach = Coach
web-coach-explain = Explains each phase when it comes up.
web-coach-on = Turn coach on
web-coach-off = Turn coach off
web-notify = Notifications
web-notify-explain = Lets you know it’s your turn when this page is in the background.
web-confirm = Confirm moves that can’t be undone
web-confirm-explain = Asks for a second click before cards are passed or something hidden is revealed.
web-single-keys = Single-key shortcuts
web-single-keys-explain = Letters, digits and signs such as U, 1 and + work as shortcuts. Turn this off if you press them by mistake or use speech input.
web-your-name = Your name
web-name = Name
web-other-device = Another device
web-devices = Your devices
web-devices-explain = See where you’re signed in, sign out, or get a recovery code.
web-devices-lead = You’re signed in on these devices.
web-device = Browser
web-device-program = Program
web-device-this = this device
web-sign-out = Sign out
web-sign-out-sure = Sign out this device? Any tables open on it will close.
web-sign-out-this = Sign out here? Without another device or a recovery code, you can’t get back in.
web-recovery = Recovery code
web-recovery-explain = A code to write down. It signs you in if you lose all your devices, and replaces any earlier code.
web-recovery-new = New code
web-recovery-none = There is no code yet.
web-recovery-since = There has been a code since { $date }. If you didn’t make it, or someone else has seen it, make a new one or revoke it.
web-recovery-revoke = Revoke the code
web-recovery-revoke-sure = Revoke the recovery code? Nobody can sign in with it any more, you included.
web-recovery-lead = Write this code down and keep it safe. It is shown only once.
web-recover = Sign in with a recovery code
web-recover-sure = { $player } is signed in on this device. The code signs someone else in; without another device or a recovery code { $player } can’t come back.
web-sign-in = Sign in
web-signed-in = Welcome back, { $player }.
web-passkey = Passkey
web-passkeys = Passkeys
web-passkeys-explain = Sign in with your fingerprint, your face or a security key instead of a code.
web-passkeys-not-built = This build of the server has no passkeys. The downloads have them; otherwise build with `--features passkeys`.
web-passkey-new = New passkey
web-passkey-remove = Remove
web-passkey-remove-sure = Remove this passkey? You can no longer use it to sign in here. It may still be stored on your device.
web-use-passkey = Sign in with a passkey
web-passkey-failed = That didn’t work. Try again, or sign in another way.
web-use-link = Sign in with the link
web-use-link-sure = { $player } is signed in on this device. The link signs in someone else; without another device or a recovery code, { $player } can’t get back in.
web-other-device-explain = Keep playing under the same name on a phone or another computer.
web-other-device-lead = Open this link on the other device. It works once.
web-link-expired = This link has expired or has already been used. Create a new one on your other device.
web-lost-table = No table at the end of this street
web-lost-replay = No game at the end of this street
web-lost-page = Nothing at the end of this street
web-lost-why = { $address } leads nowhere. Perhaps a letter is missing, or the link belongs to another server.
web-lost-again = Try again
web-qr-device = QR code of this link
web-link = Link

web-home-eyebrow = Two to five players · nine rounds
web-home-title = A borough in the shadow of the cathedral
web-home-lead = Spread your influence, send your carriage for messages, hire the right people, and keep the rats in the harbour.
web-play-now = Play now
web-play-now-lead = You and three bots. No account needed, starts right away.
web-play-now-first = You and two novices, to learn the game. No account needed.
web-play-stronger = I know the game: three stronger bots
web-first-eyebrow = Your first game
web-first-title = Nine rounds to make a name
web-first-1 = Whoever has the most prestige points after nine rounds wins. Notre Dame gives points for donations, and shares points among those who have markers there.
web-first-2 = Play two cards each round. A card puts a marker into its sector and uses it: the more markers there, the more you get.
web-first-3 = Mind the rats in your harbour: they climb every round, and if they are pushed past 9, you lose points and a marker.
web-first-go = Let’s play
web-first-skip = Skip, I know the game
web-play-as = You play as
web-new-table = New table
web-code-or-link = Code or link
web-join = Join
web-your-tables = Your tables
web-open-tables = Open tables
web-open-record = Open a record
web-table-waiting = { $n } of { $of } seats taken
web-table-waiting-for = Waiting for { $players }
web-with = with { $players }
web-sit = Sit down
web-look-in = Open
web-welcome-back = Welcome back
web-tables-wait = { $n ->
    [0] No table is waiting for you.
    [one] { $n } table is waiting for you.
   *[other] { $n } tables are waiting for you.
}
web-your-turn = Your turn
web-others-think = Others are thinking
web-no-tables = Nothing is going on. Start a game, or sit down at an open table.
web-no-open-tables = Nobody is waiting. Open a table, and others will see it.
web-to-watch = Games to watch
web-your-games = Your games
web-no-games = Your first game will be listed here.
web-all-games = all { $n }
web-place-of = Place { $place } of { $n }
web-play = Play
web-watch = Watch
web-figures = Your games in numbers
web-figure-games = games
web-figure-won = won
web-figure-mean = mean score
web-figure-best = best score
web-title-waiting = ({ $n }) Notre Dame

web-seat = Seat { $n }
web-seat-me = you
web-seat-bot = bot
web-level = Level
web-option-public = Public
    .explain = The table is listed under open tables; otherwise only people with the link or code can find it.
web-option-clock = Time for each choice
    .explain = When the time is up, a bot makes that choice; after three in a row it keeps the seat until the player comes back.
web-option-clock-0 = None
web-option-clock-60 = 1 minute
web-option-clock-300 = 5 minutes
web-option-clock-86400 = 1 day
web-option-clock-259200 = 3 days
web-option-clock-other = { $time } for each choice
web-option-substitute = Stand-in
    .explain = The bot that plays for someone whose time is up or who has left.
web-option-pace = Bots continue
    .explain = You can undo your choice until then, and even later if nothing hidden has been revealed.
web-option-pace-at-once = Immediately
web-option-pace-pause = After a pause
web-option-pace-on-word = When I say so
web-option-hints = Hints
    .explain = Players may ask a bot for a hint when it’s their turn.
web-presets = Ready-made tables
web-preset-first = First game
    .explain = You and two novices, with hints
web-preset-friends = With friends tonight
    .explain = By link, everyone at the same time
web-preset-days = Over several days
    .explain = By link, everyone plays when there is time
web-preset-expert = Expert table
    .explain = Three experts and the New Persons
web-kind-open = by link
web-kind-beside = beside me
web-agreed = What is agreed
web-sum = Your table
web-sum-players = { $n } players
web-sum-beside = { $n ->
    [one] you, and { $n } more on this device
   *[other] you, and { $n } more on this device
}
web-sum-open = { $n ->
    [one] { $n } seat by link
   *[other] { $n } seats by link
}
web-sum-bots = { $n ->
    [one] { $n } bot
   *[other] { $n } bots
}
web-open-table = Open the table
web-open-table-lead = You get a link and a code to send to your friends. Seats and colours can be changed until the game starts.
web-start-now = Start now

web-seats = Seats
web-seat-free = free
web-here = here
web-away = away
web-sit-here = Sit here
web-stand = Stand up
web-waiting-room = { $n ->
        [one] One seat is free
       *[other] { $n } seats are free
    }
web-waiting-ready = Everyone is here
web-waiting-lead = Share the link or let someone scan the code. Anyone who opens it can sit down right away.
web-qr = QR code of the invite link
web-invite-link = Invite link
web-start = Start
web-start-with-bots = { $n ->
        [one] Start with a bot in the free seat
       *[other] Start with bots in the free seats
    }
web-table-of = { $player }’s table
web-seat-free-lead = for anyone with the link
web-add-bot = Add a bot
web-open-seat = Take { $player } away and open the seat
web-ask-to-leave = Ask { $player } to leave
web-swap-seats = Swap with the seat below
web-ask-to-leave-sure = { $player } will be able to watch, and can sit down again where a seat is free.
web-your-colour = Your colour
web-invite = Invite
web-share = Share
web-or-wait = Or wait until someone takes the free seat.
web-or-watch = Or stay and watch.
web-host-starts = You’re in. { $player } will start the game.
web-host-starts-soon = You’re in. The host will start the game.
web-room-full = All seats are taken. Stay here to watch the game.

web-pass-device = Pass the device to { $player }
web-pass-device-why = The other players’ cards stay hidden until then.
web-pass-device-ready = I am { $player }

web-look-board = View the board
web-result = The result
web-replay = Replay
web-record = Download record
web-deal = The deal
web-deal-fair = Checked on this device: the cards follow from a secret fixed before anyone sat down, and from random numbers of this device. If every player’s device shows this, nobody could choose them alone.
web-deal-without-yours = Checked on this device: the cards follow from a secret fixed before anyone sat down. Random numbers of this device are not part of it.
web-deal-changed = The cards follow from a secret fixed before anyone sat down, but the rules or the seats are not those that this device saw last before the game. If nobody changed them just before the start, ask whoever runs this server.
web-deal-wrong = The cards do not follow from what was promised before the game. Keep the record and ask whoever runs this server.
web-deal-compared = This device dealt the cards again and found { $n } cards, persons and messages where it had seen them in the game.
web-deal-unknown = This browser can’t check the deal here. The record can be checked with “notredame verify”.
web-deal-moved = This game was dealt elsewhere, so the deal can’t be checked here.
web-after-nine = After nine rounds
web-verdict = { $n ->
        [0] { $player } wins on the tiebreaker
        [one] { $player } wins by 1 point
       *[other] { $player } wins by { $n } points
    }
web-verdict-you = { $n ->
        [0] You win on the tiebreaker
        [one] You win by 1 point
       *[other] You win by { $n } points
    }
web-verdict-tie = A shared victory: { $players }
web-your-place = You came { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[5] fifth
    } with { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $tied ->
        [yes] ; ties are broken by coins and markers: you had { $rest }.
       *[no] .
    }
web-rematch = Rematch
web-to-rematch = Go to the rematch
web-points-by-source = Points by source
web-source-residence = Residence
web-source-notre-dame = Notre Dame
web-source-messages = Messages
web-source-persons = Persons
web-source-park = Park
web-source-other = Other
web-rest = { $n ->
        [0] no coins or markers left
        [one] 1 coin or marker left
       *[other] { $n } coins and markers left
    }
web-score-by-round = Score by round
web-coins-by-round = Coins by round
web-rats-by-round = Rats by round
web-moments = Highlights
web-moment-line = { $player }: { $source }

web-step = Step { $step } of { $of }
web-step-start = Start
web-back = Back
web-forward = Forward
web-to-start = To the start
web-to-end = To the end
web-turn-back = Previous turn
web-turn-on = Next turn
web-eyes = View as
web-eyes-open = all cards visible
web-jump-round = Jump to a round
web-copy-step = Copy a link to this step

web-help-message = Message
web-help-message-text = Stop here with your carriage to take it. You can’t take it if you already have more of its colour than of another colour still on the board.
web-help-market = Marketplace
web-help-market-text = Each step takes a carriage along a street to the next marketplace.
web-help-harbour = Harbour and plague
web-help-harbour-text = At the end of the round your rat marker moves up by the rats on the three persons, minus your pieces in the hospital. If it would pass 9, you lose 2 prestige points and a marker.
web-help-carriage = Carriage
web-help-carriage-text = It moves when you use the carriage house: up to 1 step for each piece there.
web-help-notre-dame = Notre Dame
web-help-notre-dame-text = Each marker lights a pane. At the end of a period the markers share the tile’s points; the number in the middle is what each would earn now.
web-help-bell = Bell-ringer
web-help-bell-text = Whoever has it goes first. It passes to the left after each round.
web-help-player = Player
web-help-player-text = Coins, markers in the personal supply (and in the general supply), rats, collected messages; at the top right the cards played this round, and the prestige points.
web-help-phase-persons = Three persons come to town, two brown and one grey. They can be hired at the end of the round, and their rats bring the plague.
web-help-phase-draft = Everyone draws three cards, keeps one and passes two on, then keeps one of the two received and passes the other.
web-help-phase-actions = Players take turns playing one card, twice around the table. The third card is discarded.
web-help-phase-hiring = Everyone may hire one of the three persons for 1 coin.
web-help-phase-plague = Each rat marker moves up by the rats on the three persons, minus the pieces in the hospital.

web-coach-phase-draft = Keep one of your three cards; the other two go to your left neighbour. Of the two you get from the right, keep one and pass the other on; a last card comes to you. You will play two of these three.
web-coach-phase-actions = Each card belongs to a sector: a marker goes there, and the sector pays for all pieces in it. So the same sector pays more each time.
web-coach-phase-hiring = For 1 coin, one of the three persons will now work for you. Keep a coin for this: it is nearly always worth it.
web-coach-phase-plague = Your rat marker now moves up by the rats on the three persons, minus your pieces in the hospital. Don’t let it be pushed past 9.
web-coach-keep-second = Two cards came from your right neighbour. Keep one; the other goes on. Think of what your left neighbour could do with it.
web-coach-play = Hover over a card, or tap it once, to see what it would get you. Undo takes back a step.
web-coach-drive = Move your carriage to a market with a message. You can’t take it if you already have more of its colour than of another colour still on the board.
web-coach-donate = A donation gives points now, and your marker shares the tile’s points at the end of the period.
web-coach-move-marker = You have no markers left in your supply. Move one from a sector you no longer need; the cloister school gets you new ones.
web-coach-place-friend = The friend costs no marker: it moves, counts as a piece and lets you use that sector. Send it where many of your pieces already are.
web-coach-take-message = A message gives you what it shows right away. Leave it only if you need its colour elsewhere first.
web-coach-lose-marker = The rats have overrun your borough. Give up the marker you need least; more pieces in the hospital would have held them back.

web-rules-cards = Action cards
web-rules-more = More rules
web-rules-gallery = Cards and persons
web-search-rules = Search rules, cards and persons
web-filter = Show only
web-filter-all = All
web-rule-goal = The aim
    .text = You control one of the boroughs around Notre Dame. After nine rounds, in three periods of three, whoever has the most prestige points wins.
web-rule-round = A round
    .text = Every round has five phases: three persons are revealed; cards are drafted; everyone plays two cards; everyone may hire a person; the plague strikes.
web-rule-persons = Persons
    .text = Two brown person cards and one grey one lie face up. The brown ones come back in every period, the grey ones appear once. The rats on the three are the plague of the round.
web-rule-draft = The draft
    .text = Everyone draws three of their own nine cards, keeps one and passes two to the left. Of the two received, one is kept and one passed on; the card that comes last completes the hand.
web-rule-actions = Playing cards
    .text = Players take turns playing one card and carrying out its action, then a second one. The third is discarded unseen. A sector’s card places a marker from the personal supply there and then uses the sector.
web-rule-hiring = Hiring
    .text = In turn order, each player may pay 1 coin to hire one of the three persons. Several players may hire the same one.
web-rule-plague = The plague
    .text = Each rat marker moves up by the number of rats on the three persons, minus the pieces in its owner’s hospital; if the hospital has more, it moves back. If it would pass 9, it stops there, and 2 prestige points and a marker from the fullest sector are lost.
web-rule-supply = When the supply is empty
    .text = If your personal supply is empty, you may move one of your markers on the board instead (never the friend). The cloister school, the hotel, messages and some persons bring markers from the general supply.
web-rule-notre-dame = Notre Dame
    .text = Its card places a marker there and takes a donation: 1, 2 or 3 coins for 1, 3 or 6 prestige points. At the end of each period the tile’s points are shared evenly among all markers there, rounded down, and the markers return to the general supply.
web-rule-carriage = The carriage
    .text = Each piece in the carriage house lets your carriage move up to one step along the streets, through any borough. Where your carriage stops, you may take the message.
web-rule-messages = Messages
    .text = A message gives prestige points right away, and most give something more. You may take a message only if you don’t already have more of its colour than of any other colour still on the board.
web-rule-park = The park
    .text = Whenever you gain prestige points, you gain 1 more for every two pieces in your park.
web-rule-friend = The trusted friend
    .text = Markers and the friend together are called pieces. The friend moves from sector to sector; it counts wherever it is and is never lost to the plague.
web-rule-bell = The bell-ringer
    .text = Whoever has the bell-ringer goes first. After each round it passes to the left.
web-rule-end = The end
    .text = After the ninth round, whoever has the most prestige points wins. Ties are broken by coins plus markers in the personal supply; if still tied, the victory is shared.
web-rule-two = Two players
    .text = Two boroughs have no owner. Their messages can be collected like any others.
web-rule-undo = Undo
    .text = You can undo a step as long as it revealed nothing hidden and no one else has acted since.
web-keys = Keyboard: 1–9 jump to a choice, Enter takes it, U undoes, + and − zoom, 0 shows the whole board, ? explains, Esc drops a selection. T opens the talk. In a replay: arrows step, Page Up and Page Down go by turns, 1–9 by rounds, space plays.
