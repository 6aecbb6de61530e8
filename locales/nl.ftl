### Dutch. One file serves the terminal and the browser.
###
### How names work. The value of a name is its form for headings, buttons and lists ("Koetshuis"). Its attributes are
### further forms, which a sentence may use as `$sector-naar`:
###   sectors and Notre Dame: `.in` is where ("in het hotel"), `.naar` where to, `.uit` where from,
###   and `.van` the same after a verb of moving ("van het hotel naar de bank");
###   cards and persons: `.de` is the name with its article ("het hotel", "de monnik").
###
### How players work. `$player` is a name. `$player-who` is `you` for the reader's own seat, `other` for anyone else,
### and `nobody` where a borough has no owner. No genitive is made of a name ("Denis’ koets"): sentences say "van Denis".
###
### A "steen" is an influence marker or the friend; only an "invloedssteen" is a marker and nothing else.
###
### Messages under `event-` are full sentences; their `.brief` leaves the player out and can stand in a list after the
### `.head` of the deed that led to them.

## Sectors and Notre Dame

sector-cloister-school = Kloosterschool
    .in = in de kloosterschool
    .naar = naar de kloosterschool
    .uit = uit de kloosterschool
    .van = van de kloosterschool
sector-bank = Bank
    .in = in de bank
    .naar = naar de bank
    .uit = uit de bank
    .van = van de bank
sector-residence = Residentie
    .in = in de residentie
    .naar = naar de residentie
    .uit = uit de residentie
    .van = van de residentie
sector-carriage-house = Koetshuis
    .in = in het koetshuis
    .naar = naar het koetshuis
    .uit = uit het koetshuis
    .van = van het koetshuis
sector-hotel = Hotel
    .in = in het hotel
    .naar = naar het hotel
    .uit = uit het hotel
    .van = van het hotel
sector-park = Park
    .in = in het park
    .naar = naar het park
    .uit = uit het park
    .van = van het park
sector-hospital = Hospitaal
    .in = in het hospitaal
    .naar = naar het hospitaal
    .uit = uit het hospitaal
    .van = van het hospitaal
place-notre-dame = Notre Dame
    .in = op Notre Dame
    .naar = naar Notre Dame
    .uit = van Notre Dame
    .van = van Notre Dame

# What using a sector does. $edition is 2017 or 2007.
sector-cloister-school-effect = Neem voor elk van je stenen hier 1 invloedssteen uit de algemene voorraad.
sector-bank-effect = Neem voor elk van je stenen hier 1 munt.
sector-residence-effect = Je krijgt voor elk van je stenen hier 1 prestigepunt.
sector-carriage-house-effect = Rijd met je koets hoogstens 1 stap voor elk van je stenen hier; waar je stopt, mag je de boodschap nemen.
sector-hotel-effect =
    { $edition ->
        [2007] Neem 1 munt of 1 invloedssteen, of zet je rattensteen 1 vakje terug. Met 4 of meer stenen hier kies je twee keer.
       *[2017] Neem 1 munt of 1 invloedssteen, of zet je rattensteen 1 vakje terug. Met 3 of meer stenen hier kies je twee keer.
    }
sector-park-effect = Zet je rattensteen 1 vakje terug. Telkens als je prestigepunten krijgt, krijg je er 1 extra voor elke 2 stenen hier.
sector-hospital-effect = Zet je rattensteen 1 vakje terug. Elke steen hier verlaagt aan het einde van elke ronde je epidemiegraad met 1.

## Action cards

action-cloister-school = Kloosterschool
    .de = de kloosterschool
action-bank = Bank
    .de = de bank
action-residence = Residentie
    .de = de residentie
action-carriage-house = Koetshuis
    .de = het koetshuis
action-hotel = Hotel
    .de = het hotel
action-park = Park
    .de = het park
action-hospital = Hospitaal
    .de = het hospitaal
action-notre-dame = Notre Dame
    .de = Notre Dame
action-trusted-friend = Vertrouweling
    .de = de vertrouweling

action-cloister-school-effect = Plaats een invloedssteen en neem dan voor elk van je stenen daar 1 invloedssteen uit de algemene voorraad.
action-bank-effect = Plaats een invloedssteen en neem dan voor elk van je stenen daar 1 munt.
action-residence-effect = Plaats een invloedssteen; je krijgt dan voor elk van je stenen daar 1 prestigepunt.
action-carriage-house-effect = Plaats een invloedssteen, rijd dan hoogstens 1 stap voor elk van je stenen daar; waar je stopt, mag je de boodschap nemen.
action-hotel-effect =
    { $edition ->
        [2007] Plaats een invloedssteen en neem dan 1 munt of 1 invloedssteen, of zet je rattensteen 1 vakje terug; met 4 of meer stenen daar twee keer.
       *[2017] Plaats een invloedssteen en neem dan 1 munt of 1 invloedssteen, of zet je rattensteen 1 vakje terug; met 3 of meer stenen daar twee keer.
    }
action-park-effect = Plaats een invloedssteen en zet dan je rattensteen 1 vakje terug. Telkens als je prestigepunten krijgt, krijg je er 1 extra voor elke 2 stenen daar.
action-hospital-effect = Plaats een invloedssteen en zet dan je rattensteen 1 vakje terug. Elke steen daar verlaagt je epidemiegraad met 1.
action-notre-dame-effect = Plaats een invloedssteen op Notre Dame en schenk 1, 2 of 3 munten voor 1, 3 of 6 prestigepunten. De invloedsstenen daar delen aan het einde van de etappe de punten van de tegel.
action-trusted-friend-effect = Stuur je vertrouweling naar een ander veld in je stadswijk en gebruik dat veld. Hij telt daar als steen.

## Persons

person-hostess = Waardin
    .de = de waardin
person-minstrel = Minnezanger
    .de = de minnezanger
person-money-lender = Geldschieter
    .de = de geldschieter
person-fool = Goochelaar
    .de = de goochelaar
person-monk = Monnik
    .de = de monnik
person-doctor = Medicus
    .de = de medicus
person-city-guard = Stadswacht
    .de = de stadswacht
person-night-watchman = Nachtwaker
    .de = de nachtwaker
person-bishop = Bisschop
    .de = de bisschop
person-guild-master = Gildemeester
    .de = de gildemeester
person-beggar-king = Bedelaarskoning
    .de = de bedelaarskoning
person-advocate = Advocaat
    .de = de advocaat
person-lady-of-the-court = Hofdame
    .de = de hofdame
person-mayor = Burgemeester
    .de = de burgemeester
person-carpenter = Meubelmaker
    .de = de meubelmaker
person-manager = Rentmeester
    .de = de rentmeester
person-nurse = Ziekenzuster
    .de = de ziekenzuster
person-scholar = Geleerde
    .de = de geleerde
person-priest = Priester
    .de = de priester
person-procurator = Procureur
    .de = de procureur
person-bell-ringer = Klokkenluider
    .de = de klokkenluider
person-spy = Spion
    .de = de spion
person-travelling-folk = Rondtrekkend volk
    .de = het rondtrekkende volk
person-coachman = Koetsier
    .de = de koetsier
person-trader = Koopvrouw
    .de = de koopvrouw
person-benefactor = Weldoener
    .de = de weldoener
person-butcher = Vleeshouwer
    .de = de vleeshouwer
person-advisor = Raadsheer
    .de = de raadsheer
person-gatekeeper = Poortwachter
    .de = de poortwachter
person-host = Waard
    .de = de waard
person-gravedigger = Doodgraver
    .de = de doodgraver
person-actress = Toneelspeelster
    .de = de toneelspeelster
person-mistress = Maîtresse
    .de = de maîtresse

# What a hired person does. $gift is what the benefactor is paid with: prestige or coins.
person-hostess-effect = Je krijgt 3 prestigepunten. Neem ook 1 munt of 1 invloedssteen, of zet je rattensteen 1 vakje terug.
person-minstrel-effect = Verplaats 1 tot 3 stenen van een van je velden naar een ander. Dat veld wordt niet gebruikt.
person-money-lender-effect = Je krijgt 2 munten en 1 prestigepunt.
person-fool-effect = Verplaats een van je stenen (ook van Notre Dame) naar een ander veld in je stadswijk en gebruik dat veld.
person-monk-effect = Je krijgt 2 invloedsstenen uit de algemene voorraad en 1 prestigepunt.
person-doctor-effect = Voor jou is de epidemiegraad deze ronde 0. Je hospitaal telt gewoon mee.
person-city-guard-effect = Je krijgt 1 prestigepunt voor elk van je stenen in je velden en op Notre Dame.
person-night-watchman-effect = Je krijgt 1 prestigepunt voor elk van je lege velden.
person-bishop-effect = Plaats een invloedssteen uit de algemene voorraad in een van je lege velden en gebruik dat veld.
person-guild-master-effect = Je krijgt 2 prestigepunten voor elk van je velden met 2 of meer stenen.
person-beggar-king-effect = Je krijgt 1 prestigepunt voor elk vakje van de epidemietabel dat nog voor je rattensteen ligt.
person-advocate-effect = Je krijgt 3 prestigepunten voor elke 2 boodschappen die je hebt verzameld.
person-lady-of-the-court-effect = Je krijgt 1 prestigepunt voor elke steen in je volste veld.
person-mayor-effect = Je krijgt 3 prestigepunten voor elk van je velden met 3 of meer stenen.
person-carpenter-effect = Je krijgt 1 prestigepunt voor elk van je velden met minstens 1 steen.
person-manager-effect = Je krijgt evenveel prestigepunten als je al hebt.
person-nurse-effect = Plaats een invloedssteen uit de algemene voorraad in je hospitaal en zet je rattensteen 1 vakje terug.
person-scholar-effect = Toon je derde kaart en voer de actie ervan uit.
person-priest-effect = Plaats een invloedssteen uit de algemene voorraad op Notre Dame.
person-procurator-effect = Je mag een van je velden gebruiken zoals het is, zonder een invloedssteen te plaatsen.
person-bell-ringer-effect = Je krijgt 3 prestigepunten voor elk van je invloedsstenen op Notre Dame.
person-spy-effect = Je ziet in welke volgorde de grijze personen nog komen en krijgt 2 prestigepunten.
person-travelling-folk-effect = Leg zoveel van je invloedsstenen als je wilt van het bord terug in de algemene voorraad: elk 2 prestigepunten.
person-coachman-effect = Je mag al je boodschappen van één soort nog eens gebruiken.
person-trader-effect = Neem 1 munt voor elke marktplaats aan de rand van je stadswijk waar geen boodschap meer ligt.
person-benefactor-effect =
    { $gift ->
        [coins] Je mag munten aan de voorraad betalen. Zet voor elke munt je rattensteen 1 vakje terug.
       *[prestige] Je mag prestigepunten inleveren. Zet voor elk punt je rattensteen 1 vakje terug.
    }
person-butcher-effect = Je mag in elk van je lege velden een invloedssteen uit de algemene voorraad plaatsen, zonder het te gebruiken.
person-advisor-effect = Je mag meteen nog twee keer iemand omkopen, voor 1 munt per keer: de twee anderen, of één van hen twee keer.
person-gatekeeper-effect = Je krijgt 3 prestigepunten voor elke 2 van je invloedsstenen in de algemene voorraad.
person-host-effect = Je krijgt 2 prestigepunten voor elk van je stenen in het hotel.
person-gravedigger-effect = Je krijgt evenveel prestigepunten als de epidemiegraad van deze ronde.
person-actress-effect = Verplaats alle stenen van een van je velden naar een ander en gebruik dat veld.
person-mistress-effect = Plaats een invloedssteen uit de algemene voorraad in het veld van je vertrouweling en gebruik het.

## Stacks, phases, colours, markets

stack-brown = Bruin
stack-a = Grijs A
stack-b = Grijs B
stack-c = Grijs C

phase-draft = Kaartkeuze
phase-actions = Acties
phase-hiring = Omkopen
phase-plague = Epidemie
phase-over = Einde van het spel

# `.rode` stands before a noun, `.cap` is the same with a capital.
colour-red = Rood
    .plain = rood
    .rode = rode
    .cap = Rode
colour-violet = Paars
    .plain = paars
    .rode = paarse
    .cap = Paarse
colour-blue = Blauw
    .plain = blauw
    .rode = blauwe
    .cap = Blauwe
colour-green = Groen
    .plain = groen
    .rode = groene
    .cap = Groene
colour-yellow = Geel
    .plain = geel
    .rode = gele
    .cap = Gele

# `.het` is the article, `.op` says where a carriage stands.
spot-centre = Centrum
    .plain = centrum
    .het = het
    .op = in
spot-parvis = Voorplein
    .plain = voorplein
    .het = het
    .op = op
spot-gate = Poort
    .plain = poort
    .het = de
    .op = bij
spot-quay = Kade
    .plain = kade
    .het = de
    .op = op
spot-bridge = Brug
    .plain = brug
    .het = de
    .op = bij

# A market place: $spot of the borough of $owner. Without an owner the borough goes by its $colour. `.op` says where
# ("bij de poort van Agnes").
market =
    { $owner-who ->
        [you] Jouw { $spot-plain }
        [nobody] { $spot-het ->
            [het] { $colour } { $spot-plain }
           *[de] { $colour-cap } { $spot-plain }
        }
       *[other] { $spot } van { $owner }
    }
    .de =
        { $owner-who ->
            [you] je { $spot-plain }
            [nobody] { $spot-het } { $colour-rode } { $spot-plain }
           *[other] { $spot-het } { $spot-plain } van { $owner }
        }
    .op =
        { $owner-who ->
            [you] { $spot-op } je { $spot-plain }
            [nobody] { $spot-op } { $spot-het } { $colour-rode } { $spot-plain }
           *[other] { $spot-op } { $spot-het } { $spot-plain } van { $owner }
        }

# A player's borough.
borough =
    { $owner-who ->
        [you] Jouw stadswijk
        [nobody] De { $colour-rode } stadswijk
       *[other] Stadswijk van { $owner }
    }

## Messages and pieces

message-kind-prestige-and-coin = 1 prestigepunt, 1 munt
message-kind-prestige-and-marker = 2 prestigepunten, 1 invloedssteen
message-kind-prestige-and-rats = 3 prestigepunten, ratten 1 terug
message-kind-prestige = 4 prestigepunten

# A message of a colour; $kind is what it gives.
message = { $colour-cap } boodschap ({ $kind })
    .de = de { $colour-rode } boodschap ({ $kind })

# One to three pieces of a sector: $markers markers, and the friend if $friend is yes. `.cap` is for the beginning of a
# button.
pieces =
    { $friend ->
        [yes] { $markers ->
            [0] de vertrouweling
            [one] 1 invloedssteen en de vertrouweling
           *[other] { $markers } invloedsstenen en de vertrouweling
        }
       *[no] { $markers ->
            [one] 1 invloedssteen
           *[other] { $markers } invloedsstenen
        }
    }
    .cap =
        { $friend ->
            [yes] { $markers ->
                [0] Vertrouweling
                [one] 1 invloedssteen en de vertrouweling
               *[other] { $markers } invloedsstenen en de vertrouweling
            }
           *[no] { $markers ->
                [one] 1 invloedssteen
               *[other] { $markers } invloedsstenen
            }
        }

## Players made of code

bot-random = willekeurig
bot-novice = beginner
bot-regular = kenner
bot-seasoned = routinier
bot-expert = expert
bot-novice-explain = Kent de regels, maar heeft haast en ziet dingen over het hoofd: een goede eerste tegenstander.
bot-regular-explain = Weet wat een kaart waard is, maar vergeet de ratten: met een plan versla je hem.
bot-seasoned-explain = Denkt elke ronde tot het einde door en straft fouten af.
bot-expert-explain = Denkt zo ver vooruit als hij kan en neemt daar even de tijd voor.

## Where gains and losses come from

source-donation = Schenkingen
source-notre-dame = Notre Dame
source-message = Boodschappen
source-plague = Epidemie
source-hire = Omkoping

## Lists

list-two = { $a } en { $b }
list-last = { $a } en { $b }
list-more = { $a }, { $b }
list-none = geen
list-apart = { $a }; { $b }
sentences = { $a }. { $b }
labelled = { $a }: { $b }

## Questions

prompt-nothing = Het spel is afgelopen.
    .why = Er valt niets meer te beslissen.
prompt-keep-first = Welke kaart houd je?
    .why = Je hebt drie kaarten getrokken. Houd er één; de andere twee gaan naar { $left }.
prompt-keep-second = Welke van deze kaarten houd je?
    .why = { $right } heeft je twee kaarten gegeven. Houd er één; de andere gaat naar { $left }.
prompt-play = Welke kaart speel je?
    .why = In een ronde speel je twee van je drie kaarten, een voor een.
prompt-move-marker = Welke invloedssteen verplaats je { $sector-naar }?
    .why = Je eigen voorraad is leeg. Je mag in plaats daarvan een invloedssteen op het bord verplaatsen, of de kaart zonder actie spelen.
prompt-donate = Hoeveel schenk je aan Notre Dame?
    .why =
        { $coins ->
            [one] Je hebt 1 munt. Wie schenkt, plaatst een invloedssteen op Notre Dame en krijgt meteen prestigepunten.
           *[other] Je hebt { $coins } munten. Wie schenkt, plaatst een invloedssteen op Notre Dame en krijgt meteen prestigepunten.
        }
prompt-donate-from = Welke invloedssteen verplaats je naar Notre Dame?
    .why =
        { $coins ->
            [one] Je schenkt 1 munt, maar je eigen voorraad is leeg.
           *[other] Je schenkt { $coins } munten, maar je eigen voorraad is leeg.
        }
prompt-place-friend = Waar stuur je je vertrouweling naartoe?
    .why = Je vertrouweling telt daar als steen, en het veld wordt meteen gebruikt.
prompt-drive = Waar rijd je naartoe?
    .why =
        { $steps ->
            [one] Je koets staat { $market-op } en mag 1 stap rijden.
           *[other] Je koets staat { $market-op } en mag hoogstens { $steps } stappen rijden.
        }
prompt-take-message = Neem je { $message-de }?
    .why = Je koets is gestopt { $market-op }.
prompt-hotel-bonus =
    { $left ->
        [one] Welke bonus neem je?
       *[other] Welke bonus neem je eerst?
    }
    .why =
        { $left ->
            [one] Het hotel geeft je 1 bonus.
           *[other] Het hotel geeft je { $left } bonussen, eventueel twee keer dezelfde.
        }
prompt-hire = Wie koop je om?
    .why = Een persoon kost 1 munt en helpt je één keer.
prompt-hostess-bonus = Wat geeft de waardin je?
    .why = Naast de 3 prestigepunten krijg je één bonus.
prompt-minstrel-from = Uit welk veld verplaats je stenen?
    .why = De minnezanger verplaatst 1 tot 3 van je stenen van het ene veld naar het andere.
prompt-minstrel-pieces = Welke stenen verplaats je { $sector-uit }?
    .why = De minnezanger verplaatst 1 tot 3 van je stenen van het ene veld naar het andere.
prompt-minstrel-to = Naar welk veld?
    .why = De minnezanger haalt { $pieces } { $sector-uit }.
prompt-fool-from = Welke steen verplaatst de goochelaar?
    .why = Een invloedssteen of je vertrouweling gaat naar een ander veld in je stadswijk, en dat veld wordt gebruikt.
prompt-fool-to = Waar gaat de invloedssteen { $place-uit } heen?
    .why = Het veld wordt meteen gebruikt.
prompt-fool-to-friend = Waar gaat je vertrouweling heen?
    .why = Het veld wordt meteen gebruikt.
prompt-bishop-to = In welk leeg veld plaats je de invloedssteen van de bisschop?
    .why = De invloedssteen komt uit de algemene voorraad, en het veld wordt meteen gebruikt.
prompt-procurator-use = Welk veld gebruik je?
    .why = Met de procureur gebruik je een veld zoals het is.
prompt-return-marker =
    { $returned ->
        [0] Leg je een invloedssteen terug in de algemene voorraad?
       *[other] Leg je nog een invloedssteen terug in de algemene voorraad?
    }
    .why =
        { $returned ->
            [0] Het rondtrekkende volk geeft 2 prestigepunten voor elke invloedssteen die je teruglegt.
            [one] Het rondtrekkende volk geeft 2 prestigepunten per invloedssteen. Tot nu toe heb je er 1 teruggelegd.
           *[other] Het rondtrekkende volk geeft 2 prestigepunten per invloedssteen. Tot nu toe heb je er { $returned } teruggelegd.
        }
prompt-repeat-messages = Welke boodschappen gebruik je nog eens?
    .why = Met de koetsier gebruik je al je boodschappen van één soort nog eens.
prompt-benefactor-give =
    { $gift ->
        [coins] Hoeveel munten betaal je?
       *[prestige] Hoeveel prestigepunten lever je in?
    }
    .why = Voor elk ervan gaat je rattensteen 1 vakje terug. Hij staat nu op { $rats }.
prompt-butcher-place = In welk leeg veld plaats je een invloedssteen?
    .why = De vleeshouwer brengt een invloedssteen uit de algemene voorraad naar elk leeg veld dat je kiest. Die velden worden niet gebruikt.
prompt-advisor-hire = Wie koop je om op voorspraak van de raadsheer?
    .why =
        { $left ->
            [one] Je mag nog één keer iemand omkopen, voor 1 munt.
           *[other] Je mag nog { $left } keer iemand omkopen, voor 1 munt per keer.
        }
prompt-actress-from = Uit welk veld verplaats je alle stenen?
    .why = De toneelspeelster verplaatst alle stenen van het ene veld naar het andere, en dat veld wordt gebruikt.
prompt-actress-to = Waar gaan alle stenen { $sector-uit } heen?
    .why = Het veld wordt meteen gebruikt.
prompt-lose-marker = Welk veld verliest een invloedssteen?
    .why = De ratten hebben je stadswijk overspoeld. Je volste veld verliest een invloedssteen, maar meerdere velden zijn even vol.

## Answers

choice-keep = { $card } houden
choice-play = { $card } spelen
choice-hire = { $person } omkopen
choice-donate =
    { $coins ->
        [one] 1 munt schenken
       *[other] { $coins } munten schenken
    }
choice-from = { $place }
choice-from-friend = Vertrouweling ({ $sector })
choice-to = { $sector }
choice-use = { $sector } gebruiken
choice-bonus-coin = 1 munt nemen
choice-bonus-marker = 1 invloedssteen nemen
choice-bonus-rats = Rattensteen 1 terugzetten
choice-drive = { $market }
choice-take = Nemen
choice-repeat =
    { $n ->
        [one] 1 boodschap: { $kind }
       *[other] { $n } boodschappen: elk { $kind }
    }
choice-return = { $place }
choice-place = { $sector }
choice-give =
    { $gift ->
        [coins] { $n ->
            [one] 1 munt betalen
           *[other] { $n } munten betalen
        }
       *[prestige] { $n ->
            [one] 1 prestigepunt inleveren
           *[other] { $n } prestigepunten inleveren
        }
    }
choice-remove = { $sector }
choice-move = { $pieces-cap } verplaatsen

# "Pass" says what it means for the question at hand.
choice-pass-move-marker = Niets verplaatsen, geen actie
choice-pass-donate = Niets schenken, niets plaatsen
choice-pass-drive = Hier blijven
choice-pass-take-message = Laten liggen
choice-pass-hire = Niemand omkopen
choice-pass-procurator-use = Geen veld
choice-pass-return-marker =
    { $returned ->
        [0] Geen steen terug
       *[other] Dat was alles
    }
choice-pass-repeat-messages = Geen boodschappen
choice-pass-benefactor-give = Niets geven
choice-pass-butcher-place = Verder geen stenen
choice-pass-advisor-hire = Niemand meer omkopen

## What happened

event-round-began = Ronde { $round }: { $persons } komen naar de stad, met { $rats } { $rats ->
        [one] rat
       *[other] ratten
    }. { $player-who ->
        [you] Jij bent startspeler.
       *[other] { $player } is startspeler.
    }
event-drawn = { $player-who ->
        [you] Je trekt: { $cards }.
       *[other] { $player } trekt: { $cards }.
    }
event-drawn-hidden = { $player } trekt drie kaarten.
event-kept = { $player-who ->
        [you] Je houdt { $card-de }.
       *[other] { $player } houdt { $card-de }.
    }
event-kept-hidden = { $player } houdt een kaart.
event-two-passed = { $from-who ->
        [you] Je geeft { $to } twee kaarten: { $cards }.
       *[other] { $to-who ->
            [you] { $from } geeft jou twee kaarten: { $cards }.
           *[other] { $from } geeft { $to } twee kaarten: { $cards }.
        }
    }
event-two-passed-hidden = { $from } geeft twee kaarten door aan { $to }.
event-one-passed = { $from-who ->
        [you] Je geeft { $card-de } aan { $to } door.
       *[other] { $to-who ->
            [you] { $from } geeft { $card-de } aan jou door.
           *[other] { $from } geeft { $card-de } aan { $to } door.
        }
    }
event-one-passed-hidden = { $from } geeft een kaart door aan { $to }.
event-played = { $player-who ->
        [you] Je speelt { $card-de }.
       *[other] { $player } speelt { $card-de }.
    }
    .head = { $player-who ->
        [you] Je speelt { $card-de }
       *[other] { $player } speelt { $card-de }
    }
event-action-forgone = { $player-who ->
        [you] Je speelt { $card-de } zonder actie.
       *[other] { $player } speelt { $card-de } zonder actie.
    }
    .brief = geen actie
event-marker-placed = { $player-who ->
        [you] Je plaatst een invloedssteen { $place-in }.
       *[other] { $player } plaatst een invloedssteen { $place-in }.
    }
    .brief = een invloedssteen { $place-naar }
event-marker-brought = { $player-who ->
        [you] Je plaatst een invloedssteen uit de algemene voorraad { $place-in } ({ $source }).
       *[other] { $player } plaatst een invloedssteen uit de algemene voorraad { $place-in } ({ $source }).
    }
    .brief = een invloedssteen uit de algemene voorraad { $place-naar }
event-marker-moved = { $player-who ->
        [you] Je verplaatst een invloedssteen { $from-van } { $to-naar }.
       *[other] { $player } verplaatst een invloedssteen { $from-van } { $to-naar }.
    }
    .brief = een invloedssteen { $from-van } { $to-naar }
event-pieces-moved = { $player-who ->
        [you] Je verplaatst { $pieces } { $from-van } { $to-naar }.
       *[other] { $player } verplaatst { $pieces } { $from-van } { $to-naar }.
    }
    .brief = { $pieces } { $from-van } { $to-naar }
event-friend-moved = { $player-who ->
        [you] Je vertrouweling gaat { $from-van } { $to-naar }.
       *[other] De vertrouweling van { $player } gaat { $from-van } { $to-naar }.
    }
    .brief = de vertrouweling { $from-van } { $to-naar }
event-friend-arrived = { $player-who ->
        [you] Je vertrouweling komt { $to-naar }.
       *[other] De vertrouweling van { $player } komt { $to-naar }.
    }
    .brief = de vertrouweling { $to-naar }
event-markers-gained = { $player-who ->
        [you] { $n ->
            [0] Je vindt geen invloedssteen meer in de algemene voorraad ({ $source }).
            [one] Je neemt 1 invloedssteen ({ $source }).
           *[other] Je neemt { $n } invloedsstenen ({ $source }).
        }
       *[other] { $n ->
            [0] { $player } vindt geen invloedssteen meer in de algemene voorraad ({ $source }).
            [one] { $player } neemt 1 invloedssteen ({ $source }).
           *[other] { $player } neemt { $n } invloedsstenen ({ $source }).
        }
    }
    .brief = { $n ->
        [0] geen invloedssteen meer te krijgen
        [one] { $short ->
            [0] 1 invloedssteen
           *[other] 1 invloedssteen (meer zijn er niet)
        }
       *[other] { $short ->
            [0] { $n } invloedsstenen
           *[other] { $n } invloedsstenen (meer zijn er niet)
        }
    }
event-coins-gained = { $player-who ->
        [you] { $n ->
            [0] Je vindt geen munt meer in de voorraad ({ $source }).
            [one] Je neemt 1 munt ({ $source }).
           *[other] Je neemt { $n } munten ({ $source }).
        }
       *[other] { $n ->
            [0] { $player } vindt geen munt meer in de voorraad ({ $source }).
            [one] { $player } neemt 1 munt ({ $source }).
           *[other] { $player } neemt { $n } munten ({ $source }).
        }
    }
    .brief = { $n ->
        [0] geen munt meer in de voorraad
        [one] { $short ->
            [0] 1 munt
           *[other] 1 munt (meer heeft de voorraad niet)
        }
       *[other] { $short ->
            [0] { $n } munten
           *[other] { $n } munten (meer heeft de voorraad niet)
        }
    }
event-coins-taken = { $player-who ->
        [you] { $n ->
            [one] Je neemt 1 munt van { $from } ({ $source }).
           *[other] Je neemt { $n } munten van { $from } ({ $source }).
        }
       *[other] { $from-who ->
            [you] { $n ->
                [one] { $player } neemt 1 munt van jou ({ $source }).
               *[other] { $player } neemt { $n } munten van jou ({ $source }).
            }
           *[other] { $n ->
                [one] { $player } neemt 1 munt van { $from } ({ $source }).
               *[other] { $player } neemt { $n } munten van { $from } ({ $source }).
            }
        }
    }
    .brief = { $from-who ->
        [you] { $n ->
            [one] 1 munt van jou
           *[other] { $n } munten van jou
        }
       *[other] { $n ->
            [one] 1 munt van { $from }
           *[other] { $n } munten van { $from }
        }
    }
event-coins-paid = { $player-who ->
        [you] { $n ->
            [one] Je betaalt 1 munt ({ $source }).
           *[other] Je betaalt { $n } munten ({ $source }).
        }
       *[other] { $n ->
            [one] { $player } betaalt 1 munt ({ $source }).
           *[other] { $player } betaalt { $n } munten ({ $source }).
        }
    }
    .brief = { $n ->
        [one] 1 munt betaald
       *[other] { $n } munten betaald
    }
event-prestige-gained = { $player-who ->
        [you] { $total ->
            [one] Je krijgt 1 prestigepunt ({ $source }).
           *[other] { $park ->
                [0] Je krijgt { $total } prestigepunten ({ $source }).
               *[other] Je krijgt { $total } prestigepunten ({ $source }), waarvan { $park } door het park.
            }
        }
       *[other] { $total ->
            [one] { $player } krijgt 1 prestigepunt ({ $source }).
           *[other] { $park ->
                [0] { $player } krijgt { $total } prestigepunten ({ $source }).
               *[other] { $player } krijgt { $total } prestigepunten ({ $source }), waarvan { $park } door het park.
            }
        }
    }
    .brief = { $total ->
        [one] 1 prestigepunt
       *[other] { $park ->
            [0] { $total } prestigepunten
           *[other] { $total } prestigepunten (waarvan { $park } door het park)
        }
    }
event-prestige-lost = { $player-who ->
        [you] { $n ->
            [one] Je verliest 1 prestigepunt ({ $source }).
           *[other] Je verliest { $n } prestigepunten ({ $source }).
        }
       *[other] { $n ->
            [one] { $player } verliest 1 prestigepunt ({ $source }).
           *[other] { $player } verliest { $n } prestigepunten ({ $source }).
        }
    }
    .brief = { $n ->
        [one] 1 prestigepunt kwijt
       *[other] { $n } prestigepunten kwijt
    }
event-rats-lowered = { $player-who ->
        [you] Je rattensteen gaat terug van { $from } naar { $to } ({ $source }).
       *[other] De rattensteen van { $player } gaat terug van { $from } naar { $to } ({ $source }).
    }
    .brief = ratten terug van { $from } naar { $to }
event-carriage-driven = { $player-who ->
        [you] Je koets rijdt van { $from-de } naar { $to-de }.
       *[other] De koets van { $player } rijdt van { $from-de } naar { $to-de }.
    }
    .brief = de koets naar { $to-de }
event-carriage-stayed = { $player-who ->
        [you] Je koets blijft staan.
       *[other] De koets van { $player } blijft staan.
    }
    .brief = de koets blijft staan
event-message-taken = { $player-who ->
        [you] Je neemt { $message-de } van { $market-de }.
       *[other] { $player } neemt { $message-de } van { $market-de }.
    }
    .brief = de { $colour-rode } boodschap
event-message-left = { $player-who ->
        [you] Je laat { $message-de } { $market-op } liggen.
       *[other] { $player } laat { $message-de } { $market-op } liggen.
    }
    .brief = de { $colour-rode } boodschap blijft liggen
event-third-laid-aside = { $player-who ->
        [you] Je legt { $card-de } ongebruikt weg.
       *[other] { $player } legt { $card-de } ongebruikt weg.
    }
event-third-laid-aside-hidden = { $player } legt de derde kaart gesloten weg.
event-hired = { $player-who ->
        [you] Je koopt { $person-de } om.
       *[other] { $player } koopt { $person-de } om.
    }
    .head = { $player-who ->
        [you] Je koopt { $person-de } om
       *[other] { $player } koopt { $person-de } om
    }
event-hired-nobody = { $player-who ->
        [you] Je koopt niemand om.
       *[other] { $player } koopt niemand om.
    }
event-person-declined = { $player-who ->
        [you] Je maakt verder geen gebruik van { $person-de }.
       *[other] { $player } maakt verder geen gebruik van { $person-de }.
    }
    .brief = verder niet gebruikt
event-third-shown = { $player-who ->
        [you] Je toont je derde kaart, { $card-de }, en voert de actie uit.
       *[other] { $player } toont de derde kaart, { $card-de }, en voert de actie uit.
    }
    .brief = { $card-de } als derde kaart
event-spied = { $player-who ->
        [you] Je ziet welke grijze personen nog komen: { $persons }.
       *[other] { $player } ziet welke grijze personen nog komen: { $persons }.
    }
    .brief = een blik op de komende grijze personen ({ $persons })
event-spied-hidden = { $player-who ->
        [you] Je ziet welke grijze personen nog komen.
       *[other] { $player } ziet welke grijze personen nog komen.
    }
    .brief = een blik op de komende grijze personen
event-messages-repeated = { $player-who ->
        [you] { $n ->
            [one] Je gebruikt 1 boodschap nog eens ({ $kind }).
           *[other] Je gebruikt { $n } boodschappen nog eens (elk { $kind }).
        }
       *[other] { $n ->
            [one] { $player } gebruikt 1 boodschap nog eens ({ $kind }).
           *[other] { $player } gebruikt { $n } boodschappen nog eens (elk { $kind }).
        }
    }
    .brief = { $n ->
        [one] 1 boodschap nog eens
       *[other] { $n } boodschappen nog eens
    }
event-marker-returned = { $player-who ->
        [you] Je legt een invloedssteen { $place-uit } terug in de algemene voorraad.
       *[other] { $player } legt een invloedssteen { $place-uit } terug in de algemene voorraad.
    }
    .brief = een invloedssteen { $place-uit } teruggelegd
event-plague-struck = { $player-who ->
        [you] Epidemie { $value }, je hospitaal { $hospital }: { $move ->
            [forward] je rattensteen gaat van { $from } naar { $to }.
            [back] je rattensteen gaat terug van { $from } naar { $to }.
            [overrun] de ratten overspoelen je stadswijk! Je rattensteen stopt op { $to }.
           *[still] je rattensteen blijft op { $to }.
        }
       *[other] Epidemie { $value }, bij { $player } hospitaal { $hospital }: { $move ->
            [forward] de rattensteen gaat van { $from } naar { $to }.
            [back] de rattensteen gaat terug van { $from } naar { $to }.
            [overrun] de ratten overspoelen de stadswijk! De rattensteen stopt op { $to }.
           *[still] de rattensteen blijft op { $to }.
        }
    }
    .head = { $player-who ->
        [you] Jij
       *[other] { $player }
    }: { $doctor ->
        [yes] de medicus houdt de epidemie tegen
       *[no] epidemie { $value }
    }, hospitaal { $hospital }, { $move ->
        [forward] ratten van { $from } naar { $to }
        [back] ratten terug van { $from } naar { $to }
        [overrun] overspoeld, ratten stoppen op { $to }
       *[still] ratten blijven op { $to }
    }
event-marker-lost = { $player-who ->
        [you] Je verliest een invloedssteen { $sector-uit }.
       *[other] { $player } verliest een invloedssteen { $sector-uit }.
    }
    .brief = een invloedssteen { $sector-uit } kwijt
event-notre-dame-scored = { $markers ->
        [0] Notre Dame wordt afgerekend: er ligt geen invloedssteen.
        [one] Notre Dame wordt afgerekend: { $value } punten voor de enige invloedssteen.
       *[other] Notre Dame wordt afgerekend: { $value } punten voor { $markers } invloedsstenen, { $each } per steen.
    }
event-bell-ringer-moved = { $to-who ->
        [you] De klokkenluider komt naar jou: jij bent startspeler.
       *[other] De klokkenluider gaat naar { $to }, de nieuwe startspeler.
    }
event-period-ended = Etappe { $period } is afgelopen. Alle actiekaarten gaan terug naar hun eigenaars.
event-game-ended = Het spel is afgelopen.

# A deed and what came of it, in one line.
log-deed = { $head }: { $results }.
log-deed-bare = { $head }.
log-more = { $player-who ->
        [you] Jij: { $results }.
       *[other] { $player }: { $results }.
    }

## What the players agree on (R11)

option-players = Spelers
    .explain = Hoeveel er meespelen, jij meegeteld: 2 tot 5.
option-edition = Editie
    .explain = Vanaf hoeveel stenen het hotel twee bonussen geeft: 3 in de editie van 2017, 4 in die van 2007.
option-new-persons = Nieuwe personen
    .explain = De uitbreiding: van negen grijze personen per etappe worden er drie geloot.
option-coins = Munten
    .explain = Bij 25 munten in totaal betaalt de rijkste speler wat de voorraad tekortkomt; onbeperkte munten raken nooit op.
option-benefactor = Weldoener
    .explain = Of de weldoener prestigepunten of munten vraagt om ratten te verdrijven.
option-open-scores = Open scores
    .explain = Of iedereen tijdens het spel ieders prestigepunten ziet, of alleen de eigen.
option-rats = Ratten op de personen
    .explain = Het aantal ratten op elke persoon, 0 tot 3, als jullie kaarten iets anders zeggen.
option-start = Startspeler
    .explain = Wie begint; anders beslist het lot.
option-seed = Startgetal
    .explain = Bepaalt alle toeval: hetzelfde startgetal geeft hetzelfde spel.

option-edition-2017 = 2017
option-edition-2007 = 2007
option-coins-25 = 25
option-coins-unlimited = onbeperkt
option-benefactor-prestige = prestigepunten
option-benefactor-coins = munten
option-on = aan
option-off = uit

## Errors

error-game-over = Het spel is afgelopen.
error-no-such-seat = Plaats { $seat } bestaat niet in dit spel.
error-not-waiting = { $player-who ->
        [you] Jou wordt nu niets gevraagd.
       *[other] Aan { $player } wordt nu niets gevraagd.
    }
error-not-offered = ‘{ $choice }’ is nu geen mogelijkheid.
error-setup-players = Het spel is voor 2 tot 5 spelers, niet voor { $n }.
error-setup-same-colour = Twee spelers kunnen niet allebei { $colour-plain } zijn.
error-setup-start = Plaats { $seat } van de startspeler bestaat niet in dit spel.
error-file-read = Het bestand { $file } kan niet worden gelezen: { $reason }.
error-file-write = Het bestand { $file } kan niet worden geschreven: { $reason }.
error-record = Het bestand { $file } bevat geen spel dat kan worden voortgezet ({ $reason }).

## Words of the table, for terminal and browser

ui-you = Jij
ui-colour = Kleur
ui-prestige = Prestige
ui-coins = Munten
ui-supply = Eigen voorraad
ui-general-supply = Algemene voorraad
ui-rats = Ratten
ui-messages = Boodschappen

## The terminal

# Names for players who gave none, with commas between them.
terminal-names = Agnes, Blaise, Colette, Denis, Edith

terminal-welcome = Notre Dame. Je speelt met { $colour-plain } tegen { $opponents }. Typ het nummer van een optie, of ‘help’ voor al het andere.
terminal-character = { $bot }: { $character }
# $bot is the kind of bot behind a name.
terminal-opponent = { $name } ({ $bot })
terminal-round = Ronde { $round } van 9, etappe { $period }
terminal-round-phase = Ronde { $round } van 9, etappe { $period }: { $phase }
terminal-round-start = { $player-who ->
        [you] Jij bent startspeler.
       *[other] { $player } is startspeler.
    } Epidemiegraad van deze ronde: { $value }.
terminal-persons = De personen van deze ronde, met epidemiegraad { $value }:
terminal-persons-to-come = Grijze personen die nog komen, in onbekende volgorde: { $persons }.
terminal-persons-spied = Grijze personen die nog komen, in deze volgorde: { $persons }.
terminal-person = { $person } ({ $rats ->
        [0] geen ratten
        [one] 1 rat
       *[other] { $rats } ratten
    }): { $effect }
terminal-kept = Je hebt { $card-de } gehouden.

# An option with what comes of it.
terminal-option = { $choice }: { $note }
terminal-option-more = { $results }, dan nog een keuze
terminal-option-nothing = nu zonder gevolg
terminal-drive-free = { $message }
terminal-drive-closed = { $message }, voor jou nog niet vrij

# $open says whether the reader may see the prestige points.
terminal-belongings = { $player-who ->
        [you] Je hebt
       *[other] { $player } heeft
    } { $open ->
        [yes] { $prestige ->
            [one] 1 prestigepunt
           *[other] { $prestige } prestigepunten
        }
       *[no] verborgen prestigepunten
    }, { $coins ->
        [one] 1 munt
       *[other] { $coins } munten
    }, { $supply ->
        [one] 1 invloedssteen
       *[other] { $supply } invloedsstenen
    } in voorraad; ratten op { $rats }.
terminal-on-board = Op het bord: { $places }
terminal-no-pieces = Op het bord: nog geen stenen
terminal-place-pieces = { $place } { $pieces }
terminal-pieces = { $friend ->
        [yes] { $markers ->
            [0] vertr.
           *[other] { $markers }+vertr.
        }
       *[no] { $markers }
    }
terminal-borough-heading = { $borough } ({ $colour-plain })
terminal-borough-carriage = Koets { $market-op }. Verzamelde boodschappen: { $messages }.
terminal-board-streets = Koetsen en boodschappen
terminal-board-carriage = { $player-who ->
        [you] Je koets staat { $market-op }.
       *[other] De koets van { $player } staat { $market-op }.
    }
terminal-board-messages = { $borough }: { $messages }
terminal-board-message = { $spot } ({ $kind })
terminal-board-notre-dame = { $markers ->
        [0] Notre Dame verdeelt aan het einde van de etappe { $value } punten; er ligt geen invloedssteen.
        [one] Notre Dame verdeelt aan het einde van de etappe { $value } punten; er ligt 1 invloedssteen.
       *[other] Notre Dame verdeelt aan het einde van de etappe { $value } punten; er liggen { $markers } invloedsstenen, dus elk zou { $each } opleveren.
    }
terminal-board-coins = { $coins ->
        [0] Er ligt geen munt meer in de voorraad.
        [one] Er ligt nog 1 munt in de voorraad.
       *[other] Er liggen nog { $coins } munten in de voorraad.
    }

terminal-over = Het spel is afgelopen. Je kunt nog het bord en het verloop bekijken, opslaan of stoppen.
terminal-result = Uitslag
terminal-place = { $place }. { $player-who ->
        [you] Jij
       *[other] { $player }
    }: { $prestige ->
        [one] 1 prestigepunt
       *[other] { $prestige } prestigepunten
    }{ $tied ->
        [yes] {", "}bij gelijke stand { $tiebreak ->
            [0] geen munten of invloedsstenen
            [one] 1 munt of invloedssteen
           *[other] { $tiebreak } munten en invloedsstenen
        } in voorraad
       *[no] {""}
    }{ $shared ->
        [yes] {", "}gedeelde plaats
       *[no] {""}
    }
terminal-sources = Waar de prestigepunten vandaan kwamen
terminal-total = Totaal
terminal-undone = Teruggenomen: ‘{ $choice }’.
terminal-saved = Opgeslagen in { $file }.
terminal-goodbye = Tot ziens.
terminal-quit-unsaved = Dit spel is niet opgeslagen. Typ ‘opslaan’ en een bestandsnaam om het te bewaren, of nog eens ‘stoppen’ om het zonder opslaan te verlaten.
terminal-log-all = alles
terminal-hint = Wat de expert denkt, het beste eerst:
terminal-hint-option = { $number }. { $choice }: ongeveer { $points } punten aan het einde, { $percent }% kans op winst

terminal-command-board = bord
    .usage = bord, bord NAAM
    .explain = alle stadswijken naast elkaar, of één stadswijk in zinnen
terminal-command-persons = personen
    .usage = personen
    .explain = de personen van deze ronde, wat ze doen, en wie er nog kan komen
terminal-command-log = verloop
    .usage = verloop, verloop alles
    .explain = wat er in deze ronde is gebeurd, of in het hele spel
terminal-command-options = opties
    .usage = opties
    .explain = met welke opties aan deze tafel wordt gespeeld
terminal-command-rules = regel
    .usage = regel NAAM
    .explain = wat een kaart, een persoon of een veld doet
terminal-command-hint = tip
    .usage = tip
    .explain = wat de sterkste bot van je mogelijkheden vindt
terminal-command-help = help
    .usage = help, help ONDERWERP
    .explain = deze lijst, of een onderwerp
terminal-command-undo = terug
    .usage = terug
    .explain = neemt je laatste keuze terug, zolang niemand anders iets heeft gedaan
terminal-command-save = opslaan
    .usage = opslaan BESTAND
    .explain = schrijft het spel naar een bestand; ‘notredame play --load BESTAND’ zet het voort
terminal-command-quit = stoppen
    .usage = stoppen
    .explain = verlaat het spel

terminal-help-answer = Antwoord met het nummer van een optie, of met de Engelse woorden van de notatie: ‘play bank’, ‘hire monk’, ‘pass’. Een lege regel herhaalt de vraag. Verder:
terminal-help-command = { $command }: { $effect }.
terminal-help-topics = Onderwerpen: { $topics }.

terminal-help-game = Negen rondes in drie etappes, A tot en met C. Elke ronde worden er drie personen opengelegd; hun ratten bepalen de epidemiegraad. Dan kiest iedereen drie actiekaarten (trek er drie, houd er één en geef er twee naar links door; houd er één en geef er één door), speelt er om beurten twee, en mag voor 1 munt één persoon omkopen. Daarna slaat de epidemie toe. Na elke derde ronde wordt Notre Dame afgerekend. Wie de meeste prestigepunten heeft, wint.
    .title = spel
terminal-help-actions = Met de kaart van een veld plaats je daar een invloedssteen uit je eigen voorraad en gebruik je het veld met al je stenen erin. Met een lege voorraad mag je in plaats daarvan een invloedssteen op het bord verplaatsen. Met de kaart van Notre Dame plaats je een invloedssteen op de tegel en doe je een schenking. De vertrouweling gaat naar een ander veld in je stadswijk en telt daar als steen, en je gebruikt dat veld.
    .title = acties
terminal-help-hiring = Nadat iedereen twee kaarten heeft gespeeld, mag elke speler een van de drie personen omkopen: betaal 1 munt, dan helpt die persoon je één keer. Meerdere spelers mogen dezelfde persoon omkopen. Zes bruine personen komen in elke etappe, negen grijze maar één keer.
    .title = omkopen
terminal-help-plague = Aan het einde van elke ronde gaat je rattensteen zoveel vakjes vooruit als de epidemiegraad min je stenen in het hospitaal, of achteruit als het hospitaal sterker is. Zou hij voorbij de 9 gaan, dan stopt hij daar en verlies je 2 prestigepunten en een invloedssteen uit je volste veld.
    .title = epidemie
terminal-help-carriage = Een stap leidt over een straat van de ene marktplaats naar de volgende. Waar je koets stopt, mag je de boodschap nemen en meteen gebruiken, maar alleen als je van die kleur niet meer boodschappen hebt dan van elke andere kleur die nog op het bord ligt.
    .title = koets
terminal-help-end = Na elke etappe worden de punten van Notre Dame verdeeld over alle invloedsstenen daar, naar beneden afgerond; die stenen gaan dan naar de algemene voorraad. Na de negende ronde wint wie de meeste prestigepunten heeft. Bij gelijke stand beslist het totaal aan munten en invloedsstenen in de eigen voorraad; is ook dat gelijk, dan is de overwinning gedeeld.
    .title = einde

terminal-option-value = { $option }: { $value }. { $explain }
terminal-option-name = { $option }. { $explain }

terminal-glossary-action = { $name } (actiekaart): { $effect }
terminal-glossary-sector = { $name } (veld): { $effect }
terminal-glossary-person = { $name } ({ $stack }{ $expansion ->
        [yes] {", "}Nieuwe personen
       *[no] {""}
    }, { $rats ->
        [0] geen ratten
        [one] 1 rat
       *[other] { $rats } ratten
    }): { $effect }

terminal-error-input = ‘{ $input }’ begrijp ik niet. Typ een nummer van 1 tot en met { $n }, of ‘help’.
terminal-error-number = Optie { $input } bestaat niet. Typ een nummer van 1 tot en met { $n }.
terminal-error-topic = Er is geen hulp over ‘{ $topic }’. Onderwerpen: { $topics }.
terminal-error-name = Geen kaart, persoon of veld heet ‘{ $name }’.
terminal-error-player = Niemand hier heet ‘{ $name }’. Aan tafel: { $names }.
terminal-error-undo = Je hebt nog geen keuze gemaakt die je kunt terugnemen.
terminal-error-undo-late = { web-error-undo-gone }
terminal-error-save-name = Geef een bestandsnaam op: ‘opslaan mijn-spel.txt’.
terminal-error-save-over = { $file } bevat iets anders, dat verloren zou gaan. Kies een andere naam.
terminal-error-seat = Plaats { $n } bestaat niet in een spel met { $players } spelers.
terminal-error-names = { $n } namen is te veel voor { $players } spelers.
terminal-error-long-name = ‘{ $name }’ kan geen naam zijn: hoogstens { $most } tekens, die allemaal zichtbaar zijn.
terminal-error-which-seat = Geef met --seat aan welke plaats van jou is, van 1 tot en met { $players }: het bestand vermeldt het niet.

## The browser only. `web-` is for the interface around the board.

web-you = jij
web-bot = bot
# Names for bots and for guests who have chosen none, with commas between them.
web-bot-names = Blaise, Odette, Thibault, Perrine, Aurélie, Gaspard, Héloïse, Lucien, Margot, Rémi
web-guest-names = Aliénor, Colin, Isabeau, Guillaume, Jehanne, Étienne, Mahaut, Renaud, Yolande, Bertrand
web-loading = Het spel wordt klaargezet…
web-offline = Verbinding verbroken. Nieuwe poging…
web-online = Weer verbonden.
web-error-malformed = De server kon dat niet lezen. Herlaad de pagina en probeer het opnieuw.
web-error-invalid = Dat klopt niet. Controleer het en probeer het opnieuw.
web-error-not-signed-in = Kies eerst een naam.
web-error-wrong-origin = Dit verzoek kwam van een andere site. Open het spel op zijn eigen adres.
web-error-not-found = Deze tafel of dit spel bestaat niet, of niet meer. Controleer de link of de code.
web-error-illegal-choice = Dat kun je nu niet kiezen. Neem een van de getoonde keuzes.
web-error-too-large = Dat is te groot. Kies een kleiner bestand of een kortere tekst.
web-error-too-many = Te veel verzoeken. Wacht even en probeer het opnieuw.
web-error-full = De server zit vol. Probeer het zo nog eens.
web-error-no-room = Er is nu geen plaats voor meer verslagen. Probeer het morgen opnieuw.
web-error-slow = Het duurde te lang. Probeer het opnieuw.
web-error-method-not-allowed = Dat kan hier niet. Herlaad de pagina en probeer het opnieuw.
web-error-store-unavailable = Er kan nu niets worden opgeslagen. Probeer het zo nog eens.
web-error-closing = De server start opnieuw op. Probeer het zo nog eens.
web-error-internal = Bij ons ging iets mis. Herlaad de pagina en probeer het opnieuw.
web-error-seat-taken = Deze plaats is al bezet. Kies een andere.
web-error-colour-taken = Deze kleur heeft al iemand. Kies een andere.
web-error-begun = Het spel is al begonnen: de plaatsen kunnen niet meer veranderen.
web-error-dealt = De kaarten zijn verdeeld zonder de willekeurige bytes van dit apparaat, want de partij was al begonnen. Bij de volgende partij kan het weer.
web-error-seats-open = Er zijn nog plaatsen vrij. Wacht op spelers of zet er bots neer.
web-error-still-here = Deze speler is er, of is nog maar net weg. Wacht even, of vraag het de anderen.
web-error-invisible-name = Deze naam bevat onzichtbare tekens. Kies een andere.
web-error-name-taken = Aan deze tafel heeft al iemand een naam die sterk op de jouwe lijkt. Kies een andere bij de instellingen.
web-error-one-seat = Aan een openbare tafel heeft iedereen maar één plaats.
web-error-nothing-to-share = Er valt niets toe te voegen: je hebt hier geen plaats, of het is al gebeurd.
web-error-not-replaceable = Op deze plaats is niemand te vervangen.
web-error-no-person = Alleen wie hier meespeelt, kan gastheer zijn.
web-error-nobody-to-ask = Er is niemand anders om akkoord te gaan. Wacht nog even.
web-error-pending = Er loopt al een andere vraag. Wacht op het antwoord.
web-error-closed-table = Deze tafel is gesloten voor toeschouwers. Na afloop kun je de partij bekijken.
web-error-muted = Je bent aan deze tafel gedempt.
web-error-host-only = Dat kan alleen wie de tafel heeft gemaakt.
web-error-undo-gone = Te laat om terug te nemen: iemand anders heeft al iets gedaan, of er zijn kaarten getoond.
web-error-undone-enough = Je hebt in deze beurt al heel vaak iets teruggenomen. Deze keuze blijft.
web-error-others-play = Hier spelen anderen mee. Alleen een partij die verder niemand speelt, kun je elders voortzetten.
web-error-not-your-seat = Deze plaats is van iemand anders.
web-error-players-only = Dat kunnen alleen de spelers van dit spel.
web-error-hints-off = Aan deze tafel zijn er geen tips.
web-error-not-begun = Het spel is nog niet begonnen. Wacht tot het wordt gestart.
web-error-not-playing = Aan deze tafel is geen spel bezig.
web-error-not-over = Dat kan pas als het spel afgelopen is.
web-error-archived = Deze tafel is al gearchiveerd.
web-error-not-your-turn = Je bent nog niet aan de beurt.
web-error-bot-answered = Een bot heeft al voor deze plaats gekozen, en dat blijft zo.
web-error-busy = Iemand anders veranderde de tafel op hetzelfde moment. Probeer het opnieuw.
web-error-other-rules = Dit spel is met een andere versie van de regels gedeeld en kan alleen daarmee verder.
web-error-storage-full = Er is geen ruimte meer op dit apparaat: er is niets bewaard en je keuze is niet gemaakt. Maak ruimte vrij en probeer het opnieuw.
web-error-storage = Deze browser laat de pagina niets bewaren, dus je kunt hier niet spelen. Sta sitegegevens toe of verlaat de privémodus en herlaad de pagina.
web-error-device = Het spel kon in deze browser niet starten. Herlaad de pagina; helpt dat niet, werk dan de browser bij.
web-error-needs-others = Aan deze tafel is een plaats vrij, en op dit apparaat zou niemand die kunnen vinden. Open de link op een server.
web-notice-unreadable = Deze versie kan een spel op dit apparaat niet lezen. Het blijft bewaard, en alle andere zijn er.

# The page without a server

web-update-ready = Er is een nieuwe versie.
web-update-take = Herladen
web-update-waits = In een ander tabblad is nog iets bezig. Ga daar naar de startpagina of sluit het, en herlaad dan.
web-play-offline = Zonder verbinding spelen
web-back-online = Terug naar de server
web-move = Partij elders voortzetten
web-move-sure = Deze partij meenemen? Het bestand en de link bevatten alle kaarten, daarom telt ze vanaf nu niet meer mee in je statistieken.
web-move-lead = Speel deze partij verder op een ander apparaat of op een server. Hier blijft ze zoals ze is.
web-move-file = Opslaan als bestand
web-move-where = Waar je verderspeelt
web-move-where-explain = het adres van deze pagina of van een server
web-move-qr = QR-code van de link met deze partij
web-move-too-long = Deze partij is te lang voor een QR-code. Gebruik de link of het bestand.
web-bad-address = Dit is geen geldig adres. Controleer het.
web-take-online = Tafel online openen
web-take-online-lead = Met vrienden speel je op een server. Vul het adres in, dan opent deze tafel daar met een uitnodigingslink.
web-take-online-go = Daar openen
web-server-address = Serveradres
web-bring-game = Deze partij hier voortzetten?
web-bring-game-lead = De kaarten zijn elders gedeeld; dat is hier niet te controleren. De partij telt niet mee in je statistieken.
web-bring-game-accept = Hier verderspelen
web-bring-table = Deze tafel hier openen?
web-bring-table-lead = Je krijgt een link en een code om te versturen.
web-bring-table-accept = Tafel openen
web-bring-choices = { $n ->
    [one] tot nu toe { $n } keuze
   *[other] tot nu toe { $n } keuzes
}
web-bring-unreadable = Deze link bevat geen partij. Vraag of iemand hem opnieuw stuurt.
web-bring-refused = Deze partij kan hier niet verder. Ze is gewijzigd of onvolledig, of volgt andere regels.
web-close = Sluiten
web-sure = Weet je het zeker?
web-cancel = Annuleren
web-save = Opslaan
web-saved = Opgeslagen.
web-copy = Kopiëren
web-copied = Gekopieerd.
web-send = Versturen
web-search = Zoeken
web-search-none = Niets gevonden.
web-moment = Een ogenblik…

web-phases = Fases van de ronde
web-phase-persons = Personen
web-phase-draft = Kaartkeuze
web-phase-actions = Acties
web-phase-hiring = Omkopen
web-phase-plague = Epidemie
web-phase-over = Einde
web-round = Ronde { $round }
web-round-of = van 9 · etappe { $period }
web-start-player = Startspeler
web-has-chosen = heeft gekozen

web-board = Bord met { $n } stadswijken rond Notre Dame
web-sector-label = { $sector }: { $friend ->
        [yes] { $n ->
            [0] de vertrouweling
            [one] 1 invloedssteen en de vertrouweling
           *[other] { $n } invloedsstenen en de vertrouweling
        }
       *[no] { $n ->
            [0] geen invloedsstenen
            [one] 1 invloedssteen
           *[other] { $n } invloedsstenen
        }
    }
web-harbour-label = Haven: ratten op { $rats }, na de epidemie op { $to }
web-notre-dame-label = Notre Dame: { $n ->
        [0] geen invloedsstenen, { $value } punten te verdelen
        [one] 1 invloedssteen, die { $pays } van { $value } punten zou opleveren
       *[other] { $n } invloedsstenen, die elk { $pays } van { $value } punten zouden opleveren
    }
web-carriage-label = Koets van { $player }: { $market }

web-persons = Omkoopbare personen
web-persons-hint = elk 1 munt, één per ronde
web-rats = { $n ->
        [0] geen ratten
        [one] 1 rat
       *[other] { $n } ratten
    }
web-forecast = Epidemie aan het einde van deze ronde
web-forecast-label = Epidemie { $value } min hospitaal { $hospital }: de ratten gaan van { $from } naar { $to }{ $overrun ->
        [yes] {" "}en overspoelen de stadswijk
       *[no] {""}
    }
web-forecast-overrun = Voorbij de 9: je zou 2 prestigepunten en een invloedssteen verliezen.
web-to-come = Op komst
web-players = Spelers
web-messages = { $n ->
        [0] geen boodschappen
        [one] 1 boodschap
       *[other] { $n } boodschappen
    }
web-coins = { $n ->
        [one] 1 munt
       *[other] { $n } munten
    }
web-supply = { $n ->
        [one] 1 invloedssteen
       *[other] { $n } invloedsstenen
    } in eigen voorraad, { $general } in de algemene
web-rats-on = Ratten op { $n }
web-rats-to = na de epidemie op { $n }{ $overrun ->
        [yes] , overspoeld
       *[no] {""}
    }
web-hired-by = Omgekocht door { $players }
web-coins-word = Munten
web-markers-word = Stenen
web-rats-word = Ratten
web-log = Verloop
web-while-away = { $n ->
        [one] 1 gebeurtenis terwijl je weg was
       *[other] { $n } gebeurtenissen terwijl je weg was
    }
web-missed = Terwijl je weg was · { $at } van { $of }
web-missed-list = Terwijl je weg was
web-missed-more = Wat eraan voorafging, staat in het verloop ({ $n }).
web-missed-done = Verder
web-log-group = Ronde { $round } · { $phase }
web-log-undone = { $player } neemt de laatste keuze terug.
web-log-left = Een bot speelt voor { $player }.
web-log-clock = De tijd is om: een bot koos voor { $player }.
web-time-left = Resterende tijd: { $time }
web-time-days = { $n } d
web-time-hours = { $n } u
web-time-minutes = { $n } min
web-log-returned = { $player } is terug.

# Wat er gebeurt, stap voor stap naast het bord verteld. $sum is “2 + 3 + 1”.
web-stage = Wat er gebeurt
web-stage-skip = Overslaan
web-stage-rats = { $sum } = { $n ->
        [0] geen ratten
        [one] 1 rat
       *[other] { $n } ratten
    }
web-stage-to-all = { $n ->
        [0] Deze ronde komen er geen ratten
        [one] In elke stadswijk komt 1 rat
       *[other] In elke stadswijk komen { $n } ratten
    }
web-stage-reach = { $player-who ->
        [you] De ratten bereiken je stadswijk
       *[other] De ratten bereiken { $player }
    }
web-stage-hospital = { $player-who ->
        [you] Je hospitaal houdt er { $n } tegen
       *[other] Het hospitaal van { $player } houdt er { $n } tegen
    }
web-stage-back = { $player-who ->
        [you] Je hospitaal verdrijft ratten
       *[other] Het hospitaal van { $player } verdrijft ratten
    }
web-stage-still = { $player-who ->
        [you] Bij jou komen geen ratten
       *[other] Bij { $player } komen geen ratten
    }
web-stage-doctor = { $player-who ->
        [you] De medicus beschermt je
       *[other] De medicus beschermt { $player }
    }
web-stage-overrun-of = { $player-who ->
        [you] De ratten overspoelen je stadswijk!
       *[other] De ratten overspoelen de stadswijk van { $player }!
    }
web-stage-spread = De ratten verspreiden zich
web-stage-overrun = Overspoeld
web-stage-on = op { $n }
web-stage-each = per invloedssteen
web-stage-left-over = { $n } over
web-stage-no-marker = geen invloedssteen
web-stage-window = De invloedsstenen gaan terug naar de algemene voorraden.
web-stage-period = Notre Dame · einde van etappe { $period }
web-stage-plays = { $player } speelt
web-stage-hires = { $player } koopt om
web-stage-dealt = Drie nieuwe kaarten voor iedereen

web-dock = Jij bent aan de beurt
web-dock-idle = Wachten
web-hand = Je hand
web-draft = Kaartkeuze
web-answers = Antwoorden
web-kept = Gehouden
web-keep = Houden
web-pass-to = naar { $player }
web-played = gespeeld
web-undo = Terugnemen
web-final = Dit kun je niet terugnemen.
web-take-along = Boodschap daar meenemen
web-restart = Beurt overdoen
web-hint = Om een tip vragen
web-hint-short = Tip
web-hint-says = Een bot zou kiezen: { $choice }
web-own-borough = Je stadswijk
web-zoom = Zoom
web-zoom-in = Inzoomen
web-zoom-out = Uitzoomen
web-zoom-all = Het hele bord
web-closer = De wijk van { $player } van dichterbij bekijken
web-draft-picked = Je houdt: { $card }
web-draft-waiting = { $n ->
        [one] { $players } kiest nog. Je mag je bedenken.
       *[other] { $players } kiezen nog. Je mag je bedenken.
    }
web-waiting = { $n ->
        [one] { $players } kiest
       *[other] { $players } kiezen
    }
web-waiting-draft = Iedereen houdt een kaart en geeft de rest door.
web-waiting-actions = Om de beurt speelt iedereen een kaart, twee per ronde.
web-waiting-hiring = Iedereen mag voor 1 munt één persoon omkopen.
web-waiting-plague = De ratten komen.
web-why-no-effect = nu zonder effect
web-why-no-marker = geen steen: verplaats er één

web-short-cloister-school = stenen
web-short-bank = munten
web-short-residence = prestige
web-short-carriage-house = boodschap halen
web-short-hotel = 1 van 3 bonussen
web-short-park = ratten 1 terug
web-short-hospital = ratten 1 terug
web-short-notre-dame = schenken
web-short-trusted-friend = veld gebruiken

web-memory = Wat je hebt gezien
web-memory-tab = Kaarten
web-memory-lead = Actiekaarten van etappe { $period }, en personen die nog komen.
web-memory-player = Stapel
web-memory-unseen = Nog niet gezien
web-memory-seen = Gezien
web-memory-order = In deze volgorde (spion)
web-rules = Regels
web-sound-on = Geluid aanzetten
web-sound-off = Geluid uitzetten
web-menu = Menu
web-pause = Pauze
web-go-on = Verder
web-pace = Afspeelsnelheid
web-skip = Naar de huidige stand
web-title-turn = Jij bent aan de beurt · Notre Dame
web-title-round = Ronde { $round } · Notre Dame
web-seat-open = vrije plaats
web-leave = Weggaan (een bot speelt verder)
web-leave-sure = Echt weggaan? Een bot neemt je plaats in; je kunt die later terugnemen.
web-take-back = Je plaats terugnemen
web-archived = Deze tafel ligt stil
web-archived-why = Er heeft lang niemand iets gedaan. Wie hier een plaats heeft, kan het spel altijd hervatten.
web-resume = Hervatten
web-home = Alle tafels
web-code = Code om mee te doen: { $code }
web-chat = Bericht aan de tafel
web-talk = Praten
web-log-tab = Verloop
web-log-empty = Wat er gebeurt, komt hier te staan.
web-side = Verloop en praten
web-fold = Inklappen
web-unfold = Uitklappen
web-talk-empty = Er is nog niets gezegd.
web-unread = { $n ->
    [one] { $n } nieuwe regel
   *[other] { $n } nieuwe regels
}
web-watching = { $n ->
        [one] { $n } kijkt mee
       *[other] { $n } kijken mee
    }
web-who-is-here = Wie er is
web-say-hello = Hallo
web-say-well-played = Goed gespeeld
web-say-thanks = Bedankt
web-say-one-moment = Een momentje
web-say-good-game = Mooie partij

web-settings = Instellingen
web-language = Taal
web-theme = Weergave
web-theme-auto = zoals het apparaat
web-theme-light = licht
web-theme-dark = donker
web-speed = Tempo
web-speed-explain = Hoe snel je te zien krijgt wat er gebeurt. Antwoorden kan altijd meteen.
web-speed-0 = uit
web-speed-1 = rustig
web-speed-2 = vlot
web-sound = Geluid
web-sound-explain = Geluidjes bij wat er gebeurt.
web-coach = Leermeester
web-coach-explain = Legt elke fase uit zodra die begint.
web-coach-on = Leermeester aanzetten
web-coach-off = Leermeester uitzetten
web-notify = Meldingen
web-notify-explain = Waarschuwt je als je aan de beurt bent en deze pagina niet in beeld is.
web-confirm = Bevestigen wat je niet kunt terugnemen
web-confirm-explain = Een tweede klik als kaarten worden doorgegeven of iets verborgens wordt getoond.
web-single-keys = Sneltoetsen met één teken
web-single-keys-explain = Letters, cijfers en tekens zoals U, 1 en + werken als sneltoets. Zet dit uit als je ze per ongeluk indrukt of tekst inspreekt.
web-your-name = Je naam
web-name = Naam

web-home-eyebrow = Twee tot vijf spelers · negen rondes
web-home-title = Een wijk in de schaduw van de kathedraal
web-home-lead = Zet je invloed in, verzamel boodschappen met je koets, koop de juiste mensen om en houd de ratten in de haven.
web-play-now = Nu spelen
web-play-now-lead = Jij en drie bots. Geen account nodig, je begint meteen.
web-play-now-first = Jij en twee beginners, om het spel te leren. Zonder account.
web-play-stronger = Ik ken het spel: drie sterkere bots
web-first-eyebrow = Je eerste partij
web-first-title = Negen ronden om naam te maken
web-first-1 = Wie na negen ronden de meeste prestigepunten heeft, wint. De Notre Dame geeft punten voor schenkingen en verdeelt punten onder wie er stenen heeft.
web-first-2 = Speel elke ronde twee kaarten. Een kaart zet een steen in haar veld en gebruikt het: hoe meer stenen daar, hoe meer je krijgt.
web-first-3 = Let op de ratten in je haven: ze klimmen elke ronde, en voorbij 9 kosten ze je punten en een steen.
web-first-go = Aan de slag
web-first-skip = Overslaan, ik ken het spel
web-play-as = Je speelt als
web-new-table = Nieuwe tafel
web-code-or-link = Code of link
web-join = Meedoen
web-your-tables = Je tafels
web-open-tables = Open tafels
web-open-record = Verslag openen
web-table-waiting = { $n } van { $of } plaatsen bezet
web-table-waiting-for = Wachten op { $players }
web-with = met { $players }
web-sit = Aanschuiven
web-look-in = Openen
web-welcome-back = Welkom terug
web-tables-wait = { $n ->
    [0] Er wacht geen tafel op je.
    [one] Er wacht { $n } tafel op je.
   *[other] Er wachten { $n } tafels op je.
}
web-your-turn = Jij bent aan de beurt
web-others-think = Anderen denken na
web-no-tables = Er is niets aan de gang. Begin een partij of ga aan een open tafel zitten.
web-no-open-tables = Er wacht niemand. Open een openbare tafel, dan zien anderen hem.
web-to-watch = Partijen om te bekijken
web-your-games = Je partijen
web-no-games = Hier komt je eerste partij te staan.
web-all-games = alle { $n }
web-place-of = Plaats { $place } van { $n }
web-play = Spelen
web-watch = Meekijken
web-figures = Je partijen in cijfers
web-figure-games = partijen
web-figure-won = gewonnen
web-figure-mean = gemiddelde score
web-figure-best = beste score
web-title-waiting = ({ $n }) Notre Dame

web-seat = Plaats { $n }
web-seat-me = jij
web-seat-bot = bot
web-level = Niveau
web-option-public = Openbaar
    .explain = De tafel staat in de lijst van open tafels; anders leidt alleen de link hierheen.
web-option-clock = Tijd per keuze
    .explain = Is de tijd om, dan maakt een bot die keuze; na drie keer op rij houdt hij de plaats tot de speler terug is.
web-option-clock-0 = Geen
web-option-clock-60 = 1 minuut
web-option-clock-300 = 5 minuten
web-option-clock-86400 = 1 dag
web-option-clock-259200 = 3 dagen
web-option-clock-other = { $time } per keuze
web-option-substitute = Vervanger
    .explain = De bot die speelt als iemands tijd om is of iemand weg is.
web-option-pace = Bots gaan verder
    .explain = Tot dan kun je je keuze terugnemen, en ook daarna, zolang er niets verborgens is onthuld.
web-option-pace-at-once = Meteen
web-option-pace-pause = Na een pauze
web-option-pace-on-word = Als ik het zeg
web-option-hints = Tips
    .explain = Wie aan de beurt is, mag een bot om een tip vragen.
web-presets = Kant-en-klare tafels
web-preset-first = Eerste partij
    .explain = Jij en twee beginners, met tips
web-preset-friends = Vanavond met vrienden
    .explain = Via een link, allemaal tegelijk
web-preset-days = In een paar dagen
    .explain = Via een link, iedereen speelt als er tijd is
web-preset-expert = Experttafel
    .explain = Drie experts en de nieuwe personen
web-kind-open = via link
web-kind-beside = naast mij
web-agreed = Wat er geldt
web-sum = Je tafel
web-sum-players = { $n } spelers
web-sum-beside = { $n ->
    [one] jij en nog { $n } speler op dit apparaat
   *[other] jij en nog { $n } spelers op dit apparaat
}
web-sum-open = { $n ->
    [one] { $n } plaats via een link
   *[other] { $n } plaatsen via een link
}
web-sum-bots = { $n ->
    [one] { $n } bot
   *[other] { $n } bots
}
web-open-table = Tafel openen
web-open-table-lead = Je krijgt een link en een code om te versturen. Plaatsen en kleuren kun je tot het begin van de partij wijzigen.
web-start-now = Nu beginnen

web-seats = Plaatsen
web-seat-free = vrij
web-here = aanwezig
web-away = afwezig
web-sit-here = Hier gaan zitten
web-stand = Opstaan
web-waiting-room = { $n ->
        [one] Eén plaats is vrij
       *[other] { $n } plaatsen zijn vrij
    }
web-waiting-ready = Iedereen is er
web-waiting-lead = Stuur de link, of laat iemand de code scannen. Wie hem opent, kan meteen gaan zitten.
web-qr = QR-code van de uitnodigingslink
web-invite-link = Uitnodigingslink
web-start = Beginnen
web-start-with-bots = { $n ->
        [one] Beginnen met een bot op de vrije plaats
       *[other] Beginnen met bots op de vrije plaatsen
    }
web-table-of = Tafel van { $player }
web-seat-free-lead = voor iedereen met de link
web-add-bot = Bot toevoegen
web-open-seat = { $player } weghalen en de plaats vrijmaken
web-ask-to-leave = { $player } vragen op te staan
web-swap-seats = Wisselen met de plaats hieronder
web-ask-to-leave-sure = { $player } kan meekijken en weer gaan zitten waar een plaats vrij is.
web-your-colour = Je kleur
web-invite = Uitnodigen
web-share = Delen
web-or-wait = Of wacht tot er iemand gaat zitten.
web-or-watch = Of blijf en kijk mee.
web-host-starts = Je doet mee. { $player } begint de partij.
web-host-starts-soon = Je doet mee. De gastheer begint de partij.
web-room-full = Alle plaatsen zijn bezet. Blijf hier om mee te kijken.

web-pass-device = Geef het apparaat aan { $player }
web-pass-device-why = Tot dan blijven de kaarten van de anderen verborgen.
web-pass-device-ready = Ik ben { $player }

web-look-board = Het bord
web-replay = Naspelen
web-record = Verslag downloaden
web-deal = Het delen
web-deal-fair = Gecontroleerd op dit apparaat: de kaarten volgen uit een geheim dat vastlag voordat iemand ging zitten, en uit willekeurige getallen van dit apparaat. Als elk apparaat aan tafel dit aangeeft, kon niemand ze in zijn eentje kiezen.
web-deal-without-yours = Gecontroleerd op dit apparaat: de kaarten volgen uit een geheim dat vastlag voordat iemand ging zitten. Willekeurige getallen van dit apparaat zitten er niet in.
web-deal-changed = De kaarten volgen uit een geheim dat vastlag voordat iemand ging zitten, maar de regels of de plaatsen zijn niet die welke dit apparaat voor de partij het laatst heeft gezien. Heeft niemand ze vlak voor het begin veranderd, vraag het dan aan wie deze server beheert.
web-deal-wrong = De kaarten volgen niet uit wat voor de partij beloofd was. Bewaar het verslag en vraag het aan wie deze server beheert.
web-deal-compared = Dit apparaat heeft de kaarten opnieuw gedeeld en { $n } kaarten, personen en boodschappen teruggevonden waar het ze in de partij had gezien.
web-deal-unknown = Deze browser kan het delen hier niet controleren. Het verslag is te controleren met ‘notredame verify’.
web-deal-moved = De kaarten zijn elders gedeeld; dat is hier niet te controleren.
web-after-nine = Na negen rondes
web-verdict = { $n ->
        [0] { $player } wint bij gelijke stand
        [one] { $player } wint met 1 punt verschil
       *[other] { $player } wint met { $n } punten verschil
    }
web-verdict-you = { $n ->
        [0] Je wint bij gelijke stand
        [one] Je wint met 1 punt verschil
       *[other] Je wint met { $n } punten verschil
    }
web-verdict-tie = Een gedeelde overwinning: { $players }
web-your-place = Je bent { $place ->
        [1] eerste
        [2] tweede
        [3] derde
        [4] vierde
       *[5] vijfde
    } met { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }{ $tied ->
        [yes] ; bij gelijke stand tellen munten en invloedsstenen (bij jou { $rest }).
       *[no] .
    }
web-rematch = Revanche
web-points-by-source = Punten naar herkomst
web-source-residence = Residentie
web-source-notre-dame = Notre Dame
web-source-messages = Boodschappen
web-source-persons = Personen
web-source-park = Park
web-source-other = Overig
web-rest = { $n ->
        [0] geen munten of invloedsstenen over
        [one] 1 munt of invloedssteen over
       *[other] { $n } munten en invloedsstenen over
    }
web-score-by-round = Score per ronde
web-coins-by-round = Munten per ronde
web-rats-by-round = Ratten per ronde
web-moments = Hoogtepunten
web-moment-line = { $player }: { $source }

web-step = Stap { $step } van { $of }
web-step-start = Het begin
web-back = Terug
web-forward = Vooruit
web-to-start = Naar het begin
web-to-end = Naar het einde
web-turn-back = Vorige beurt
web-turn-on = Volgende beurt
web-eyes = Perspectief
web-eyes-open = alles open
web-jump-round = Naar een ronde springen
web-copy-step = Link naar deze stap kopiëren

web-help-message = Boodschap
web-help-message-text = Stop hier met je koets om de boodschap te nemen. Van elke kleur mag je er hoogstens één meer hebben dan van elke andere die nog op het bord ligt.
web-help-market = Marktplaats
web-help-market-text = Een stap van een koets leidt over een straat van de ene marktplaats naar de volgende.
web-help-harbour = Haven en epidemie
web-help-harbour-text = Aan het einde van de ronde komen de ratten van de drie personen, min je hospitaal. Voorbij de 9 verlies je 2 prestigepunten en een invloedssteen.
web-help-carriage = Koets
web-help-carriage-text = Rijdt dankzij het koetshuis: hoogstens 1 stap voor elke steen daar.
web-help-notre-dame = Notre Dame
web-help-notre-dame-text = Elke invloedssteen verlicht een ruitje. Aan het einde van een etappe delen de invloedsstenen de punten van de tegel; in het midden staat wat elk nu zou opleveren.
web-help-bell = Klokkenluider
web-help-bell-text = Wie hem heeft, begint. Na elke ronde schuift hij door.
web-help-player = Speler
web-help-player-text = Munten, invloedsstenen in de eigen voorraad (en in de algemene), ratten, verzamelde boodschappen; rechtsboven de kaarten die deze ronde zijn gespeeld en de prestigepunten.
web-help-phase-persons = Drie personen komen naar de stad, twee bruine en een grijze. Aan het einde van de ronde kun je ze omkopen, en hun ratten brengen de epidemie.
web-help-phase-draft = Iedereen trekt drie kaarten, houdt er één en geeft er twee door; houdt dan een van de twee nieuwe en geeft de laatste door.
web-help-phase-actions = Om de beurt speelt iedereen een kaart, twee keer de tafel rond. De derde kaart wordt weggelegd.
web-help-phase-hiring = Iedereen mag voor 1 munt een van de drie personen omkopen.
web-help-phase-plague = Elke stadswijk krijgt de ratten van de drie personen, min het hospitaal.

web-coach-phase-draft = Houd een van je drie kaarten; de andere twee gaan naar je linkerbuur. Van rechts krijg je er twee; daarvan houd je er één en geef je de andere door. Tot slot krijg je nog een laatste kaart. Twee van je drie kaarten ga je spelen.
web-coach-phase-actions = Elke kaart hoort bij een veld: daar komt een invloedssteen bij, en alle stenen in het veld leveren iets op. Zo brengt hetzelfde veld elke keer meer op.
web-coach-phase-hiring = Voor 1 munt helpt een van de drie personen je nu. Bewaar daar een munt voor: het is bijna altijd de moeite waard.
web-coach-phase-plague = De ratten van de drie personen komen, min je hospitaal. Zorg dat je rattensteen niet voorbij de 9 moet.
web-coach-keep-second = Je rechterbuur heeft je twee kaarten gegeven. Houd er één; de andere geef je door. Denk aan wat je linkerbuur ermee zou kunnen doen.
web-coach-play = Wijs een kaart even aan of tik er één keer op om te zien wat die zou opleveren. Met ‘Terugnemen’ maak je een stap ongedaan.
web-coach-drive = Rijd naar een marktplaats met een boodschap. Van elke kleur mag je er hoogstens één meer hebben dan van elke andere die nog op het bord ligt.
web-coach-donate = Een schenking geeft meteen punten, en je invloedssteen deelt aan het einde van de etappe in de punten van de tegel.
web-coach-move-marker = Je eigen voorraad is leeg. Neem een invloedssteen uit een veld dat zijn werk heeft gedaan; de kloosterschool levert nieuwe op.
web-coach-place-friend = De vertrouweling kost geen invloedssteen: hij gaat naar een ander veld, telt daar als steen en je gebruikt dat veld. Stuur hem waar al veel van je stenen staan.
web-coach-take-message = Een boodschap geeft je meteen wat erop staat. Laat haar alleen liggen als je haar kleur eerst ergens anders wilt nemen.
web-coach-lose-marker = De ratten hebben je stadswijk overspoeld. Geef de invloedssteen op die je het minst nodig hebt; meer stenen in het hospitaal hadden ze tegengehouden.

web-rules-cards = Actiekaarten
web-rules-more = Meer regels
web-rules-gallery = Kaarten en personen
web-search-rules = Regels, kaarten en personen zoeken
web-filter = Alleen tonen
web-filter-all = Alles
web-rule-goal = Het doel
    .text = Je bestuurt een stadswijk bij Notre Dame. Na negen rondes, drie in elk van de drie etappes, wint wie de meeste prestigepunten heeft.
web-rule-round = Een ronde
    .text = Elke ronde heeft vijf fases: drie personen komen naar de stad; iedereen kiest kaarten; iedereen speelt twee kaarten; iedereen mag een persoon omkopen; de epidemie slaat toe.
web-rule-persons = Personen
    .text = Twee bruine personen en een grijze liggen open. De bruine komen in elke etappe terug, de grijze verschijnen één keer. De ratten op deze drie bepalen de epidemiegraad van de ronde.
web-rule-draft = De kaartkeuze
    .text = Iedereen trekt drie van zijn negen kaarten, houdt er één en geeft er twee naar links door. Van de twee gekregen kaarten houdt iedereen er één en geeft er één door; de kaart die als laatste komt, maakt de hand compleet.
web-rule-actions = Kaarten spelen
    .text = Om de beurt speelt iedereen een kaart en voert de actie uit, daarna een tweede. De derde wordt gesloten weggelegd. Met de kaart van een veld plaats je daar een invloedssteen uit je eigen voorraad; daarna gebruik je het veld.
web-rule-hiring = Omkopen
    .text = Om de beurt mag iedereen 1 munt betalen voor een van de drie personen. Meerdere spelers mogen dezelfde persoon omkopen.
web-rule-plague = De epidemie
    .text = Elke rattensteen gaat zoveel vakjes vooruit als er ratten op de drie personen staan, min de stenen in het hospitaal; telt het hospitaal meer, dan gaat hij terug. Zou hij voorbij de 9 gaan, dan stopt hij daar, en gaan 2 prestigepunten en een invloedssteen uit het volste veld verloren.
web-rule-supply = Als de voorraad leeg is
    .text = Zonder invloedssteen in je eigen voorraad mag je in plaats daarvan een van je invloedsstenen op het bord verplaatsen (nooit de vertrouweling). De kloosterschool, het hotel, boodschappen en sommige personen leveren invloedsstenen uit de algemene voorraad op.
web-rule-notre-dame = Notre Dame
    .text = Met de kaart van Notre Dame plaats je daar een invloedssteen en doe je een schenking: 1, 2 of 3 munten voor 1, 3 of 6 prestigepunten. Aan het einde van elke etappe worden de punten van de tegel gelijk verdeeld over alle invloedsstenen daar, naar beneden afgerond, en gaan die stenen naar de algemene voorraad.
web-rule-carriage = De koets
    .text = Elke steen in het koetshuis is goed voor één stap door de straten van alle stadswijken. Waar de koets stopt, mag je de boodschap nemen.
web-rule-messages = Boodschappen
    .text = Een boodschap geeft meteen prestigepunten en meestal nog iets. Van elke kleur mag je er hoogstens één meer bezitten dan van elke andere kleur die nog op het bord ligt.
web-rule-park = Het park
    .text = Telkens als je prestigepunten krijgt, krijg je er 1 extra voor elke twee stenen in het park.
web-rule-friend = De vertrouweling
    .text = Invloedsstenen en de vertrouweling heten samen ‘stenen’. De vertrouweling gaat van veld naar veld. Hij telt waar hij staat, maar gaat nooit verloren door de epidemie.
web-rule-bell = De klokkenluider
    .text = Wie de klokkenluider heeft, begint. Na elke ronde gaat hij naar links door.
web-rule-end = Het einde
    .text = Na de negende ronde wint wie de meeste prestigepunten heeft; bij gelijke stand beslist het totaal aan munten en invloedsstenen in de eigen voorraad; is ook dat gelijk, dan is de overwinning gedeeld.
web-rule-two = Met twee spelers
    .text = Twee stadswijken blijven zonder eigenaar. Hun boodschappen kun je net als alle andere verzamelen.
web-rule-undo = Terugnemen
    .text = Een stap kan worden teruggenomen zolang daardoor niets verborgens aan het licht is gekomen en niemand anders iets heeft gedaan.
web-keys = Toetsen: 1–9 gaan naar een keuze, Enter neemt die, U neemt terug, + en − zoomen, 0 toont alles, ? legt uit, Esc heft de keuze op. T opent het praten. Bij het naspelen: pijlen per stap, Page Up en Page Down per beurt, 1–9 per ronde, spatie speelt af.
web-result = De uitslag
web-link = Link
web-other-device = Ander apparaat
web-devices = Je apparaten
web-devices-explain = Bekijk waar je bent aangemeld, meld apparaten af of maak een herstelcode.
web-devices-lead = Op deze apparaten ben je aangemeld.
web-device = Browser
web-device-program = Programma
web-device-this = dit apparaat
web-sign-out = Afmelden
web-sign-out-sure = Dit apparaat afmelden? Tafels die daar openstaan, worden gesloten.
web-sign-out-this = Hier afmelden? Zonder ander apparaat of herstelcode kun je je niet opnieuw aanmelden.
web-recovery = Herstelcode
web-recovery-explain = Een code om op te schrijven. Daarmee meld je je aan als je al je apparaten kwijt bent; hij vervangt een eerdere code.
web-recovery-new = Nieuwe code
web-recovery-none = Er is nog geen code.
web-recovery-since = Er is een code sinds { $date }. Heb je hem niet zelf gemaakt of heeft iemand hem gezien, maak dan een nieuwe of trek hem in.
web-recovery-revoke = Code intrekken
web-recovery-revoke-sure = De herstelcode intrekken? Daarna kan niemand zich er nog mee aanmelden, jij ook niet.
web-recovery-lead = Schrijf deze code op en bewaar hem goed. Hij wordt maar één keer getoond.
web-recover = Aanmelden met een herstelcode
web-recover-sure = Op dit apparaat is { $player } aangemeld. De code meldt iemand anders aan; zonder ander apparaat of herstelcode kan { $player } niet terug.
web-sign-in = Aanmelden
web-signed-in = Welkom terug, { $player }.
web-passkey = Passkey
web-passkeys = Passkeys
web-passkeys-explain = Meld je zonder code aan met je vingerafdruk, je gezicht of een beveiligingssleutel.
web-passkeys-not-built = Deze server is zonder passkeys gebouwd. In de downloads zitten ze wel; bouw anders met `--features passkeys`.
web-passkey-new = Nieuwe passkey
web-passkey-remove = Verwijderen
web-passkey-remove-sure = Deze passkey verwijderen? Je kunt je er hier niet meer mee aanmelden. Misschien blijft hij op je apparaat staan.
web-use-passkey = Aanmelden met een passkey
web-passkey-failed = Dat is niet gelukt. Probeer het nog eens of meld je op een andere manier aan.
web-use-link = Aanmelden met de link
web-use-link-sure = Op dit apparaat is { $player } aangemeld. De link meldt iemand anders aan; zonder ander apparaat of herstelcode kan { $player } zich niet opnieuw aanmelden.
web-other-device-explain = Ga als dezelfde speler verder op een telefoon of een andere computer.
web-other-device-lead = Open deze link op het andere apparaat. Hij werkt één keer.
web-link-expired = Deze link is verlopen of al gebruikt. Maak op je andere apparaat een nieuwe.
web-lost-table = Geen tafel aan het eind van deze straat
web-lost-replay = Geen partij aan het eind van deze straat
web-lost-page = Niets aan het eind van deze straat
web-lost-why = { $address } leidt nergens heen. Misschien ontbreekt er een letter, of hoort de link bij een andere server.
web-lost-again = Opnieuw proberen
web-qr-device = QR-code van deze link
web-replace = Laat een bot voor { $player } spelen
web-ask-to-replace = De anderen vragen of een bot voor { $player } mag spelen
web-make-host = { $player } gastheer maken
web-host-is = { $player } is nu gastheer.
web-close-to-spectators = Tafel sluiten voor toeschouwers
web-open-to-spectators = Toeschouwers toelaten
web-mute = { $player } dempen
web-unmute = { $player } weer laten praten
web-asked-replace = { $asker ->
    [you] Je hebt de anderen gevraagd of een bot voor { $about } mag spelen.
    [about-you] { $player } vraagt de anderen of een bot voor jou mag spelen. Als iedereen akkoord gaat en jij een minuut lang niets doet, neemt de bot het over. Met een keuze, een bericht of ‘Ik ben er’ houd je dat tegen.
   *[other] { $player } vraagt: mag een bot voor { $about } spelen? Als { $about } verbonden is, is er een minuut om te weigeren.
 }
web-grant = Akkoord
web-let-a-bot-play = Een bot voor mij laten spelen
web-confirm-bots = Bots laten doorspelen
web-ask-to-take-back = Vragen of ik mijn laatste keuze mag terugnemen
web-asked-take-back = { $asker ->
    [you] Je hebt de anderen gevraagd of je je laatste keuze mag terugnemen.
   *[other] { $player } vraagt: mag ik mijn laatste keuze terugnemen? Alles daarna wordt ook teruggenomen.
 }
web-decline = Weigeren
web-withdraw = Intrekken
web-i-am-here = Ik ben er
web-to-rematch = Naar de revanche
