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
sector-carriage-house-effect = Drive your carriage up to 1 step for each of your pieces here; you may take the message where it stops.
sector-hotel-effect =
    { $edition ->
        [2007] Take 1 coin, or 1 marker, or move your rat marker back 1. With 4 or more pieces here, choose twice.
       *[2017] Take 1 coin, or 1 marker, or move your rat marker back 1. With 3 or more pieces here, choose twice.
    }
sector-park-effect = Move your rat marker back 1. Every 2 pieces here add 1 prestige point whenever you gain any.
sector-hospital-effect = Move your rat marker back 1. Every piece here lowers the plague by 1 at the end of each round.

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
action-carriage-house-effect = Place a marker, then drive up to 1 step for each of your pieces there; you may take the message where it stops.
action-hotel-effect =
    { $edition ->
        [2007] Place a marker, then take 1 coin, or 1 marker, or move your rat marker back 1; twice with 4 or more pieces there.
       *[2017] Place a marker, then take 1 coin, or 1 marker, or move your rat marker back 1; twice with 3 or more pieces there.
    }
action-park-effect = Place a marker, then move your rat marker back 1. Every 2 pieces there add 1 to each gain of prestige.
action-hospital-effect = Place a marker, then move your rat marker back 1. Every piece there lowers the plague by 1.
action-notre-dame-effect = Place a marker on Notre Dame and donate 1, 2 or 3 coins for 1, 3 or 6 prestige points. The markers there share the tile’s points at the end of the period.
action-trusted-friend-effect = Send your friend into another of your sectors and use it. The friend counts as a piece there.

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
person-hostess-effect = Gain 3 prestige points, and take 1 coin, or 1 marker, or move your rat marker back 1.
person-minstrel-effect = Move 1 to 3 of your pieces from one of your sectors to another. The sector is not used.
person-money-lender-effect = Take 2 coins and gain 1 prestige point.
person-fool-effect = Move one of your markers, or your friend, to another of your sectors and use it.
person-monk-effect = Take 2 markers from the general supply and gain 1 prestige point.
person-doctor-effect = This round’s plague value is 0 for you. Your hospital still counts.
person-city-guard-effect = Gain 1 prestige point for each of your pieces in your borough and on Notre Dame.
person-night-watchman-effect = Gain 1 prestige point for each of your empty sectors.
person-bishop-effect = Place a marker from the general supply in one of your empty sectors and use it.
person-guild-master-effect = Gain 2 prestige points for each of your sectors with 2 or more pieces.
person-beggar-king-effect = Gain 1 prestige point for each space between your rat marker and the end of the plague track.
person-advocate-effect = Gain 3 prestige points for every 2 messages you have collected.
person-lady-of-the-court-effect = Gain 1 prestige point for each piece in your fullest sector.
person-mayor-effect = Gain 3 prestige points for each of your sectors with 3 or more pieces.
person-carpenter-effect = Gain 1 prestige point for each of your sectors with at least 1 piece.
person-manager-effect = Gain as many prestige points as you already have.
person-nurse-effect = Place a marker from the general supply in your hospital and move your rat marker back 1.
person-scholar-effect = Show your third card and do its action.
person-priest-effect = Place a marker from the general supply on Notre Dame.
person-procurator-effect = You may use one of your sectors as it stands, without placing a marker.
person-bell-ringer-effect = Gain 3 prestige points for each of your markers on Notre Dame.
person-spy-effect = Look at the gray persons still to come and gain 2 prestige points.
person-travelling-folk-effect = You may return any of your markers from the board to the general supply. Gain 2 prestige points for each.
person-coachman-effect = You may use all your messages of one kind once more.
person-trader-effect = Take 1 coin for each outer market of your borough without a message.
person-benefactor-effect =
    { $gift ->
        [coins] You may pay coins to the supply. For each, move your rat marker back 1.
       *[prestige] You may give back prestige points. For each, move your rat marker back 1.
    }
person-butcher-effect = You may place a marker from the general supply in each of your empty sectors. They are not used.
person-advisor-effect = You may hire twice more, at once and for 1 coin each: both other persons, or one of them twice.
person-gatekeeper-effect = Gain 3 prestige points for every 2 of your markers in the general supply.
person-host-effect = Gain 2 prestige points for each of your pieces in the hotel.
person-gravedigger-effect = Gain as many prestige points as this round’s plague value.
person-actress-effect = Move all pieces of one of your sectors to another and use it.
person-mistress-effect = Place a marker from the general supply in your friend’s sector and use it.

## Stacks, phases, colours, markets

stack-brown = Brown
stack-a = Gray A
stack-b = Gray B
stack-c = Gray C

phase-draft = Choosing cards
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

spot-centre = Centre
    .plain = centre
spot-parvis = Parvis
    .plain = parvis
spot-gate = Gate
    .plain = gate
spot-quay = Quay
    .plain = quay
spot-bridge = Bridge
    .plain = bridge

# A market place: $spot of the borough of $owner. Without an owner the borough goes by its $colour.
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

## Messages, bonuses, pieces

message-kind-prestige-and-coin = 1 prestige point, 1 coin
message-kind-prestige-and-marker = 2 prestige points, 1 marker
message-kind-prestige-and-rats = 3 prestige points, rats back 1
message-kind-prestige = 4 prestige points

# A message of a colour; $kind is what it gives.
message = { $colour } message ({ $kind })
    .the = the { $colour-plain } message ({ $kind })

bonus-coin = 1 coin
bonus-marker = 1 marker
bonus-rats = rat marker back 1

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

piece-marker = Influence marker
piece-friend = Trusted friend
piece-carriage = Carriage
piece-message = Message
piece-rat-marker = Rat marker
piece-coin = Gold coin
piece-prestige-point = Prestige point
piece-bell-ringer = Bell-ringer

## Players made of code

bot-random = random
bot-novice = novice
bot-regular = regular
bot-expert = expert

## Where gains and losses come from

source-donation = Donations
source-notre-dame = Notre Dame
source-message = Messages
source-plague = Plague
source-hire = Hiring
source-park = Park

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
prompt-keep-first = Which card do you keep?
    .why = You drew three cards. Keep one; the other two go to { $left }.
prompt-keep-second = Which of these cards do you keep?
    .why = { $right } passed you two cards. Keep one; the other goes to { $left }.
prompt-play = Which card do you play?
    .why = You play two of your three cards in a round, one at a time.
prompt-move-marker = Which marker do you move { $sector-to }?
    .why = Your personal supply is empty. You may move a marker on the board instead, or play the card without its action.
prompt-donate = How much do you donate to Notre Dame?
    .why =
        { $coins ->
            [one] You have 1 coin. A donation places a marker there and gains prestige points at once.
           *[other] You have { $coins } coins. A donation places a marker there and gains prestige points at once.
        }
prompt-donate-from = Which marker do you move to Notre Dame?
    .why =
        { $coins ->
            [one] You donate 1 coin, but your personal supply is empty.
           *[other] You donate { $coins } coins, but your personal supply is empty.
        }
prompt-place-friend = Where do you send your trusted friend?
    .why = The friend counts as a piece there, and the sector is used at once.
prompt-drive = Where do you drive?
    .why =
        { $steps ->
            [one] Your carriage stands at { $market-the } and may go 1 step.
           *[other] Your carriage stands at { $market-the } and may go up to { $steps } steps.
        }
prompt-take-message = Do you take { $message-the }?
    .why = Your carriage has stopped at { $market-the }.
prompt-hotel-bonus =
    { $left ->
        [one] Which bonus do you take?
       *[other] Which bonus do you take first?
    }
    .why =
        { $left ->
            [one] The hotel gives you 1 bonus.
           *[other] The hotel gives you { $left } bonuses, also the same one again.
        }
prompt-hire = Whom do you hire?
    .why = A person costs 1 coin and serves you once.
prompt-hostess-bonus = What does the hostess give you?
    .why = Besides the 3 prestige points you get one bonus.
prompt-minstrel-from = From which sector do pieces move?
    .why = The minstrel moves 1 to 3 of your pieces from one sector to another.
prompt-minstrel-pieces = Which pieces move { $sector-from }?
    .why = The minstrel moves 1 to 3 of your pieces from one sector to another.
prompt-minstrel-to = Where do they go?
    .why = The minstrel takes { $pieces } { $sector-from }.
prompt-fool-from = Which piece does the fool move?
    .why = A marker, or your friend, goes to another of your sectors, and that sector is used.
prompt-fool-to = Where does the marker { $place-from } go?
    .why = The sector is used at once.
prompt-fool-to-friend = Where does your friend go?
    .why = The sector is used at once.
prompt-bishop-to = In which empty sector do you place the bishop’s marker?
    .why = It comes from the general supply, and the sector is used at once.
prompt-procurator-use = Which sector do you use?
    .why = The procurator lets you use a sector as it stands.
prompt-return-marker =
    { $returned ->
        [0] Do you return a marker to the general supply?
       *[other] Do you return another marker to the general supply?
    }
    .why =
        { $returned ->
            [0] The travelling folk give 2 prestige points for each marker returned.
            [one] The travelling folk give 2 prestige points for each marker. So far you return 1.
           *[other] The travelling folk give 2 prestige points for each marker. So far you return { $returned }.
        }
prompt-repeat-messages = Which messages do you use again?
    .why = The coachman lets you use all your messages of one kind once more.
prompt-benefactor-give =
    { $gift ->
        [coins] How many coins do you pay?
       *[prestige] How many prestige points do you give back?
    }
    .why = For each, your rat marker goes back 1. It stands on { $rats }.
prompt-butcher-place = In which empty sector do you place a marker?
    .why = The butcher brings a marker from the general supply to each empty sector you name. They are not used.
prompt-advisor-hire = Whom do you hire on the advisor’s word?
    .why =
        { $left ->
            [one] You may hire once more, for 1 coin.
           *[other] You may hire { $left } times more, for 1 coin each.
        }
prompt-actress-from = Which sector’s pieces move?
    .why = The actress moves all pieces of one sector to another, and that sector is used.
prompt-actress-to = Where do all pieces { $sector-from } go?
    .why = The sector is used at once.
prompt-lose-marker = Which sector loses a marker?
    .why = The rats have overrun your borough. A marker leaves your fullest sector, and several are equally full.

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
       *[other] { $n } messages: { $kind } each
    }
choice-return = Return one { $place-from }
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
choice-pass-move-marker = Move none, and go without the action
choice-pass-donate = Donate nothing and place no marker
choice-pass-drive = Stay here
choice-pass-take-message = Leave it
choice-pass-hire = Hire nobody
choice-pass-procurator-use = Use none
choice-pass-return-marker =
    { $returned ->
        [0] Return none
       *[other] That is all
    }
choice-pass-repeat-messages = Use none again
choice-pass-benefactor-give = Give nothing
choice-pass-butcher-place = Place no more
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
        [you] You draw { $cards }.
       *[other] { $player } draws { $cards }.
    }
event-drawn-hidden = { $player } draws three cards.
event-kept = { $player-who ->
        [you] You keep { $card-the }.
       *[other] { $player } keeps { $card-the }.
    }
event-kept-hidden = { $player } keeps a card.
event-two-passed = { $from-who ->
        [you] You pass { $cards } to { $to }.
       *[other] { $to-who ->
            [you] { $from } passes you { $cards }.
           *[other] { $from } passes { $cards } to { $to }.
        }
    }
event-two-passed-hidden = { $from } passes two cards to { $to }.
event-one-passed = { $from-who ->
        [you] You pass { $card } to { $to }.
       *[other] { $to-who ->
            [you] { $from } passes you { $card }.
           *[other] { $from } passes { $card } to { $to }.
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
        [you] Your friend comes { $to-to }.
       *[other] { $player }’s friend comes { $to-to }.
    }
    .brief = the friend { $to-to }
event-markers-gained = { $player-who ->
        [you] { $n ->
            [0] You find no marker left in the general supply ({ $source }).
            [one] You take 1 marker ({ $source }).
           *[other] You take { $n } markers ({ $source }).
        }
       *[other] { $n ->
            [0] { $player } finds no marker left in the general supply ({ $source }).
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
            [0] You find no coin left in the supply ({ $source }).
            [one] You take 1 coin ({ $source }).
           *[other] You take { $n } coins ({ $source }).
        }
       *[other] { $n ->
            [0] { $player } finds no coin left in the supply ({ $source }).
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
        [you] Your carriage drives from { $from-the } to { $to-the }.
       *[other] { $player }’s carriage drives from { $from-the } to { $to-the }.
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
        [you] You lay { $card-the } aside unused.
       *[other] { $player } lays { $card-the } aside unused.
    }
event-third-laid-aside-hidden = { $player } lays the third card aside unseen.
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
        [you] You make no further use of { $person-the }.
       *[other] { $player } makes no further use of { $person-the }.
    }
    .brief = no further use
event-third-shown = { $player-who ->
        [you] You show your third card, { $card-the }, and do its action.
       *[other] { $player } shows the third card, { $card-the }, and does its action.
    }
    .brief = { $card-the } as third card
event-spied = { $player-who ->
        [you] You look at the gray persons to come: { $persons }.
       *[other] { $player } looks at the gray persons to come: { $persons }.
    }
    .brief = a look at the gray persons to come ({ $persons })
event-spied-hidden = { $player-who ->
        [you] You look at the gray persons to come.
       *[other] { $player } looks at the gray persons to come.
    }
    .brief = a look at the gray persons to come
event-messages-repeated = { $player-who ->
        [you] { $n ->
            [one] You use 1 message again ({ $kind }).
           *[other] You use { $n } messages again ({ $kind } each).
        }
       *[other] { $n ->
            [one] { $player } uses 1 message again ({ $kind }).
           *[other] { $player } uses { $n } messages again ({ $kind } each).
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
            [overrun] the rats pass the last space! Your rat marker stops on { $to }.
           *[still] your rat marker stays on { $to }.
        }
       *[other] Plague { $value }, { $player }’s hospital { $hospital }: { $move ->
            [forward] the rat marker goes from { $from } to { $to }.
            [back] the rat marker goes back from { $from } to { $to }.
            [overrun] the rats pass the last space! The rat marker stops on { $to }.
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
        [0] Notre Dame is scored: no marker stands there.
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
    .explain = How many play, you included: 2 to 5.
option-edition = Edition
    .explain = From how many pieces on the hotel gives two bonuses: 3 in the edition of 2017, 4 in that of 2007.
option-new-persons = New Persons
    .explain = The expansion: of nine gray persons for each period, three are drawn at random.
option-coins = Coins
    .explain = With 25 coins in all, what the supply lacks comes from the richest player; unlimited coins never run out.
option-benefactor = Benefactor
    .explain = Whether the benefactor takes prestige points or coins for driving rats away.
option-open-scores = Open scores
    .explain = Whether everyone sees everyone’s prestige points during the game, or only their own.
option-rats = Rats on the persons
    .explain = The number of rats on each person, 0 to 3, for those whose cards say otherwise.
option-start = Start player
    .explain = Who begins; otherwise chance decides.
option-seed = Seed
    .explain = The source of all chance: the same seed deals the same game.

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
        [you] You are not asked anything now.
       *[other] { $player } is not asked anything now.
    }
error-not-offered = “{ $choice }” is not one of the options now.
error-setup-players = The game is for 2 to 5 players, not { $n }.
error-setup-same-colour = Two players cannot both be { $colour-plain }.
error-setup-start = The start player’s seat { $seat } is not in this game.
error-file-read = The file { $file } cannot be read: { $reason }.
error-file-write = The file { $file } cannot be written: { $reason }.
error-record = The file { $file } is not a game that can be continued: { $reason }.

## Words of the table, for terminal and browser

ui-you = You
ui-colour = Colour
ui-prestige = Prestige
ui-coins = Coins
ui-supply = Own supply
ui-general-supply = General supply
ui-rats = Rats
ui-messages = Messages
ui-round = Round
ui-period = Period
ui-phase = Phase
ui-start-player = Start player
ui-borough = Borough
ui-sector = Sector
ui-harbour = Harbour
ui-market = Market place
ui-plague-track = Plague track
ui-plague-value = Plague value
ui-action-card = Action card
ui-person = Person

## The terminal

# Names for players who gave none, with commas between them.
terminal-names = Agnes, Blaise, Colette, Denis, Edith

terminal-welcome = Notre Dame. You play { $colour-plain } against { $opponents }. Type the number of an option, or “help” for everything else.
# $bot is the kind of bot behind a name.
terminal-opponent = { $name } ({ $bot })
terminal-round = Round { $round } of 9, period { $period }
terminal-round-phase = Round { $round } of 9, period { $period }: { $phase }
terminal-round-start = { $player-who ->
        [you] You are the start player.
       *[other] { $player } is the start player.
    } Plague value of this round: { $value }.
terminal-persons = The persons of this round, with a plague value of { $value }:
terminal-persons-to-come = Gray persons still to come, in an order nobody knows: { $persons }.
terminal-persons-spied = Gray persons still to come, in this order: { $persons }.
terminal-person = { $person } ({ $rats ->
        [0] no rats
        [one] 1 rat
       *[other] { $rats } rats
    }): { $effect }
terminal-kept = You have kept { $card-the }.

# An option with what comes of it.
terminal-option = { $choice }: { $note }
terminal-option-more = { $results }, then another choice
terminal-option-nothing = nothing would happen now
terminal-drive-free = { $message }
terminal-drive-closed = { $message }, not open to you yet

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
        [you] Your carriage stands at { $market-the }.
       *[other] { $player }’s carriage stands at { $market-the }.
    }
terminal-board-messages = { $borough }: { $messages }
terminal-board-message = { $spot } { $kind }
terminal-board-notre-dame = { $markers ->
        [0] Notre Dame shares out { $value } points at the end of the period; no marker stands there.
        [one] Notre Dame shares out { $value } points at the end of the period; 1 marker stands there.
       *[other] Notre Dame shares out { $value } points at the end of the period; { $markers } markers stand there, so each would pay { $each }.
    }
terminal-board-coins = { $coins ->
        [0] No coins are left in the supply.
        [one] 1 coin is left in the supply.
       *[other] { $coins } coins are left in the supply.
    }

terminal-over = The game is over. You can still look at the board and the log, save, undo or quit.
terminal-result = Result
terminal-place = { $place }. { $player-who ->
        [you] You
       *[other] { $player }
    }: { $prestige ->
        [one] 1 prestige point
       *[other] { $prestige } prestige points
    }{ $tied ->
        [yes] {", "}{ $tiebreak ->
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
terminal-undone = Taken back: “{ $choice }”.
terminal-saved = Saved to { $file }.
terminal-goodbye = Goodbye.
terminal-quit-unsaved = This game is not saved. Type “save” and a file name to keep it, or “quit” again to leave.
terminal-log-all = all
terminal-hint = What the expert thinks, the best first:
terminal-hint-option = { $number }. { $choice }: about { $points } points at the end, { $percent }% to win

terminal-command-board = board
    .usage = board, board NAME
    .explain = everyone’s borough side by side, or one player’s in sentences
terminal-command-persons = persons
    .usage = persons
    .explain = the persons of this round, what they do, and who may still come
terminal-command-log = log
    .usage = log, log all
    .explain = what happened in this round, or in the whole game
terminal-command-options = options
    .usage = options
    .explain = what this table plays with
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
    .explain = take back your last choice, and all that followed
terminal-command-save = save
    .usage = save FILE
    .explain = write the game to a file; “notredame play --load FILE” continues it
terminal-command-quit = quit
    .usage = quit
    .explain = leave

terminal-help-answer = Answer with the number of an option, or in words: “play bank”, “hire monk”, “pass”. An empty line repeats the question. Besides:
terminal-help-command = { $command }: { $effect }.
terminal-help-topics = Topics: { $topics }.

terminal-help-game = Nine rounds in three periods, A to C. Each round turns up three persons, whose rats are the plague value. Everyone then chooses three action cards (draw three, keep one and pass two to the left; keep one and pass one), plays two of them in turn, and may hire one person for 1 coin. Then the plague strikes. After every third round Notre Dame is scored. Most prestige points win.
    .title = game
terminal-help-actions = A sector’s card places a marker from your personal supply there and uses the sector with all your pieces in it. With an empty supply you may move a marker on the board instead. Notre Dame’s card places a marker on the tile and takes a donation. The trusted friend goes to another of your sectors, counts as a piece and uses it.
    .title = actions
terminal-help-hiring = After two rounds of actions each player may hire one of the three persons: pay 1 coin, then the person serves you once. Several players may hire the same person. Six brown persons come in every period; nine gray ones come once.
    .title = hiring
terminal-help-plague = At the end of each round your rat marker moves forward by the plague value less your pieces in the hospital, or back if the hospital is stronger. If it would pass 9, it stops there and you lose 2 prestige points and a marker from your fullest sector.
    .title = plague
terminal-help-carriage = A step leads from one market to the next along a street. Where your carriage stops you may take the message and use it at once, but only of a colour of which you own no more than of any other colour that still lies on the board.
    .title = carriage
terminal-help-end = After each period Notre Dame’s points are divided among all markers on it, rounded down; the markers then go to the general supply. After the ninth round the most prestige points win. A tie is broken by coins and markers in the personal supply, together.
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

terminal-error-input = “{ $input }” is not understood. Type a number from 1 to { $n }, or “help”.
terminal-error-number = There is no option { $input }. Type a number from 1 to { $n }.
terminal-error-topic = There is no help on “{ $topic }”. Topics: { $topics }.
terminal-error-name = No card, person or sector is called “{ $name }”.
terminal-error-player = Nobody here is called “{ $name }”. At the table: { $names }.
terminal-error-undo = You have made no choice yet that could be taken back.
terminal-error-save-name = Say where to: “save my-game.txt”.
terminal-error-save-over = { $file } holds something else, which would be lost. Choose another name.
terminal-error-seat = Seat { $n } is not in a game of { $players } players.
terminal-error-names = { $n } names are too many for { $players } players.
terminal-error-which-seat = Say which seat is yours with --seat, from 1 to { $players }: the file does not tell.

## The browser only. `web-` is for the interface around the board.

web-you = you
web-bot = bot
web-loading = Setting the table …
web-offline = Connection lost. Trying again …
web-error-malformed = That could not be read. Please check it.
web-error-invalid = That does not fit. Please check it.
web-error-not-signed-in = Please choose a name first.
web-error-forbidden = That is for someone else to do.
web-error-wrong-origin = That came from another site.
web-error-not-found = There is no such table or game, or it is gone.
web-error-refused = That is not possible now.
web-error-illegal-choice = That is not one of the options now.
web-error-too-large = That is too large.
web-error-too-many = Too much at once. Please wait a moment.
web-error-slow = It took too long. Please try again.
web-error-method-not-allowed = That is not possible here.
web-error-store-unavailable = Nothing can be saved at the moment. Please try again.
web-error-closing = The house is closing. Come back in a moment.
web-error-internal = Something went wrong here.
web-close = Close
web-save = Save
web-saved = Saved.
web-copy = Copy
web-copied = Copied.
web-send = Send
web-search = Search
web-search-none = Nothing found.
web-moment = One moment …

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
        [one] 1 marker, which would be paid { $pays } of { $value }
       *[other] { $n } markers, each would be paid { $pays } of { $value }
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
    } at hand, { $general } in the general supply
web-rats-on = Rats on { $n }
web-coins-word = Coins
web-markers-word = Markers
web-rats-word = Rats
web-log = What happened
web-while-away = { $n ->
        [one] 1 thing happened while you were away
       *[other] { $n } things happened while you were away
    }
web-missed = While you were away · { $at } of { $of }
web-missed-list = While you were away
web-missed-more = What came before is in the log ({ $n }).
web-missed-done = Go on
web-log-group = Round { $round } · { $phase }

web-dock = Your turn
web-hand = Your hand
web-draft = The draft
web-answers = Answers
web-kept = Kept
web-keep = Keep
web-pass-to = to { $player }
web-played = played
web-undo = Undo
web-final = This can’t be taken back.
web-restart = Restart the turn
web-hint = Ask for advice
web-hint-short = Hint
web-hint-says = A bot would say: { $choice }
web-own-borough = Your borough
web-zoom = Closer or farther
web-zoom-in = Closer
web-zoom-out = Farther
web-zoom-all = The whole board
web-closer = Look closer at the borough of { $player }
web-draft-picked = You keep { $card }
web-draft-waiting = { $n ->
        [one] { $players } is still choosing. You may change your mind.
       *[other] { $players } are still choosing. You may change your mind.
    }
web-waiting = { $n ->
        [one] { $players } is choosing
       *[other] { $players } are choosing
    }
web-waiting-draft = Everyone keeps a card and passes the others on.
web-waiting-actions = Each plays a card in turn, two in a round.
web-waiting-hiring = Each may hire one person for 1 coin.
web-waiting-plague = The rats come.
web-why-no-coin = no coin to give
web-why-no-marker = no marker: move one

web-short-cloister-school = markers
web-short-bank = coins
web-short-residence = prestige
web-short-carriage-house = drive for news
web-short-hotel = 1 of 3 bonuses
web-short-park = rats back 1
web-short-hospital = rats back 1
web-short-notre-dame = donate
web-short-trusted-friend = use a sector

web-memory = What you have seen
web-memory-lead = Action cards of period { $period }, and persons still to come.
web-memory-player = Deck
web-memory-unseen = Not seen yet
web-memory-seen = Seen
web-memory-order = In this order (spy)
web-rules = Rules
web-sound-on = Sound on
web-sound-off = Sound off
web-menu = Menu
web-pace = Pace
web-pause = Pause
web-go-on = Go on
web-skip = Skip to now
web-title-turn = Your turn · Notre Dame
web-title-round = Round { $round } · Notre Dame
web-seat-open = open seat
web-leave = Leave, a bot plays on
web-leave-sure = Really leave? A bot takes your seat; you can take it back later.
web-take-back = Take your seat back
web-archived = This table rests
web-archived-why = Nobody has touched it for a long time. Whoever has a seat can go on with the game at any time.
web-resume = Go on
web-replace = Let a bot play for { $player }
web-home = All tables
web-code = Code to join: { $code }
web-chat = Message to the table

web-settings = Settings
web-language = Language
web-theme = Light
web-theme-auto = like the device
web-theme-light = day
web-theme-dark = night
web-speed = Pace of others’ turns
web-speed-explain = How fast pieces move and bots’ turns are shown.
web-speed-0 = at once, no motion
web-speed-0-5 = slow
web-speed-1 = normal
web-speed-2 = fast
web-speed-4 = very fast
web-sound = Sound
web-sound-explain = Small sounds for what happens.
web-coach = Coach
web-coach-explain = Explains each phase when it comes up.
web-coach-on = Coach on
web-coach-off = Coach off
web-notify = Notifications
web-notify-explain = Tells you when it is your turn and this page is hidden.
web-confirm = Ask before what can’t be undone
web-confirm-explain = A second click where cards change hands or something hidden is shown.
web-your-name = Your name
web-other-device = Another device
web-other-device-explain = Go on as the same person on a phone or another computer.
web-other-device-lead = Open this link on the other device. It works once.
web-link = Link

web-home-eyebrow = Two to five players · nine rounds
web-home-title = A borough in the shadow of the cathedral
web-home-lead = Place your influence, send your carriage for news, hire the right people, and keep the rats in the harbour.
web-play-now = Play now
web-play-now-lead = You and three bots. No account, starts at once.
web-play-as = You play as
web-new-table = New table
web-code-or-link = Code or link
web-join = Join
web-your-tables = Your tables
web-open-tables = Open tables
web-finished-games = Finished games
web-open-record = Open a record
web-table-waiting = { $n } of { $of } seats taken
web-table-your-turn = Your turn
web-table-waiting-for = Waiting for { $players }
web-finished-table = Game of { $n }
web-with = with { $players }
web-sit = Sit down
web-continue = Continue
web-look-in = Look in

web-seat = Seat { $n }
web-seat-me = you
web-seat-me-too = someone beside you
web-seat-open-hint = A friend takes it by the link.
web-seat-bot = bot
web-level = Level
web-level-explain = A novice knows the rules, a regular knows the game, an expert thinks ahead and takes a moment for it.
web-option-public = Public
    .explain = The table shows in the list of open tables; otherwise only the link leads here.
web-option-hints = Advice
    .explain = Whoever is asked may ask a bot for advice.
web-create-invite = Create and invite
web-create-start = Create and start

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
web-waiting-lead = Send the link, or let someone scan the code. Whoever opens it can sit down at once.
web-qr = QR code of the invite link
web-invite-link = Invite link
web-start = Start
web-start-with-bots = { $n ->
        [one] Start with a bot in the free seat
       *[other] Start with bots in the free seats
    }
web-take-seat = Take a seat to play, or stay and watch.

web-pass-device = Pass the device to { $player }
web-pass-device-why = The cards of the others stay hidden until then.
web-pass-device-ready = I am { $player }

web-look-board = The board
web-result = The result
web-replay = Replay
web-record = Record
web-after-nine = After nine rounds
web-verdict = { $n ->
        [0] { $player } wins the tie
        [one] { $player } wins by one
       *[other] { $player } wins by { $n }
    }
web-verdict-you = { $n ->
        [0] You win the tie
        [one] You win by one
       *[other] You win by { $n }
    }
web-verdict-tie = A shared victory: { $players }
web-your-place = You are { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[5] fifth
    } with { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $tied ->
        [yes] ; on a tie, coins and markers count: you have { $rest }.
       *[no] .
    }
web-rematch = Rematch
web-to-rematch = To the rematch
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
web-moments = Moments
web-moment-line = { $player }: { $source }

web-step = Step { $step } of { $of }
web-step-start = The beginning
web-back = Back
web-forward = Forward
web-eyes = Seen by
web-eyes-open = everything open
web-jump-round = Jump to a round
web-copy-step = Copy a link to this step

web-help-message = Message
web-help-message-text = Stop here with your carriage to take it. Of each colour you may be at most one ahead of the others.
web-help-market = Market place
web-help-market-text = A step of a carriage leads from one market to the next along a street.
web-help-harbour = Harbour and plague
web-help-harbour-text = At the end of the round the rats of the three persons come, less your hospital. Past 9 you lose 2 prestige points and a marker.
web-help-carriage = Carriage
web-help-carriage-text = The carriage house lets it drive, 1 step for each piece there.
web-help-notre-dame = Notre Dame
web-help-notre-dame-text = Each marker lights a pane. At the end of a period the markers share the tile’s points; the hub shows what each would be paid now.
web-help-bell = Bell-ringer
web-help-bell-text = Its owner begins. It moves on after each round.
web-help-player = Player
web-help-player-text = Coins, markers at hand (and in the general supply), rats, collected messages; at the top right the cards played this round, and the prestige points.
web-help-phase-persons = Three persons come to town, two brown and one gray. They can be hired at the end of the round, and their rats bring the plague.
web-help-phase-draft = Everyone draws three cards, keeps one and passes two on, then keeps one of the two received and passes the other.
web-help-phase-actions = In turn everyone plays a card, twice around. The third card is laid aside.
web-help-phase-hiring = Everyone may hire one of the three persons for 1 coin.
web-help-phase-plague = Each borough takes the rats of the three persons, less its hospital.

web-coach-phase-draft = Keep one of your three cards; the other two go to your left neighbour. Of the two you get from the right, keep one and pass the other on; a last card comes to you. You will play two of these three.
web-coach-phase-actions = Each card belongs to a sector: a marker goes there, and the sector pays for all pieces in it. So the same sector pays more each time.
web-coach-phase-hiring = Now one of the three persons works for you, for 1 coin. Keep a coin for this: it is nearly always worth it.
web-coach-phase-plague = The rats of the three persons come, less your hospital. Don’t let the rat marker be pushed past 9.
web-coach-keep-second = Two cards came from your right neighbour. Keep one; the other goes on. Think of what your left neighbour could do with it.
web-coach-play = Rest on a card, or tap it once, to see what it would bring. You can take a step back with Undo.
web-coach-drive = Drive to a market with a message. Of each colour you may be at most one ahead of the others.
web-coach-donate = A donation gives points now, and your marker shares the tile’s points at the end of the period.
web-coach-move-marker = You have no marker at hand. Take one from a sector that has done its work; the cloister school brings new ones.

web-rules-how = How to play
web-rules-cards = Action cards
web-rules-persons = Persons: { $stack }
web-rule-goal = The aim
    .text = You rule a borough around Notre Dame. After nine rounds, in three periods of three, whoever has the most prestige points wins.
web-rule-round = A round
    .text = Every round has five phases: three persons come to town; cards are drafted; each plays two cards; each may hire a person; the plague comes.
web-rule-persons = Persons
    .text = Two brown persons and one gray one lie open. The brown ones come back in every period, the gray ones appear once. The rats on the three are the plague of the round.
web-rule-draft = The draft
    .text = Everyone draws three of their own nine cards, keeps one and passes two to the left. Of the two received, one is kept and one passed on; the card that comes last completes the hand.
web-rule-actions = Playing cards
    .text = In turn each plays one card and does its action, then a second one. The third is laid aside unseen. A sector’s card places a marker from the personal supply there and then uses the sector.
web-rule-hiring = Hiring
    .text = In turn each may pay 1 coin for one of the three persons. Several players may hire the same one.
web-rule-plague = The plague
    .text = Each rat marker moves up by the rats on the three persons, less the pieces in the hospital. If it would pass 9, it stops there, and 2 prestige points and a marker of the fullest sector are lost.
web-rule-supply = When the supply is empty
    .text = Without a marker in the personal supply, a marker already on the board may be moved instead. The cloister school, the hotel, messages and some persons bring markers from the general supply.
web-rule-notre-dame = Notre Dame
    .text = Its card places a marker there and takes a donation: 1, 2 or 3 coins for 1, 3 or 6 prestige points. At the end of each period the tile’s points are shared evenly among all markers there, rounded down, and the markers return to the general supply.
web-rule-carriage = The carriage
    .text = Each piece in the carriage house is one step along the streets, in all boroughs. Where your carriage stops, you may take the message.
web-rule-messages = Messages
    .text = A message gives prestige points at once, and most give something more. Of each colour you may own at most one more than of any other colour that still lies on the board.
web-rule-park = The park
    .text = Every two pieces in the park add 1 point whenever you gain prestige.
web-rule-friend = The trusted friend
    .text = The friend is a piece that moves from sector to sector. It counts where it stands, but is never lost to the plague.
web-rule-bell = The bell-ringer
    .text = Whoever has the bell-ringer begins. After each round it goes on to the left.
web-rule-end = The end
    .text = After the ninth round the most prestige points win; on a tie, coins and markers in the personal supply count.
web-rule-two = Two players
    .text = Two boroughs stay without an owner. Their messages can be collected like any others.
web-rule-undo = Taking back
    .text = A step can be taken back as long as nothing hidden has come to light through it and no one else has acted.
