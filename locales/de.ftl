### German. One file serves the terminal and the browser.
###
### How names work. The value of a name is its form for headings, buttons and lists ("Vertrauter"). Its attributes are
### further forms, which a sentence may use as `$sector-in`:
###   sectors and Notre Dame: `.in` is where to ("ins Hospital"), `.aus` where from ("aus dem Hospital");
###   cards and persons: `.den` is the accusative with its article ("den Vertrauten"), `.akk` the same without
###   ("Vertrauten") and with a capital, for the beginning of a button.
###
### How players work. `$player` is a name. `$player-who` is `you` for the reader's own seat, `other` for anyone else,
### and `nobody` where a borough has no owner. No genitive is made of a name ("Denis’ Kutsche"): sentences say "von Denis".
###
### A "Stein" is an influence marker or the friend; only an "Einflussstein" is a marker and nothing else.
###
### Messages under `event-` are full sentences; their `.brief` leaves the player out and can stand in a list after the
### `.head` of the deed that led to them.

## Sectors and Notre Dame

sector-cloister-school = Klosterschule
    .in = in die Klosterschule
    .aus = aus der Klosterschule
sector-bank = Bank
    .in = in die Bank
    .aus = aus der Bank
sector-residence = Residenz
    .in = in die Residenz
    .aus = aus der Residenz
sector-carriage-house = Kutscherei
    .in = in die Kutscherei
    .aus = aus der Kutscherei
sector-hotel = Gasthaus
    .in = ins Gasthaus
    .aus = aus dem Gasthaus
sector-park = Park
    .in = in den Park
    .aus = aus dem Park
sector-hospital = Hospital
    .in = ins Hospital
    .aus = aus dem Hospital
place-notre-dame = Notre Dame
    .in = auf Notre Dame
    .aus = von Notre Dame

# What using a sector does. $edition is 2017 or 2007.
sector-cloister-school-effect = Nimm für jeden deiner Steine hier 1 Einflussstein aus dem allgemeinen Vorrat.
sector-bank-effect = Nimm für jeden deiner Steine hier 1 Münze.
sector-residence-effect = Du erhältst für jeden deiner Steine hier 1 Prestigepunkt.
sector-carriage-house-effect = Fahre mit deiner Kutsche höchstens so viele Schritte, wie du hier Steine hast; wo sie hält, darfst du die Botschaft nehmen.
sector-hotel-effect =
    { $edition ->
        [2007] Nimm 1 Münze oder 1 Einflussstein oder setze deinen Rattenstein um 1 zurück. Ab 4 Steinen hier wählst du zweimal.
       *[2017] Nimm 1 Münze oder 1 Einflussstein oder setze deinen Rattenstein um 1 zurück. Ab 3 Steinen hier wählst du zweimal.
    }
sector-park-effect = Setze deinen Rattenstein um 1 zurück. Immer wenn du Prestigepunkte erhältst, kommt für je 2 Steine hier 1 weiterer hinzu.
sector-hospital-effect = Setze deinen Rattenstein um 1 zurück. Jeder Stein hier senkt am Ende jeder Runde deinen Seuchenwert um 1.

## Action cards

action-cloister-school = Klosterschule
    .den = die Klosterschule
    .akk = Klosterschule
action-bank = Bank
    .den = die Bank
    .akk = Bank
action-residence = Residenz
    .den = die Residenz
    .akk = Residenz
action-carriage-house = Kutscherei
    .den = die Kutscherei
    .akk = Kutscherei
action-hotel = Gasthaus
    .den = das Gasthaus
    .akk = Gasthaus
action-park = Park
    .den = den Park
    .akk = Park
action-hospital = Hospital
    .den = das Hospital
    .akk = Hospital
action-notre-dame = Notre Dame
    .den = Notre Dame
    .akk = Notre Dame
action-trusted-friend = Vertrauter
    .den = den Vertrauten
    .akk = Vertrauten

action-cloister-school-effect = Setze einen Einflussstein, dann nimm für jeden deiner Steine dort 1 Einflussstein aus dem allgemeinen Vorrat.
action-bank-effect = Setze einen Einflussstein, dann nimm für jeden deiner Steine dort 1 Münze.
action-residence-effect = Setze einen Einflussstein, dann erhältst du für jeden deiner Steine dort 1 Prestigepunkt.
action-carriage-house-effect = Setze einen Einflussstein, dann fahre höchstens so viele Schritte, wie du dort Steine hast; wo die Kutsche hält, darfst du die Botschaft nehmen.
action-hotel-effect =
    { $edition ->
        [2007] Setze einen Einflussstein, dann nimm 1 Münze oder 1 Einflussstein oder setze deinen Rattenstein um 1 zurück; ab 4 Steinen dort zweimal.
       *[2017] Setze einen Einflussstein, dann nimm 1 Münze oder 1 Einflussstein oder setze deinen Rattenstein um 1 zurück; ab 3 Steinen dort zweimal.
    }
action-park-effect = Setze einen Einflussstein, dann setze deinen Rattenstein um 1 zurück. Immer wenn du Prestigepunkte erhältst, kommt für je 2 Steine dort 1 weiterer hinzu.
action-hospital-effect = Setze einen Einflussstein, dann setze deinen Rattenstein um 1 zurück. Jeder Stein dort senkt deinen Seuchenwert um 1.
action-notre-dame-effect = Setze einen Einflussstein auf Notre Dame und spende 1, 2 oder 3 Münzen für 1, 3 oder 6 Prestigepunkte. Am Ende des Durchgangs werden die Punkte von Notre Dame auf die Einflusssteine dort verteilt.
action-trusted-friend-effect = Schicke deinen Vertrauten in ein anderes deiner Felder und nutze es. Er zählt dort als Stein.

## Persons

person-hostess = Wirtin
    .den = die Wirtin
    .akk = Wirtin
person-minstrel = Minnesänger
    .den = den Minnesänger
    .akk = Minnesänger
person-money-lender = Geldverleiher
    .den = den Geldverleiher
    .akk = Geldverleiher
person-fool = Gaukler
    .den = den Gaukler
    .akk = Gaukler
person-monk = Mönch
    .den = den Mönch
    .akk = Mönch
person-doctor = Medikus
    .den = den Medikus
    .akk = Medikus
person-city-guard = Stadtwache
    .den = die Stadtwache
    .akk = Stadtwache
person-night-watchman = Nachtwächter
    .den = den Nachtwächter
    .akk = Nachtwächter
person-bishop = Bischof
    .den = den Bischof
    .akk = Bischof
person-guild-master = Gildemeister
    .den = den Gildemeister
    .akk = Gildemeister
person-beggar-king = Bettlerkönig
    .den = den Bettlerkönig
    .akk = Bettlerkönig
person-advocate = Advokat
    .den = den Advokaten
    .akk = Advokaten
person-lady-of-the-court = Hofdame
    .den = die Hofdame
    .akk = Hofdame
person-mayor = Bürgermeister
    .den = den Bürgermeister
    .akk = Bürgermeister
person-carpenter = Tischlermeister
    .den = den Tischlermeister
    .akk = Tischlermeister
person-manager = Verwalter
    .den = den Verwalter
    .akk = Verwalter
person-nurse = Krankenschwester
    .den = die Krankenschwester
    .akk = Krankenschwester
person-scholar = Gelehrter
    .den = den Gelehrten
    .akk = Gelehrten
person-priest = Priester
    .den = den Priester
    .akk = Priester
person-procurator = Prokurator
    .den = den Prokurator
    .akk = Prokurator
person-bell-ringer = Glöckner
    .den = den Glöckner
    .akk = Glöckner
person-spy = Spion
    .den = den Spion
    .akk = Spion
person-travelling-folk = Fahrendes Volk
    .den = das fahrende Volk
    .akk = Fahrendes Volk
person-coachman = Kutscher
    .den = den Kutscher
    .akk = Kutscher
person-trader = Händlerin
    .den = die Händlerin
    .akk = Händlerin
person-benefactor = Wohltäter
    .den = den Wohltäter
    .akk = Wohltäter
person-butcher = Schlachter
    .den = den Schlachter
    .akk = Schlachter
person-advisor = Ratsherr
    .den = den Ratsherrn
    .akk = Ratsherrn
person-gatekeeper = Torwächter
    .den = den Torwächter
    .akk = Torwächter
person-host = Wirt
    .den = den Wirt
    .akk = Wirt
person-gravedigger = Totengräber
    .den = den Totengräber
    .akk = Totengräber
person-actress = Schauspielerin
    .den = die Schauspielerin
    .akk = Schauspielerin
person-mistress = Mätresse
    .den = die Mätresse
    .akk = Mätresse

# What a hired person does. $gift is what the benefactor is paid with: prestige or coins.
person-hostess-effect = Du erhältst 3 Prestigepunkte. Wähle dazu: 1 Münze, 1 Einflussstein oder Rattenstein um 1 zurück.
person-minstrel-effect = Versetze 1 bis 3 deiner Steine aus einem deiner Felder in ein anderes. Das Feld wird nicht genutzt.
person-money-lender-effect = Du erhältst 2 Münzen und 1 Prestigepunkt.
person-fool-effect = Versetze einen deiner Steine (auch von Notre Dame) in ein anderes deiner Felder und nutze es.
person-monk-effect = Du erhältst 2 Einflusssteine aus dem allgemeinen Vorrat und 1 Prestigepunkt.
person-doctor-effect = Für dich beträgt der Seuchenwert dieser Runde 0. Dein Hospital zählt trotzdem.
person-city-guard-effect = Du erhältst 1 Prestigepunkt für jeden deiner Steine in deinen Feldern und auf Notre Dame.
person-night-watchman-effect = Du erhältst 1 Prestigepunkt für jedes deiner leeren Felder.
person-bishop-effect = Setze einen Einflussstein aus dem allgemeinen Vorrat in eines deiner leeren Felder und nutze es.
person-guild-master-effect = Du erhältst 2 Prestigepunkte für jedes deiner Felder mit 2 oder mehr Steinen.
person-beggar-king-effect = Du erhältst 1 Prestigepunkt für jede Stufe der Seuchenleiste, die noch vor deinem Rattenstein liegt.
person-advocate-effect = Du erhältst 3 Prestigepunkte für je 2 deiner gesammelten Botschaften.
person-lady-of-the-court-effect = Du erhältst 1 Prestigepunkt für jeden Stein in deinem vollsten Feld.
person-mayor-effect = Du erhältst 3 Prestigepunkte für jedes deiner Felder mit 3 oder mehr Steinen.
person-carpenter-effect = Du erhältst 1 Prestigepunkt für jedes deiner Felder mit mindestens 1 Stein.
person-manager-effect = Du erhältst so viele Prestigepunkte, wie du schon hast.
person-nurse-effect = Setze einen Einflussstein aus dem allgemeinen Vorrat in dein Hospital und deinen Rattenstein um 1 zurück.
person-scholar-effect = Zeige deine dritte Karte und führe ihre Aktion aus.
person-priest-effect = Setze einen Einflussstein aus dem allgemeinen Vorrat auf Notre Dame.
person-procurator-effect = Du darfst eines deiner Felder nutzen, wie es ist, ohne einen Einflussstein zu setzen.
person-bell-ringer-effect = Du erhältst 3 Prestigepunkte für jeden deiner Einflusssteine auf Notre Dame.
person-spy-effect = Du siehst, in welcher Reihenfolge die grauen Personen noch kommen, und erhältst 2 Prestigepunkte.
person-travelling-folk-effect = Lege beliebig viele deiner Einflusssteine vom Spielplan in den allgemeinen Vorrat zurück: je 2 Prestigepunkte.
person-coachman-effect = Du darfst alle deine Botschaften einer Art noch einmal nutzen.
person-trader-effect = Nimm 1 Münze für jeden äußeren Marktplatz deines Stadtviertels, auf dem keine Botschaft liegt.
person-benefactor-effect =
    { $gift ->
        [coins] Du darfst Münzen in den Vorrat zahlen. Setze für jede deinen Rattenstein um 1 zurück.
       *[prestige] Du darfst Prestigepunkte abgeben. Setze für jeden deinen Rattenstein um 1 zurück.
    }
person-butcher-effect = Du darfst in jedes deiner leeren Felder 1 Einflussstein aus dem allgemeinen Vorrat setzen, ohne es zu nutzen.
person-advisor-effect = Du darfst sofort noch zweimal für je 1 Münze bestechen: beide anderen Personen oder eine davon zweimal.
person-gatekeeper-effect = Du erhältst 3 Prestigepunkte für je 2 deiner Einflusssteine im allgemeinen Vorrat.
person-host-effect = Du erhältst 2 Prestigepunkte für jeden deiner Steine im Gasthaus.
person-gravedigger-effect = Du erhältst so viele Prestigepunkte, wie der Seuchenwert dieser Runde beträgt.
person-actress-effect = Versetze alle Steine eines deiner Felder in ein anderes und nutze es.
person-mistress-effect = Setze einen Einflussstein aus dem allgemeinen Vorrat zu deinem Vertrauten und nutze das Feld.

## Stacks, phases, colours, markets

stack-brown = Braun
stack-a = Grau A
stack-b = Grau B
stack-c = Grau C

phase-draft = Kartenwahl
phase-actions = Aktionen
phase-hiring = Bestechen
phase-plague = Seuche
phase-over = Spielende

# `.plain` is also the stem that takes an ending: "rot" + "es".
colour-red = Rot
    .plain = rot
colour-violet = Violett
    .plain = violett
colour-blue = Blau
    .plain = blau
colour-green = Grün
    .plain = grün
colour-yellow = Gelb
    .plain = gelb

# `.an` stands before "deinem Tor", `.am` before "Tor".
spot-centre = Zentrum
    .gender = n
    .an = in
    .am = im
spot-parvis = Vorplatz
    .gender = m
    .an = auf
    .am = auf dem
spot-gate = Tor
    .gender = n
    .an = an
    .am = am
spot-quay = Kai
    .gender = m
    .an = an
    .am = am
spot-bridge = Brücke
    .gender = f
    .an = an
    .am = an der

# A market place: $spot of the borough of $owner. Without an owner the borough goes by its $colour. `.am` says where
# ("am Tor bei Agnes"), `.vom` where from, `.zum` where to.
market =
    { $owner-who ->
        [you] { $spot-gender ->
            [f] Deine { $spot }
           *[m] Dein { $spot }
        }
        [nobody] { $spot-gender ->
            [f] { $colour }e { $spot }
            [n] { $colour }es { $spot }
           *[m] { $colour }er { $spot }
        }
       *[other] { $spot } von { $owner }
    }
    .am =
        { $owner-who ->
            [you] { $spot-gender ->
                [f] { $spot-an } deiner { $spot }
               *[m] { $spot-an } deinem { $spot }
            }
            [nobody] { $spot-am } { $colour-plain }en { $spot }
           *[other] { $spot-am } { $spot } von { $owner }
        }
    .vom =
        { $owner-who ->
            [you] { $spot-gender ->
                [f] von deiner { $spot }
               *[m] von deinem { $spot }
            }
            [nobody] { $spot-gender ->
                [f] von der { $colour-plain }en { $spot }
               *[m] vom { $colour-plain }en { $spot }
            }
           *[other] { $spot-gender ->
                [f] von der { $spot } von { $owner }
               *[m] vom { $spot } von { $owner }
            }
        }
    .zum =
        { $owner-who ->
            [you] { $spot-gender ->
                [f] zu deiner { $spot }
               *[m] zu deinem { $spot }
            }
            [nobody] { $spot-gender ->
                [f] zur { $colour-plain }en { $spot }
               *[m] zum { $colour-plain }en { $spot }
            }
           *[other] { $spot-gender ->
                [f] zur { $spot } von { $owner }
               *[m] zum { $spot } von { $owner }
            }
        }

# A player's borough.
borough =
    { $owner-who ->
        [you] Dein Stadtviertel
        [nobody] Das { $colour-plain }e Stadtviertel
       *[other] Stadtviertel von { $owner }
    }

## Messages and pieces

message-kind-prestige-and-coin = 1 Prestigepunkt, 1 Münze
message-kind-prestige-and-marker = 2 Prestigepunkte, 1 Einflussstein
message-kind-prestige-and-rats = 3 Prestigepunkte, Ratten um 1 zurück
message-kind-prestige = 4 Prestigepunkte

# A message of a colour; $kind is what it gives.
message = { $colour }e Botschaft ({ $kind })
    .die = die { $colour-plain }e Botschaft ({ $kind })

# One to three pieces of a sector: $markers markers, and the friend if $friend is yes. `.den` is the accusative, `.akk`
# the same without an article, for the beginning of a button.
pieces =
    { $friend ->
        [yes] { $markers ->
            [0] der Vertraute
            [one] 1 Einflussstein und der Vertraute
           *[other] { $markers } Einflusssteine und der Vertraute
        }
       *[no] { $markers ->
            [one] 1 Einflussstein
           *[other] { $markers } Einflusssteine
        }
    }
    .den =
        { $friend ->
            [yes] { $markers ->
                [0] den Vertrauten
                [one] 1 Einflussstein und den Vertrauten
               *[other] { $markers } Einflusssteine und den Vertrauten
            }
           *[no] { $markers ->
                [one] 1 Einflussstein
               *[other] { $markers } Einflusssteine
            }
        }
    .akk =
        { $friend ->
            [yes] { $markers ->
                [0] Vertrauten
                [one] 1 Einflussstein und den Vertrauten
               *[other] { $markers } Einflusssteine und den Vertrauten
            }
           *[no] { $markers ->
                [one] 1 Einflussstein
               *[other] { $markers } Einflusssteine
            }
        }

## Players made of code

bot-random = Zufall
bot-novice = Neuling
bot-regular = Kenner
bot-seasoned = Routinier
bot-expert = Experte
bot-novice-explain = Kennt die Regeln, ist aber hastig und übersieht manches: ein guter erster Gegner.
bot-regular-explain = Weiß, was eine Karte wert ist, vergisst aber die Ratten: Mit einem Plan schlägst du ihn.
bot-seasoned-explain = Denkt jede Runde bis zum Ende durch und bestraft Fehler.
bot-expert-explain = Denkt so weit voraus, wie er kann, und braucht dafür einen Moment.

## Where gains and losses come from

source-donation = Spenden
source-notre-dame = Notre Dame
source-message = Botschaften
source-plague = Seuche
source-hire = Bestechung

## Lists

list-two = { $a } und { $b }
list-last = { $a } und { $b }
list-more = { $a }, { $b }
list-none = keine
list-apart = { $a }; { $b }
sentences = { $a }. { $b }
labelled = { $a }: { $b }

## Questions

prompt-nothing = Die Partie ist zu Ende.
    .why = Es gibt nichts mehr zu entscheiden.
prompt-keep-first = Welche Karte behältst du?
    .why = Du hast drei Karten gezogen. Behalte eine; die beiden anderen gehen an { $left }.
prompt-keep-second = Welche dieser Karten behältst du?
    .why = { $right } hat dir zwei Karten gegeben. Behalte eine; die andere geht an { $left }.
prompt-play = Welche Karte spielst du?
    .why = In einer Runde spielst du zwei deiner drei Karten, eine nach der anderen.
prompt-move-marker = Welchen Einflussstein versetzt du { $sector-in }?
    .why = Dein eigener Vorrat ist leer. Du darfst stattdessen einen Einflussstein auf dem Spielplan versetzen oder die Karte ohne ihre Aktion spielen.
prompt-donate = Wie viel spendest du für Notre Dame?
    .why =
        { $coins ->
            [one] Du hast 1 Münze. Wer spendet, setzt einen Einflussstein auf Notre Dame und erhält sofort Prestigepunkte.
           *[other] Du hast { $coins } Münzen. Wer spendet, setzt einen Einflussstein auf Notre Dame und erhält sofort Prestigepunkte.
        }
prompt-donate-from = Welchen Einflussstein versetzt du auf Notre Dame?
    .why =
        { $coins ->
            [one] Du spendest 1 Münze, aber dein eigener Vorrat ist leer.
           *[other] Du spendest { $coins } Münzen, aber dein eigener Vorrat ist leer.
        }
prompt-place-friend = Wohin schickst du deinen Vertrauten?
    .why = Dein Vertrauter zählt dort als Stein, und das Feld wird sofort genutzt.
prompt-drive = Wohin fährst du?
    .why =
        { $steps ->
            [one] Deine Kutsche steht { $market-am } und darf 1 Schritt fahren.
           *[other] Deine Kutsche steht { $market-am } und darf bis zu { $steps } Schritte fahren.
        }
prompt-take-message = Nimmst du { $message-die }?
    .why = Deine Kutsche hält { $market-am }.
prompt-hotel-bonus =
    { $left ->
        [one] Welchen Bonus nimmst du?
       *[other] Welchen Bonus nimmst du zuerst?
    }
    .why =
        { $left ->
            [one] Das Gasthaus gibt dir 1 Bonus.
           *[other] Das Gasthaus gibt dir { $left } Boni; du darfst auch denselben zweimal nehmen.
        }
prompt-hire = Wen bestichst du?
    .why = Eine Person kostet 1 Münze und hilft dir einmal.
prompt-hostess-bonus = Was gibt dir die Wirtin?
    .why = Zu den 3 Prestigepunkten bekommst du einen Bonus.
prompt-minstrel-from = Aus welchem Feld versetzt du Steine?
    .why = Der Minnesänger versetzt 1 bis 3 deiner Steine aus einem Feld in ein anderes.
prompt-minstrel-pieces = Welche Steine versetzt du { $sector-aus }?
    .why = Der Minnesänger versetzt 1 bis 3 deiner Steine aus einem Feld in ein anderes.
prompt-minstrel-to = Wohin damit?
    .why = Der Minnesänger nimmt { $pieces-den } { $sector-aus }.
prompt-fool-from = Welchen Stein versetzt der Gaukler?
    .why = Ein Einflussstein oder dein Vertrauter kommt in ein anderes deiner Felder, und dieses Feld wird genutzt.
prompt-fool-to = Wohin kommt der Einflussstein { $place-aus }?
    .why = Das Feld wird sofort genutzt.
prompt-fool-to-friend = Wohin geht dein Vertrauter?
    .why = Das Feld wird sofort genutzt.
prompt-bishop-to = In welches leere Feld setzt du den Einflussstein des Bischofs?
    .why = Der Einflussstein kommt aus dem allgemeinen Vorrat, und das Feld wird sofort genutzt.
prompt-procurator-use = Welches Feld nutzt du?
    .why = Mit dem Prokurator nutzt du ein Feld, wie es ist.
prompt-return-marker =
    { $returned ->
        [0] Legst du einen Einflussstein in den allgemeinen Vorrat zurück?
       *[other] Legst du noch einen Einflussstein in den allgemeinen Vorrat zurück?
    }
    .why =
        { $returned ->
            [0] Das fahrende Volk gibt dir für jeden zurückgelegten Einflussstein 2 Prestigepunkte.
            [one] Das fahrende Volk gibt dir für jeden Einflussstein 2 Prestigepunkte. Bisher hast du 1 zurückgelegt.
           *[other] Das fahrende Volk gibt dir für jeden Einflussstein 2 Prestigepunkte. Bisher hast du { $returned } zurückgelegt.
        }
prompt-repeat-messages = Welche Botschaften nutzt du noch einmal?
    .why = Mit dem Kutscher nutzt du alle deine Botschaften einer Art noch einmal.
prompt-benefactor-give =
    { $gift ->
        [coins] Wie viele Münzen zahlst du?
       *[prestige] Wie viele Prestigepunkte gibst du ab?
    }
    .why = Dafür geht dein Rattenstein jeweils um 1 zurück. Er steht auf { $rats }.
prompt-butcher-place = In welches leere Feld setzt du einen Einflussstein?
    .why = Der Schlachter bringt in jedes leere Feld, das du wählst, einen Einflussstein aus dem allgemeinen Vorrat. Die Felder werden nicht genutzt.
prompt-advisor-hire = Wen bestichst du auf Anraten des Ratsherrn?
    .why =
        { $left ->
            [one] Du darfst noch einmal bestechen, für 1 Münze.
           *[other] Du darfst noch { $left }-mal bestechen, für je 1 Münze.
        }
prompt-actress-from = Aus welchem Feld versetzt du alle Steine?
    .why = Die Schauspielerin versetzt alle Steine eines Feldes in ein anderes, und dieses Feld wird genutzt.
prompt-actress-to = Wohin kommen alle Steine { $sector-aus }?
    .why = Das Feld wird sofort genutzt.
prompt-lose-marker = Welches Feld verliert einen Einflussstein?
    .why = Die Ratten haben dein Stadtviertel überrannt. Dein vollstes Feld verliert einen Einflussstein, aber mehrere sind gleich voll.

## Answers

choice-keep = { $card-akk } behalten
choice-play = { $card-akk } spielen
choice-hire = { $person-akk } bestechen
choice-donate =
    { $coins ->
        [one] 1 Münze spenden
       *[other] { $coins } Münzen spenden
    }
choice-from = { $place }
choice-from-friend = Vertrauter ({ $sector })
choice-to = { $sector }
choice-use = { $sector } nutzen
choice-bonus-coin = 1 Münze nehmen
choice-bonus-marker = 1 Einflussstein nehmen
choice-bonus-rats = Rattenstein um 1 zurücksetzen
choice-drive = { $market }
choice-take = Nehmen
choice-repeat =
    { $n ->
        [one] 1 Botschaft: { $kind }
       *[other] { $n } Botschaften: je { $kind }
    }
choice-return = { $place }
choice-place = { $sector }
choice-give =
    { $gift ->
        [coins] { $n ->
            [one] 1 Münze zahlen
           *[other] { $n } Münzen zahlen
        }
       *[prestige] { $n ->
            [one] 1 Prestigepunkt abgeben
           *[other] { $n } Prestigepunkte abgeben
        }
    }
choice-remove = { $sector }
choice-move = { $pieces-akk } versetzen

# "Pass" says what it means for the question at hand.
choice-pass-move-marker = Keinen (ohne Aktion)
choice-pass-donate = Nichts spenden, nichts setzen
choice-pass-drive = Hier bleiben
choice-pass-take-message = Liegen lassen
choice-pass-hire = Niemanden bestechen
choice-pass-procurator-use = Keines nutzen
choice-pass-return-marker =
    { $returned ->
        [0] Keinen zurücklegen
       *[other] Das war alles
    }
choice-pass-repeat-messages = Keine wiederholen
choice-pass-benefactor-give = Nichts abgeben
choice-pass-butcher-place = Keinen mehr setzen
choice-pass-advisor-hire = Niemanden mehr bestechen

## What happened

event-round-began = Runde { $round }: { $persons } kommen in die Stadt, mit { $rats } { $rats ->
        [one] Ratte
       *[other] Ratten
    }. { $player-who ->
        [you] Du bist Startspieler.
       *[other] { $player } ist Startspieler.
    }
event-drawn = { $player-who ->
        [you] Du ziehst: { $cards }.
       *[other] { $player } zieht: { $cards }.
    }
event-drawn-hidden = { $player } zieht drei Karten.
event-kept = { $player-who ->
        [you] Du behältst { $card-den }.
       *[other] { $player } behält { $card-den }.
    }
event-kept-hidden = { $player } behält eine Karte.
event-two-passed = { $from-who ->
        [you] Du gibst an { $to } weiter: { $cards }.
       *[other] { $to-who ->
            [you] { $from } gibt dir: { $cards }.
           *[other] { $from } gibt an { $to } weiter: { $cards }.
        }
    }
event-two-passed-hidden = { $from } gibt zwei Karten an { $to } weiter.
event-one-passed = { $from-who ->
        [you] Du gibst an { $to } weiter: { $card }.
       *[other] { $to-who ->
            [you] { $from } gibt dir: { $card }.
           *[other] { $from } gibt an { $to } weiter: { $card }.
        }
    }
event-one-passed-hidden = { $from } gibt eine Karte an { $to } weiter.
event-played = { $player-who ->
        [you] Du spielst { $card-den }.
       *[other] { $player } spielt { $card-den }.
    }
    .head = { $player-who ->
        [you] Du spielst { $card-den }
       *[other] { $player } spielt { $card-den }
    }
event-action-forgone = { $player-who ->
        [you] Du spielst { $card-den } ohne Aktion.
       *[other] { $player } spielt { $card-den } ohne Aktion.
    }
    .brief = keine Aktion
event-marker-placed = { $player-who ->
        [you] Du setzt einen Einflussstein { $place-in }.
       *[other] { $player } setzt einen Einflussstein { $place-in }.
    }
    .brief = ein Einflussstein { $place-in }
event-marker-brought = { $player-who ->
        [you] Du setzt einen Einflussstein aus dem allgemeinen Vorrat { $place-in } ({ $source }).
       *[other] { $player } setzt einen Einflussstein aus dem allgemeinen Vorrat { $place-in } ({ $source }).
    }
    .brief = ein Einflussstein aus dem allgemeinen Vorrat { $place-in }
event-marker-moved = { $player-who ->
        [you] Du versetzt einen Einflussstein { $from-aus } { $to-in }.
       *[other] { $player } versetzt einen Einflussstein { $from-aus } { $to-in }.
    }
    .brief = ein Einflussstein { $from-aus } { $to-in }
event-pieces-moved = { $player-who ->
        [you] Du versetzt { $pieces-den } { $from-aus } { $to-in }.
       *[other] { $player } versetzt { $pieces-den } { $from-aus } { $to-in }.
    }
    .brief = { $pieces } { $from-aus } { $to-in }
event-friend-moved = { $player-who ->
        [you] Dein Vertrauter geht { $from-aus } { $to-in }.
       *[other] Der Vertraute von { $player } geht { $from-aus } { $to-in }.
    }
    .brief = der Vertraute { $from-aus } { $to-in }
event-friend-arrived = { $player-who ->
        [you] Dein Vertrauter kommt { $to-in }.
       *[other] Der Vertraute von { $player } kommt { $to-in }.
    }
    .brief = der Vertraute { $to-in }
event-markers-gained = { $player-who ->
        [you] { $n ->
            [0] Du findest keinen Einflussstein mehr im allgemeinen Vorrat ({ $source }).
            [one] Du nimmst 1 Einflussstein ({ $source }).
           *[other] Du nimmst { $n } Einflusssteine ({ $source }).
        }
       *[other] { $n ->
            [0] { $player } findet keinen Einflussstein mehr im allgemeinen Vorrat ({ $source }).
            [one] { $player } nimmt 1 Einflussstein ({ $source }).
           *[other] { $player } nimmt { $n } Einflusssteine ({ $source }).
        }
    }
    .brief = { $n ->
        [0] kein Einflussstein mehr da
        [one] { $short ->
            [0] 1 Einflussstein
           *[other] 1 Einflussstein (mehr sind nicht da)
        }
       *[other] { $short ->
            [0] { $n } Einflusssteine
           *[other] { $n } Einflusssteine (mehr sind nicht da)
        }
    }
event-coins-gained = { $player-who ->
        [you] { $n ->
            [0] Du findest keine Münze mehr im Vorrat ({ $source }).
            [one] Du nimmst 1 Münze ({ $source }).
           *[other] Du nimmst { $n } Münzen ({ $source }).
        }
       *[other] { $n ->
            [0] { $player } findet keine Münze mehr im Vorrat ({ $source }).
            [one] { $player } nimmt 1 Münze ({ $source }).
           *[other] { $player } nimmt { $n } Münzen ({ $source }).
        }
    }
    .brief = { $n ->
        [0] keine Münze mehr im Vorrat
        [one] { $short ->
            [0] 1 Münze
           *[other] 1 Münze (mehr sind nicht im Vorrat)
        }
       *[other] { $short ->
            [0] { $n } Münzen
           *[other] { $n } Münzen (mehr sind nicht im Vorrat)
        }
    }
event-coins-taken = { $player-who ->
        [you] { $n ->
            [one] Du nimmst 1 Münze von { $from } ({ $source }).
           *[other] Du nimmst { $n } Münzen von { $from } ({ $source }).
        }
       *[other] { $from-who ->
            [you] { $n ->
                [one] { $player } nimmt 1 Münze von dir ({ $source }).
               *[other] { $player } nimmt { $n } Münzen von dir ({ $source }).
            }
           *[other] { $n ->
                [one] { $player } nimmt 1 Münze von { $from } ({ $source }).
               *[other] { $player } nimmt { $n } Münzen von { $from } ({ $source }).
            }
        }
    }
    .brief = { $from-who ->
        [you] { $n ->
            [one] 1 Münze von dir
           *[other] { $n } Münzen von dir
        }
       *[other] { $n ->
            [one] 1 Münze von { $from }
           *[other] { $n } Münzen von { $from }
        }
    }
event-coins-paid = { $player-who ->
        [you] { $n ->
            [one] Du zahlst 1 Münze ({ $source }).
           *[other] Du zahlst { $n } Münzen ({ $source }).
        }
       *[other] { $n ->
            [one] { $player } zahlt 1 Münze ({ $source }).
           *[other] { $player } zahlt { $n } Münzen ({ $source }).
        }
    }
    .brief = { $n ->
        [one] 1 Münze gezahlt
       *[other] { $n } Münzen gezahlt
    }
event-prestige-gained = { $player-who ->
        [you] { $total ->
            [one] Du erhältst 1 Prestigepunkt ({ $source }).
           *[other] { $park ->
                [0] Du erhältst { $total } Prestigepunkte ({ $source }).
               *[other] Du erhältst { $total } Prestigepunkte ({ $source }), davon { $park } durch den Park.
            }
        }
       *[other] { $total ->
            [one] { $player } erhält 1 Prestigepunkt ({ $source }).
           *[other] { $park ->
                [0] { $player } erhält { $total } Prestigepunkte ({ $source }).
               *[other] { $player } erhält { $total } Prestigepunkte ({ $source }), davon { $park } durch den Park.
            }
        }
    }
    .brief = { $total ->
        [one] 1 Prestigepunkt
       *[other] { $park ->
            [0] { $total } Prestigepunkte
           *[other] { $total } Prestigepunkte (davon { $park } durch den Park)
        }
    }
event-prestige-lost = { $player-who ->
        [you] { $n ->
            [one] Du verlierst 1 Prestigepunkt ({ $source }).
           *[other] Du verlierst { $n } Prestigepunkte ({ $source }).
        }
       *[other] { $n ->
            [one] { $player } verliert 1 Prestigepunkt ({ $source }).
           *[other] { $player } verliert { $n } Prestigepunkte ({ $source }).
        }
    }
    .brief = { $n ->
        [one] 1 Prestigepunkt verloren
       *[other] { $n } Prestigepunkte verloren
    }
event-rats-lowered = { $player-who ->
        [you] Dein Rattenstein geht von { $from } auf { $to } zurück ({ $source }).
       *[other] Der Rattenstein von { $player } geht von { $from } auf { $to } zurück ({ $source }).
    }
    .brief = Ratten von { $from } zurück auf { $to }
event-carriage-driven = { $player-who ->
        [you] Deine Kutsche fährt { $from-vom } { $to-zum }.
       *[other] Die Kutsche von { $player } fährt { $from-vom } { $to-zum }.
    }
    .brief = die Kutsche { $to-zum }
event-carriage-stayed = { $player-who ->
        [you] Deine Kutsche bleibt stehen.
       *[other] Die Kutsche von { $player } bleibt stehen.
    }
    .brief = die Kutsche bleibt stehen
event-message-taken = { $player-who ->
        [you] Du nimmst { $message-die } { $market-vom }.
       *[other] { $player } nimmt { $message-die } { $market-vom }.
    }
    .brief = die { $colour-plain }e Botschaft
event-message-left = { $player-who ->
        [you] Du lässt { $message-die } { $market-am } liegen.
       *[other] { $player } lässt { $message-die } { $market-am } liegen.
    }
    .brief = die { $colour-plain }e Botschaft bleibt liegen
event-third-laid-aside = { $player-who ->
        [you] Du legst { $card-den } ungenutzt ab.
       *[other] { $player } legt { $card-den } ungenutzt ab.
    }
event-third-laid-aside-hidden = { $player } legt die dritte Karte verdeckt ab.
event-hired = { $player-who ->
        [you] Du bestichst { $person-den }.
       *[other] { $player } besticht { $person-den }.
    }
    .head = { $player-who ->
        [you] Du bestichst { $person-den }
       *[other] { $player } besticht { $person-den }
    }
event-hired-nobody = { $player-who ->
        [you] Du bestichst niemanden.
       *[other] { $player } besticht niemanden.
    }
event-person-declined = { $player-who ->
        [you] Du nutzt { $person-den } nicht weiter.
       *[other] { $player } nutzt { $person-den } nicht weiter.
    }
    .brief = nicht weiter genutzt
event-third-shown = { $player-who ->
        [you] Du zeigst deine dritte Karte ({ $card }) und führst ihre Aktion aus.
       *[other] { $player } zeigt die dritte Karte ({ $card }) und führt ihre Aktion aus.
    }
    .brief = { $card } als dritte Karte
event-spied = { $player-who ->
        [you] Du siehst, welche grauen Personen noch kommen: { $persons }.
       *[other] { $player } sieht, welche grauen Personen noch kommen: { $persons }.
    }
    .brief = ein Blick auf die kommenden grauen Personen ({ $persons })
event-spied-hidden = { $player-who ->
        [you] Du siehst, welche grauen Personen noch kommen.
       *[other] { $player } sieht, welche grauen Personen noch kommen.
    }
    .brief = ein Blick auf die kommenden grauen Personen
event-messages-repeated = { $player-who ->
        [you] { $n ->
            [one] Du nutzt 1 Botschaft noch einmal ({ $kind }).
           *[other] Du nutzt { $n } Botschaften noch einmal (je { $kind }).
        }
       *[other] { $n ->
            [one] { $player } nutzt 1 Botschaft noch einmal ({ $kind }).
           *[other] { $player } nutzt { $n } Botschaften noch einmal (je { $kind }).
        }
    }
    .brief = { $n ->
        [one] 1 Botschaft noch einmal
       *[other] { $n } Botschaften noch einmal
    }
event-marker-returned = { $player-who ->
        [you] Du legst einen Einflussstein { $place-aus } in den allgemeinen Vorrat zurück.
       *[other] { $player } legt einen Einflussstein { $place-aus } in den allgemeinen Vorrat zurück.
    }
    .brief = ein Einflussstein { $place-aus } zurückgelegt
event-plague-struck = { $player-who ->
        [you] Seuche { $value }, dein Hospital { $hospital }: { $move ->
            [forward] Dein Rattenstein geht von { $from } auf { $to }.
            [back] Dein Rattenstein geht von { $from } auf { $to } zurück.
            [overrun] Die Ratten überrennen dein Stadtviertel! Dein Rattenstein bleibt auf { $to } stehen.
           *[still] Dein Rattenstein bleibt auf { $to }.
        }
       *[other] { $player }, Seuche { $value }, Hospital { $hospital }: { $move ->
            [forward] Der Rattenstein geht von { $from } auf { $to }.
            [back] Der Rattenstein geht von { $from } auf { $to } zurück.
            [overrun] Die Ratten überrennen das Stadtviertel! Der Rattenstein bleibt auf { $to } stehen.
           *[still] Der Rattenstein bleibt auf { $to }.
        }
    }
    .head = { $player-who ->
        [you] Du
       *[other] { $player }
    }: { $doctor ->
        [yes] der Medikus hält die Seuche fern
       *[no] Seuche { $value }
    }, Hospital { $hospital }, { $move ->
        [forward] Ratten von { $from } auf { $to }
        [back] Ratten von { $from } zurück auf { $to }
        [overrun] überrannt, Ratten stehen auf { $to }
       *[still] Ratten bleiben auf { $to }
    }
event-marker-lost = { $player-who ->
        [you] Du verlierst einen Einflussstein { $sector-aus }.
       *[other] { $player } verliert einen Einflussstein { $sector-aus }.
    }
    .brief = ein Einflussstein { $sector-aus } verloren
event-notre-dame-scored = { $markers ->
        [0] Notre Dame wird gewertet: Dort liegt kein Einflussstein.
        [one] Notre Dame wird gewertet: { $value } Punkte für den einzigen Einflussstein.
       *[other] Notre Dame wird gewertet: { $value } Punkte für { $markers } Einflusssteine, je { $each }.
    }
event-bell-ringer-moved = { $to-who ->
        [you] Der Glöckner kommt zu dir: Du bist Startspieler.
       *[other] Der Glöckner zieht weiter: { $to } ist der neue Startspieler.
    }
event-period-ended = Durchgang { $period } ist zu Ende. Alle Aktionskarten gehen an ihre Besitzer zurück.
event-game-ended = Die Partie ist zu Ende.

# A deed and what came of it, in one line.
log-deed = { $head }: { $results }.
log-deed-bare = { $head }.
log-more = { $player-who ->
        [you] Du: { $results }.
       *[other] { $player }: { $results }.
    }

## What the players agree on (R11)

option-players = Spieler
    .explain = Wie viele mitspielen, dich eingeschlossen: 2 bis 5.
option-edition = Ausgabe
    .explain = Ab wie vielen Steinen das Gasthaus zwei Boni gibt: ab 3 in der Ausgabe von 2017, ab 4 in der von 2007.
option-new-persons = Neue Personen
    .explain = Die Erweiterung: Aus neun grauen Personen je Durchgang werden drei ausgelost.
option-coins = Münzen
    .explain = Bei insgesamt 25 Münzen kommt vom reichsten Spieler, was im Vorrat fehlt; unbegrenzte Münzen gehen nie aus.
option-benefactor = Wohltäter
    .explain = Ob der Wohltäter für das Vertreiben der Ratten Prestigepunkte oder Münzen nimmt.
option-open-scores = Offene Punkte
    .explain = Ob während der Partie alle die Prestigepunkte aller sehen oder nur die eigenen.
option-rats = Ratten auf den Personen
    .explain = Die Zahl der Ratten auf jeder Person, 0 bis 3, falls auf euren Karten etwas anderes steht.
option-start = Startspieler
    .explain = Wer beginnt; sonst entscheidet das Los.
option-seed = Startwert
    .explain = Die Quelle allen Zufalls: Derselbe Startwert ergibt dieselbe Partie.

option-edition-2017 = 2017
option-edition-2007 = 2007
option-coins-25 = 25
option-coins-unlimited = unbegrenzt
option-benefactor-prestige = Prestigepunkte
option-benefactor-coins = Münzen
option-on = an
option-off = aus

## Errors

error-game-over = Die Partie ist zu Ende.
error-no-such-seat = Platz { $seat } gibt es in dieser Partie nicht.
error-not-waiting = { $player-who ->
        [you] Du wirst gerade nichts gefragt.
       *[other] { $player } wird gerade nichts gefragt.
    }
error-not-offered = „{ $choice }“ steht gerade nicht zur Wahl.
error-setup-players = Das Spiel ist für 2 bis 5 Spieler, nicht für { $n }.
error-setup-same-colour = { $colour } kann nicht von zwei Spielern zugleich gespielt werden.
error-setup-start = Den Platz { $seat } des Startspielers gibt es in dieser Partie nicht.
error-file-read = Die Datei { $file } lässt sich nicht lesen: { $reason }.
error-file-write = Die Datei { $file } lässt sich nicht schreiben: { $reason }.
error-record = Die Datei { $file } enthält keine Partie, die sich fortsetzen lässt ({ $reason }).

## Words of the table, for terminal and browser

ui-you = Du
ui-colour = Farbe
ui-prestige = Prestige
ui-coins = Münzen
ui-supply = Eigener Vorrat
ui-general-supply = Allgemeiner Vorrat
ui-rats = Ratten
ui-messages = Botschaften

## The terminal

# Names for players who gave none, with commas between them.
terminal-names = Agnes, Blaise, Colette, Denis, Edith

terminal-welcome = Notre Dame. Du spielst { $colour } gegen { $opponents }. Gib die Nummer einer Option ein oder „hilfe“ für alles andere.
terminal-character = { $bot }: { $character }
# $bot is the kind of bot behind a name.
terminal-opponent = { $name } ({ $bot })
terminal-round = Runde { $round } von 9, Durchgang { $period }
terminal-round-phase = Runde { $round } von 9, Durchgang { $period }: { $phase }
terminal-round-start = { $player-who ->
        [you] Du bist Startspieler.
       *[other] { $player } ist Startspieler.
    } Seuchenwert dieser Runde: { $value }.
terminal-persons = Die Personen dieser Runde, mit Seuchenwert { $value }:
terminal-persons-to-come = Graue Personen, die noch kommen, in unbekannter Reihenfolge: { $persons }.
terminal-persons-spied = Graue Personen, die noch kommen, in dieser Reihenfolge: { $persons }.
terminal-person = { $person } ({ $rats ->
        [0] keine Ratten
        [one] 1 Ratte
       *[other] { $rats } Ratten
    }): { $effect }
terminal-kept = Du hast { $card-den } behalten.

# An option with what comes of it.
terminal-option = { $choice }: { $note }
terminal-option-more = { $results }, dann eine weitere Wahl
terminal-option-nothing = jetzt ohne Wirkung
terminal-drive-free = { $message }
terminal-drive-closed = { $message }, für dich noch nicht frei

# $open says whether the reader may see the prestige points.
terminal-belongings = { $player-who ->
        [you] Du hast
       *[other] { $player } hat
    } { $open ->
        [yes] { $prestige ->
            [one] 1 Prestigepunkt
           *[other] { $prestige } Prestigepunkte
        }
       *[no] verdeckte Prestigepunkte
    }, { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    } und { $supply ->
        [one] 1 Einflussstein
       *[other] { $supply } Einflusssteine
    } im Vorrat; Ratten auf { $rats }.
terminal-on-board = Auf dem Spielplan: { $places }
terminal-no-pieces = Auf dem Spielplan: noch keine Steine
terminal-place-pieces = { $place } { $pieces }
terminal-pieces = { $friend ->
        [yes] { $markers ->
            [0] Vertr.
           *[other] { $markers }+Vertr.
        }
       *[no] { $markers }
    }
terminal-borough-heading = { $borough } ({ $colour })
terminal-borough-carriage = Kutsche { $market-am }. Gesammelte Botschaften: { $messages }.
terminal-board-streets = Kutschen und Botschaften
terminal-board-carriage = { $player-who ->
        [you] Deine Kutsche steht { $market-am }.
       *[other] Die Kutsche von { $player } steht { $market-am }.
    }
terminal-board-messages = { $borough }: { $messages }
terminal-board-message = { $spot } ({ $kind })
terminal-board-notre-dame = { $markers ->
        [0] Notre Dame verteilt am Ende des Durchgangs { $value } Punkte; dort liegt kein Einflussstein.
        [one] Notre Dame verteilt am Ende des Durchgangs { $value } Punkte; dort liegt 1 Einflussstein.
       *[other] Notre Dame verteilt am Ende des Durchgangs { $value } Punkte; dort liegen { $markers } Einflusssteine, jeder brächte also { $each }.
    }
terminal-board-coins = { $coins ->
        [0] Im Vorrat ist keine Münze mehr.
        [one] Im Vorrat ist noch 1 Münze.
       *[other] Im Vorrat sind noch { $coins } Münzen.
    }

terminal-over = Die Partie ist zu Ende. Du kannst dir noch Spielplan und Verlauf ansehen, die Partie speichern oder das Programm beenden.
terminal-result = Ergebnis
terminal-place = { $place }. { $player-who ->
        [you] Du
       *[other] { $player }
    }: { $prestige ->
        [one] 1 Prestigepunkt
       *[other] { $prestige } Prestigepunkte
    }{ $tied ->
        [yes] {", "}bei Gleichstand { $tiebreak ->
            [0] keine Münzen oder Einflusssteine
            [one] 1 Münze oder Einflussstein
           *[other] { $tiebreak } Münzen und Einflusssteine
        } im Vorrat
       *[no] {""}
    }{ $shared ->
        [yes] {", "}Platz geteilt
       *[no] {""}
    }
terminal-sources = Woher die Prestigepunkte kamen
terminal-total = Summe
terminal-undone = Zurückgenommen: „{ $choice }“.
terminal-saved = Gespeichert in { $file }.
terminal-goodbye = Auf Wiedersehen.
terminal-quit-unsaved = Diese Partie ist nicht gespeichert. Mit „speichern“ und einem Dateinamen bleibt sie erhalten; wenn du noch einmal „beenden“ eingibst, geht sie verloren.
terminal-log-all = alles
terminal-hint = Was der Experte meint, das Beste zuerst:
terminal-hint-option = { $number }. { $choice }: am Ende etwa { $points } Punkte, Siegchance { $percent } %

terminal-command-board = plan
    .usage = plan, plan NAME
    .explain = alle Stadtviertel nebeneinander oder eines in Sätzen
terminal-command-persons = personen
    .usage = personen
    .explain = die Personen dieser Runde, was sie tun und wer noch kommen kann
terminal-command-log = verlauf
    .usage = verlauf, verlauf alles
    .explain = was in dieser Runde oder in der ganzen Partie geschehen ist
terminal-command-options = optionen
    .usage = optionen
    .explain = womit an diesem Tisch gespielt wird
terminal-command-rules = regel
    .usage = regel NAME
    .explain = was eine Karte, eine Person oder ein Feld bewirkt
terminal-command-hint = tipp
    .usage = tipp
    .explain = was der stärkste Bot von deinen Möglichkeiten hält
terminal-command-help = hilfe
    .usage = hilfe, hilfe THEMA
    .explain = diese Liste oder ein Thema
terminal-command-undo = zurück
    .usage = zurück
    .explain = nimmt deine letzte Wahl zurück, solange noch niemand anders gehandelt hat
terminal-command-save = speichern
    .usage = speichern DATEI
    .explain = schreibt die Partie in eine Datei; „notredame play --load DATEI“ setzt sie fort
terminal-command-quit = beenden
    .usage = beenden
    .explain = verlässt das Spiel

terminal-help-answer = Antworte mit der Nummer einer Option oder mit den englischen Wörtern der Notation: „play bank“, „hire monk“, „pass“. Eine leere Zeile wiederholt die Frage. Außerdem:
terminal-help-command = { $command }: { $effect }.
terminal-help-topics = Themen: { $topics }.

terminal-help-game = Neun Runden in drei Durchgängen, A bis C. In jeder Runde werden drei Personen aufgedeckt; ihre Ratten ergeben den Seuchenwert. Dann wählt jeder drei Aktionskarten (drei ziehen, eine behalten und zwei nach links geben; eine behalten und eine weitergeben), spielt reihum zwei davon und darf für 1 Münze eine Person bestechen. Danach schlägt die Seuche zu. Nach jeder dritten Runde wird Notre Dame gewertet. Wer die meisten Prestigepunkte hat, gewinnt.
    .title = spiel
terminal-help-actions = Mit der Karte eines Feldes setzt du einen Einflussstein aus deinem eigenen Vorrat dorthin und nutzt das Feld mit allen deinen Steinen darin. Ist dein Vorrat leer, darfst du stattdessen einen Einflussstein auf dem Spielplan versetzen. Mit der Karte Notre Dame setzt du einen Einflussstein dorthin und spendest Münzen. Der Vertraute geht in ein anderes deiner Felder und zählt dort als Stein; dann nutzt du das Feld.
    .title = aktionen
terminal-help-hiring = Wenn jeder zwei Karten gespielt hat, darf jeder reihum eine der drei Personen bestechen: Du zahlst 1 Münze, dann hilft dir die Person einmal. Mehrere dürfen dieselbe Person bestechen. Sechs braune Personen kommen in jedem Durchgang, neun graue nur einmal.
    .title = bestechen
terminal-help-plague = Am Ende jeder Runde rückt dein Rattenstein um den Seuchenwert vor, abzüglich deiner Steine im Hospital; ist das Hospital stärker, geht er zurück. Müsste er über die 9 hinaus, bleibt er dort stehen, und du verlierst 2 Prestigepunkte und einen Einflussstein aus deinem vollsten Feld.
    .title = seuche
terminal-help-carriage = Ein Schritt führt auf einer Straße von einem Marktplatz zum nächsten. Wo deine Kutsche hält, darfst du die Botschaft nehmen und sofort nutzen, aber nur, wenn du von ihrer Farbe nicht mehr besitzt als von jeder anderen Farbe, die noch ausliegt.
    .title = kutsche
terminal-help-end = Nach jedem Durchgang werden die Punkte von Notre Dame auf alle Einflusssteine dort verteilt, abgerundet; die Einflusssteine gehen dann in den allgemeinen Vorrat. Nach der neunten Runde gewinnt, wer die meisten Prestigepunkte hat. Bei Gleichstand zählen Münzen und Einflusssteine im eigenen Vorrat zusammen; ist auch das gleich, teilt man sich den Sieg.
    .title = ende

terminal-option-value = { $option }: { $value }. { $explain }
terminal-option-name = { $option }. { $explain }

terminal-glossary-action = { $name } (Aktionskarte): { $effect }
terminal-glossary-sector = { $name } (Feld): { $effect }
terminal-glossary-person = { $name } ({ $stack }{ $expansion ->
        [yes] {", "}Neue Personen
       *[no] {""}
    }, { $rats ->
        [0] keine Ratten
        [one] 1 Ratte
       *[other] { $rats } Ratten
    }): { $effect }

terminal-error-input = „{ $input }“ wurde nicht verstanden. Gib eine Nummer von 1 bis { $n } ein oder „hilfe“.
terminal-error-number = Option { $input } gibt es nicht. Gib eine Nummer von 1 bis { $n } ein.
terminal-error-topic = Zu „{ $topic }“ gibt es keine Hilfe. Themen: { $topics }.
terminal-error-name = Keine Karte, keine Person und kein Feld heißt „{ $name }“.
terminal-error-player = Hier heißt niemand „{ $name }“. Am Tisch: { $names }.
terminal-error-undo = Du hast noch nichts gewählt, was sich zurücknehmen ließe.
terminal-error-undo-late = { web-error-undo-gone }
terminal-error-save-name = Sag wohin: „speichern meine-partie.txt“.
terminal-error-save-over = { $file } enthält etwas anderes, das verloren ginge. Wähle einen anderen Namen.
terminal-error-seat = Platz { $n } gibt es in einer Partie mit { $players } Spielern nicht.
terminal-error-names = { $n } Namen sind zu viele für { $players } Spieler.
terminal-error-long-name = „{ $name }“ geht nicht als Name: höchstens { $most } Zeichen, und alle müssen sichtbar sein.
terminal-error-which-seat = Sag mit --seat, welcher Platz deiner ist, von 1 bis { $players }: Aus der Datei geht es nicht hervor.

## The browser only. `web-` is for the interface around the board.

web-you = du
web-bot = Bot
# Names for bots and for guests who have chosen none, with commas between them.
web-bot-names = Blaise, Odette, Thibault, Perrine, Aurélie, Gaspard, Héloïse, Lucien, Margot, Rémi
web-guest-names = Aliénor, Colin, Isabeau, Guillaume, Jehanne, Étienne, Mahaut, Renaud, Yolande, Bertrand
web-loading = Das Spiel wird aufgebaut …
web-offline = Verbindung verloren. Neuer Versuch …
web-online = Wieder verbunden.
web-error-malformed = Der Server konnte das nicht lesen. Lade die Seite neu und versuch es noch einmal.
web-error-invalid = Das passt so nicht. Bitte prüfe es und versuch es noch einmal.
web-error-not-signed-in = Bitte wähle zuerst einen Namen.
web-error-wrong-origin = Diese Anfrage kam von einer fremden Website. Öffne das Spiel unter seiner eigenen Adresse.
web-error-not-found = Diesen Tisch oder diese Partie gibt es nicht (mehr). Prüfe den Link oder den Code.
web-error-illegal-choice = Das steht jetzt nicht zur Wahl. Wähle, was angezeigt wird.
web-error-too-large = Das ist zu groß. Nimm eine kleinere Datei oder einen kürzeren Text.
web-error-too-many = Zu viele Anfragen. Warte einen Moment und versuch es noch einmal.
web-error-full = Der Server ist voll. Versuch es gleich noch einmal.
web-error-no-room = Im Moment ist kein Platz für weitere Aufzeichnungen. Versuch es morgen noch einmal.
web-error-slow = Es hat zu lange gedauert. Bitte versuch es noch einmal.
web-error-method-not-allowed = Das geht hier nicht. Lade die Seite neu und versuch es noch einmal.
web-error-store-unavailable = Gerade kann nichts gespeichert werden. Bitte versuch es gleich noch einmal.
web-error-closing = Der Server startet gerade neu. Versuch es gleich noch einmal.
web-error-internal = Bei uns ist etwas schiefgegangen. Lade die Seite neu und versuch es noch einmal.
web-error-seat-taken = Dieser Platz ist schon besetzt. Wähle einen anderen.
web-error-colour-taken = Diese Farbe hat schon jemand. Wähle eine andere.
web-error-begun = Die Partie hat schon begonnen: Die Plätze lassen sich nicht mehr ändern.
web-error-dealt = Die Karten wurden ohne die Zufallszahlen dieses Geräts verteilt, denn die Partie hatte schon begonnen. In der nächsten Partie geht es wieder.
web-error-seats-open = Es sind noch Plätze frei. Warte auf Mitspieler oder besetze sie mit Bots.
web-error-still-here = Diese Person ist da oder erst kurz weg. Warte etwas oder frag die anderen.
web-error-invisible-name = Dieser Name enthält unsichtbare Zeichen. Bitte wähle einen anderen.
web-error-name-taken = An diesem Tisch sieht schon ein anderer Name fast wie deiner aus. Wähle in den Einstellungen einen anderen.
web-error-one-seat = An einem öffentlichen Tisch hat jeder nur einen Platz.
web-error-nothing-to-share = Es gibt nichts beizutragen: Du hast hier keinen Platz, oder es ist schon geschehen.
web-error-not-replaceable = An diesem Platz gibt es niemanden zu ersetzen.
web-error-no-person = Gastgeber kann nur werden, wer hier mitspielt.
web-error-nobody-to-ask = Sonst ist niemand da, der zustimmen könnte. Warte noch etwas.
web-error-pending = Die anderen werden schon etwas anderes gefragt. Warte ihre Antwort ab.
web-error-closed-table = Der Tisch ist für Zuschauer geschlossen. Nach dem Ende kannst du die Partie ansehen.
web-error-muted = Du wurdest an diesem Tisch stummgeschaltet.
web-error-host-only = Das darf nur, wer den Tisch eröffnet hat.
web-error-undo-gone = Zu spät zum Zurücknehmen: Jemand hat schon gehandelt, oder Verdecktes wurde aufgedeckt.
web-error-undone-enough = Du hast in diesem Zug schon sehr oft zurückgenommen. Diese Wahl bleibt.
web-error-others-play = Hier spielen noch andere mit. Nur eine Partie, die sonst niemand spielt, lässt sich woanders fortsetzen.
web-error-not-your-seat = Dieser Platz gehört jemand anderem.
web-error-players-only = Das dürfen nur die Spieler dieser Partie.
web-error-hints-off = An diesem Tisch gibt es keine Tipps.
web-error-not-begun = Die Partie hat noch nicht begonnen. Warte, bis sie gestartet wird.
web-error-not-playing = An diesem Tisch läuft gerade keine Partie.
web-error-not-over = Das geht erst, wenn die Partie zu Ende ist.
web-error-archived = Dieser Tisch ist schon archiviert.
web-error-not-your-turn = Du bist noch nicht an der Reihe.
web-error-bot-answered = Ein Bot hat für diesen Platz schon gewählt; dabei bleibt es.
web-error-busy = Jemand anderes hat den Tisch gleichzeitig geändert. Bitte versuch es noch einmal.
web-error-other-rules = Diese Partie wurde mit einer anderen Fassung der Regeln gegeben und lässt sich nur mit ihr fortsetzen.
web-error-storage-full = Auf diesem Gerät ist kein Platz mehr: Es wurde nichts gespeichert, und dein Zug wurde nicht gemacht. Schaff etwas Platz und versuch es noch einmal.
web-error-storage = Dieser Browser lässt die Seite nichts speichern, deshalb kannst du hier nicht spielen. Erlaube Websitedaten für diese Seite oder verlasse den privaten Modus und lade neu.
web-error-device = Das Spiel ließ sich in diesem Browser nicht starten. Lade die Seite neu; hilft das nicht, aktualisiere den Browser.
web-error-needs-others = An diesem Tisch ist ein Platz frei, und auf diesem Gerät könnte ihn niemand finden. Öffne den Link auf einem Server.
web-notice-unreadable = Eine Partie auf diesem Gerät kann diese Version nicht lesen. Sie bleibt gespeichert, und alle anderen sind da.

# The page without a server

web-update-ready = Eine neue Version ist da.
web-update-take = Neu laden
web-update-waits = In einem anderen Tab ist noch etwas offen. Geh dort zur Startseite oder schließ ihn, dann lade neu.
web-play-offline = Ohne Verbindung spielen
web-back-online = Zurück zum Server
web-move = Partie woanders fortsetzen
web-move-sure = Diese Partie mitnehmen? Datei und Link enthalten alle Karten, deshalb zählt sie ab jetzt nicht mehr für deine Statistik.
web-move-lead = Spiel diese Partie auf einem anderen Gerät oder einem Server weiter. Hier bleibt sie unverändert.
web-move-file = Als Datei speichern
web-move-where = Wo es weitergeht
web-move-where-explain = die Adresse dieser Seite oder eines Servers
web-move-qr = QR-Code des Links zu dieser Partie
web-move-too-long = Diese Partie ist zu lang für einen QR-Code. Nimm den Link oder die Datei.
web-bad-address = Das ist keine gültige Adresse. Bitte prüfe sie.
web-take-online = Tisch online eröffnen
web-take-online-lead = Mit Freunden spielst du auf einem Server. Gib seine Adresse ein, und dieser Tisch wird dort mit Einladungslink eröffnet.
web-take-online-go = Dort eröffnen
web-server-address = Serveradresse
web-bring-game = Diese Partie hier fortsetzen?
web-bring-game-lead = Die Karten wurden woanders ausgeteilt, das lässt sich hier nicht nachprüfen. Für deine Statistik zählt die Partie nicht.
web-bring-game-accept = Hier fortsetzen
web-bring-table = Diesen Tisch hier eröffnen?
web-bring-table-lead = Du bekommst einen Link und einen Code zum Verschicken.
web-bring-table-accept = Tisch eröffnen
web-bring-choices = { $n ->
    [one] bisher { $n } Entscheidung
   *[other] bisher { $n } Entscheidungen
}
web-bring-unreadable = Dieser Link enthält keine Partie. Lass ihn dir noch einmal schicken.
web-bring-refused = Diese Partie lässt sich hier nicht fortsetzen. Sie wurde verändert, ist unvollständig oder folgt anderen Regeln.
web-close = Schließen
web-sure = Bist du sicher?
web-cancel = Abbrechen
web-save = Speichern
web-saved = Gespeichert.
web-copy = Kopieren
web-copied = Kopiert.
web-send = Senden
web-search = Suchen
web-search-none = Nichts gefunden.
web-moment = Einen Moment …

web-phases = Phasen der Runde
web-phase-persons = Personen
web-phase-draft = Kartenwahl
web-phase-actions = Aktionen
web-phase-hiring = Bestechen
web-phase-plague = Seuche
web-phase-over = Ende
web-round = Runde { $round }
web-round-of = von 9 · Durchgang { $period }
web-start-player = Startspieler
web-has-chosen = hat gewählt

web-board = Spielplan mit { $n } Stadtvierteln rund um Notre Dame
web-sector-label = { $sector }: { $friend ->
        [yes] { $n ->
            [0] der Vertraute
            [one] 1 Einflussstein und der Vertraute
           *[other] { $n } Einflusssteine und der Vertraute
        }
       *[no] { $n ->
            [0] keine Einflusssteine
            [one] 1 Einflussstein
           *[other] { $n } Einflusssteine
        }
    }
web-harbour-label = Hafen: Ratten auf { $rats }, nach der Seuche auf { $to }
web-notre-dame-label = Notre Dame: { $n ->
        [0] keine Einflusssteine, { $value } Punkte zu verteilen
        [one] 1 Einflussstein, er brächte { $pays } von { $value } Punkten
       *[other] { $n } Einflusssteine, jeder brächte { $pays } von { $value } Punkten
    }
web-carriage-label = Kutsche von { $player }: { $market }

web-persons = Bestechliche Personen
web-persons-hint = je 1 Münze, eine pro Runde
web-rats = { $n ->
        [0] keine Ratten
        [one] 1 Ratte
       *[other] { $n } Ratten
    }
web-forecast = Seuche am Ende dieser Runde
web-forecast-label = Seuche { $value } minus Hospital { $hospital }: Die Ratten gehen von { $from } auf { $to }{ $overrun ->
        [yes] {" "}und überrennen das Stadtviertel
       *[no] {""}
    }
web-forecast-overrun = Über 9: Du würdest 2 Prestigepunkte und einen Einflussstein verlieren.
web-to-come = Noch zu erwarten
web-players = Spieler
web-messages = { $n ->
        [0] keine Botschaften
        [one] 1 Botschaft
       *[other] { $n } Botschaften
    }
web-coins = { $n ->
        [one] 1 Münze
       *[other] { $n } Münzen
    }
web-supply = { $n ->
        [one] 1 Einflussstein
       *[other] { $n } Einflusssteine
    } im eigenen Vorrat, { $general } im allgemeinen
web-rats-on = Ratten auf { $n }
web-rats-to = nach der Seuche auf { $n }{ $overrun ->
        [yes] , überrannt
       *[no] {""}
    }
web-hired-by = Bestochen von { $players }
web-coins-word = Münzen
web-markers-word = Steine
web-rats-word = Ratten
web-log = Verlauf
web-while-away = { $n ->
        [one] 1 Ereignis, während du weg warst
       *[other] { $n } Ereignisse, während du weg warst
    }
web-missed = Während du weg warst · { $at } von { $of }
web-missed-list = Während du weg warst
web-missed-more = Was davor geschah, steht im Verlauf ({ $n }).
web-missed-done = Weiter
web-log-group = Runde { $round } · { $phase }
web-log-undone = { $player } nimmt die letzte Wahl zurück.
web-log-left = Ein Bot spielt für { $player }.
web-log-clock = Die Zeit ist um: Ein Bot hat für { $player } gewählt.
web-time-left = Verbleibende Zeit: { $time }
web-time-days = { $n } Tg.
web-time-hours = { $n } Std.
web-time-minutes = { $n } Min.
web-log-returned = { $player } ist wieder da.

# Was geschieht, Schritt für Schritt neben dem Spielplan erzählt. $sum ist „2 + 3 + 1“.
web-stage = Was geschieht
web-stage-skip = Überspringen
web-stage-rats = { $sum } = { $n ->
        [0] keine Ratten
        [one] 1 Ratte
       *[other] { $n } Ratten
    }
web-stage-to-all = { $n ->
        [0] In dieser Runde kommen keine Ratten
        [one] 1 Ratte kommt in jedes Stadtviertel
       *[other] { $n } Ratten kommen in jedes Stadtviertel
    }
web-stage-reach = { $player-who ->
        [you] Die Ratten erreichen dein Stadtviertel
       *[other] Die Ratten erreichen { $player }
    }
web-stage-hospital = { $player-who ->
        [you] Dein Hospital hält { $n } auf
       *[other] Das Hospital von { $player } hält { $n } auf
    }
web-stage-back = { $player-who ->
        [you] Dein Hospital vertreibt Ratten
       *[other] Das Hospital von { $player } vertreibt Ratten
    }
web-stage-still = { $player-who ->
        [you] Zu dir kommen keine Ratten
       *[other] Zu { $player } kommen keine Ratten
    }
web-stage-doctor = { $player-who ->
        [you] Der Medikus schützt dich
       *[other] Der Medikus schützt { $player }
    }
web-stage-overrun-of = { $player-who ->
        [you] Die Ratten überrennen dein Stadtviertel!
       *[other] Die Ratten überrennen das Stadtviertel von { $player }!
    }
web-stage-spread = Die Ratten breiten sich aus
web-stage-overrun = Überrannt
web-stage-on = auf { $n }
web-stage-each = je Einflussstein
web-stage-left-over = { $n ->
        [one] { $n } bleibt übrig
       *[other] { $n } bleiben übrig
    }
web-stage-no-marker = kein Einflussstein
web-stage-window = Die Einflusssteine gehen in die allgemeinen Vorräte zurück.
web-stage-period = Notre Dame · Ende von Durchgang { $period }
web-stage-plays = { $player } spielt
web-stage-hires = { $player } besticht
web-stage-dealt = Drei neue Karten für alle

web-dock = Du bist am Zug
web-dock-idle = Warten
web-hand = Deine Hand
web-draft = Kartenwahl
web-answers = Auswahl
web-kept = Behalten
web-keep = Behalten
web-pass-to = an { $player }
web-played = gespielt
web-undo = Zurücknehmen
web-final = Das lässt sich nicht zurücknehmen.
web-take-along = Botschaft dort nehmen
web-restart = Zug neu beginnen
web-hint = Um Rat fragen
web-hint-short = Tipp
web-hint-says = Ein Bot würde wählen: { $choice }
web-own-borough = Dein Stadtviertel
web-zoom = Zoom
web-zoom-in = Näher
web-zoom-out = Weiter weg
web-zoom-all = Alles zeigen
web-closer = Stadtviertel von { $player } näher ansehen
web-draft-picked = Du behältst: { $card }
web-draft-waiting = { $n ->
        [one] { $players } wählt noch. Du kannst es dir anders überlegen.
       *[other] { $players } wählen noch. Du kannst es dir anders überlegen.
    }
web-waiting = { $n ->
        [one] { $players } wählt
       *[other] { $players } wählen
    }
web-waiting-draft = Alle behalten eine Karte und geben den Rest weiter.
web-waiting-actions = Reihum spielt jeder eine Karte, zwei pro Runde.
web-waiting-hiring = Jeder darf für 1 Münze eine Person bestechen.
web-waiting-plague = Die Ratten kommen.
web-why-no-effect = jetzt ohne Wirkung
web-why-no-marker = kein Stein: einen versetzen

web-short-cloister-school = Steine
web-short-bank = Münzen
web-short-residence = Prestige
web-short-carriage-house = Botschaft holen
web-short-hotel = 1 von 3 Boni
web-short-park = Ratten 1 zurück
web-short-hospital = Ratten 1 zurück
web-short-notre-dame = spenden
web-short-trusted-friend = ein Feld nutzen

web-memory = Was du gesehen hast
web-memory-tab = Karten
web-memory-lead = Aktionskarten von Durchgang { $period } und Personen, die noch kommen.
web-memory-player = Stapel
web-memory-unseen = Noch nicht gesehen
web-memory-seen = Gesehen
web-memory-order = In dieser Reihenfolge (Spion)
web-rules = Regeln
web-sound-on = Ton einschalten
web-sound-off = Ton ausschalten
web-menu = Menü
web-pause = Pause
web-go-on = Weiter
web-pace = Abspieltempo
web-skip = Zum aktuellen Stand
web-title-turn = Du bist am Zug · Notre Dame
web-title-round = Runde { $round } · Notre Dame
web-seat-open = freier Platz
web-leave = Gehen (ein Bot spielt weiter)
web-leave-sure = Wirklich gehen? Ein Bot übernimmt deinen Platz; du kannst ihn dir später zurückholen.
web-take-back = Platz zurückholen
web-archived = Dieser Tisch ruht
web-archived-why = Hier hat lange niemand mehr gespielt. Wer einen Platz hat, kann die Partie jederzeit fortsetzen.
web-resume = Fortsetzen
web-home = Alle Tische
web-code = Code zum Mitspielen: { $code }
web-chat = Nachricht an den Tisch
web-talk = Gespräch
web-log-tab = Verlauf
web-log-empty = Was geschieht, steht dann hier.
web-side = Verlauf und Gespräch
web-fold = Einklappen
web-unfold = Ausklappen
web-talk-empty = Noch hat niemand etwas gesagt.
web-unread = { $n ->
    [one] { $n } neue Zeile
   *[other] { $n } neue Zeilen
}
web-watching = { $n ->
        [one] { $n } schaut zu
       *[other] { $n } schauen zu
    }
web-who-is-here = Wer da ist
web-say-hello = Hallo
web-say-well-played = Gut gespielt
web-say-thanks = Danke
web-say-one-moment = Einen Moment
web-say-good-game = Schöne Partie

web-settings = Einstellungen
web-language = Sprache
web-theme = Darstellung
web-theme-auto = wie das Gerät
web-theme-light = hell
web-theme-dark = dunkel
web-speed = Tempo
web-speed-explain = Wie schnell gezeigt wird, was geschieht. Antworten kannst du immer sofort.
web-speed-0 = aus
web-speed-1 = ruhig
web-speed-2 = flott
web-sound = Ton
web-sound-explain = Leise Klänge zum Spielgeschehen.
web-coach = Lehrmeister
web-coach-explain = Erklärt jede Phase, wenn sie an der Reihe ist.
web-coach-on = Lehrmeister einschalten
web-coach-off = Lehrmeister ausschalten
web-notify = Benachrichtigungen
web-notify-explain = Sagt dir Bescheid, wenn du am Zug bist und diese Seite im Hintergrund ist.
web-confirm = Vor Unwiderruflichem nachfragen
web-confirm-explain = Ein zweiter Klick, bevor Karten weitergehen oder Verdecktes aufgedeckt wird.
web-single-keys = Tastenkürzel mit einem Zeichen
web-single-keys-explain = Buchstaben, Ziffern und Zeichen wie U, 1 und + lösen etwas aus. Schalte das aus, wenn du sie versehentlich drückst oder per Sprache schreibst.
web-your-name = Dein Name
web-name = Name

web-home-eyebrow = Zwei bis fünf Spieler · neun Runden
web-home-title = Ein Viertel im Schatten der Kathedrale
web-home-lead = Setze deinen Einfluss ein, lass deine Kutsche Botschaften holen, bestich die richtigen Leute und halte die Ratten im Hafen.
web-play-now = Jetzt spielen
web-play-now-lead = Du und drei Bots. Ohne Konto, es geht sofort los.
web-play-now-first = Du und zwei Neulinge, zum Kennenlernen. Ohne Konto.
web-play-stronger = Ich kenne das Spiel: drei stärkere Bots
web-first-eyebrow = Deine erste Partie
web-first-title = Neun Runden für einen Namen
web-first-1 = Wer nach neun Runden die meisten Prestigepunkte hat, gewinnt. Notre Dame gibt Punkte für Spenden und verteilt Punkte an alle, die dort Steine haben.
web-first-2 = Spiele jede Runde zwei Karten. Eine Karte setzt einen Stein in ihr Feld und nutzt es: Je mehr Steine dort liegen, desto mehr bekommst du.
web-first-3 = Achte auf die Ratten in deinem Hafen: Sie steigen jede Runde, und über 9 hinaus kosten sie dich Punkte und einen Stein.
web-first-go = Los geht’s
web-first-skip = Überspringen, ich kenne das Spiel
web-play-as = Du spielst als
web-new-table = Neuer Tisch
web-code-or-link = Code oder Link
web-join = Mitspielen
web-your-tables = Deine Tische
web-open-tables = Offene Tische
web-open-record = Aufzeichnung öffnen
web-table-waiting = { $n } von { $of } Plätzen besetzt
web-table-waiting-for = Warten auf { $players }
web-with = mit { $players }
web-sit = Hinsetzen
web-look-in = Öffnen
web-welcome-back = Willkommen zurück
web-tables-wait = { $n ->
    [0] Kein Tisch wartet auf dich.
    [one] { $n } Tisch wartet auf dich.
   *[other] { $n } Tische warten auf dich.
}
web-your-turn = Du bist dran
web-others-think = Andere überlegen
web-no-tables = Nichts im Gange. Starte eine Partie oder setz dich an einen offenen Tisch.
web-no-open-tables = Niemand wartet. Eröffne einen öffentlichen Tisch, dann sehen ihn andere.
web-to-watch = Partien zum Zusehen
web-your-games = Deine Partien
web-no-games = Hier steht bald deine erste Partie.
web-all-games = alle { $n }
web-place-of = Platz { $place } von { $n }
web-play = Spielen
web-watch = Zusehen
web-figures = Deine Partien in Zahlen
web-figure-games = Partien
web-figure-won = gewonnen
web-figure-mean = Punkte im Schnitt
web-figure-best = beste Partie
web-title-waiting = ({ $n }) Notre Dame

web-seat = Platz { $n }
web-seat-me = du
web-seat-bot = Bot
web-level = Stärke
web-option-public = Öffentlich
    .explain = Der Tisch steht in der Liste der offenen Tische; sonst führen nur Link und Code hierher.
web-option-clock = Zeit für jede Wahl
    .explain = Ist die Zeit um, trifft ein Bot diese Wahl; nach drei Malen hintereinander behält er den Platz, bis die Person zurückkommt.
web-option-clock-0 = Keine
web-option-clock-60 = 1 Minute
web-option-clock-300 = 5 Minuten
web-option-clock-86400 = 1 Tag
web-option-clock-259200 = 3 Tage
web-option-clock-other = { $time } für jede Wahl
web-option-substitute = Vertretung
    .explain = Der Bot, der spielt, wenn die Zeit von jemandem um ist oder jemand gegangen ist.
web-option-pace = Bots spielen weiter
    .explain = Bis dahin kannst du deine Wahl zurücknehmen, und auch danach noch, solange nichts Verdecktes aufgedeckt wurde.
web-option-pace-at-once = Sofort
web-option-pace-pause = Nach einer Pause
web-option-pace-on-word = Wenn ich es sage
web-option-hints = Tipps
    .explain = Wer am Zug ist, darf einen Bot um Rat fragen.
web-presets = Vorlagen
web-preset-first = Erste Partie
    .explain = Du und zwei Neulinge, mit Tipps
web-preset-friends = Heute Abend mit Freunden
    .explain = Per Link, alle zur gleichen Zeit
web-preset-days = Über mehrere Tage
    .explain = Per Link, jeder spielt, wenn Zeit ist
web-preset-expert = Expertentisch
    .explain = Drei Experten und die Neuen Personen
web-kind-open = per Link
web-kind-beside = neben mir
web-agreed = Was gilt
web-sum = Dein Tisch
web-sum-players = { $n } Spieler
web-sum-beside = { $n ->
    [one] du und { $n } weitere Person an diesem Gerät
   *[other] du und { $n } weitere Personen an diesem Gerät
}
web-sum-open = { $n ->
    [one] { $n } Platz per Link
   *[other] { $n } Plätze per Link
}
web-sum-bots = { $n ->
    [one] { $n } Bot
   *[other] { $n } Bots
}
web-open-table = Tisch eröffnen
web-open-table-lead = Du bekommst einen Link und einen Code zum Verschicken. Plätze und Farben lassen sich bis zum Start ändern.
web-start-now = Jetzt starten

web-seats = Plätze
web-seat-free = frei
web-here = da
web-away = weg
web-sit-here = Hier hinsetzen
web-stand = Aufstehen
web-waiting-room = { $n ->
        [one] Ein Platz ist frei
       *[other] { $n } Plätze sind frei
    }
web-waiting-ready = Alle sind da
web-waiting-lead = Verschicke den Link oder lass den Code scannen. Wer ihn öffnet, kann sich sofort hinsetzen.
web-qr = QR-Code des Einladungslinks
web-invite-link = Einladungslink
web-start = Start
web-start-with-bots = { $n ->
        [one] Mit einem Bot auf dem freien Platz starten
       *[other] Mit Bots auf den freien Plätzen starten
    }
web-table-of = Tisch von { $player }
web-seat-free-lead = für alle, die den Link haben
web-add-bot = Bot dazusetzen
web-open-seat = { $player } wegnehmen und den Platz freigeben
web-ask-to-leave = { $player } um den Platz bitten
web-swap-seats = Mit dem Platz darunter tauschen
web-ask-to-leave-sure = { $player } kann zusehen und sich wieder setzen, wo ein Platz frei ist.
web-your-colour = Deine Farbe
web-invite = Einladen
web-share = Teilen
web-or-wait = Oder warte, bis jemand Platz nimmt.
web-or-watch = Oder bleib und sieh zu.
web-host-starts = Du bist dabei. { $player } startet die Partie.
web-host-starts-soon = Du bist dabei. Wer den Tisch eröffnet hat, startet die Partie.
web-room-full = Alle Plätze sind besetzt. Bleib hier, um zuzusehen.

web-pass-device = Gib { $player } das Gerät
web-pass-device-why = Bis dahin bleiben die Karten der anderen verdeckt.
web-pass-device-ready = Ich bin { $player }

web-look-board = Spielplan
web-replay = Nachspielen
web-record = Aufzeichnung laden
web-deal = Die Kartenverteilung
web-deal-fair = Auf diesem Gerät geprüft: Die Karten folgen aus einem Geheimnis, das feststand, bevor sich jemand setzte, und aus Zufallszahlen dieses Geräts. Wenn jedes Gerät am Tisch das anzeigt, konnte niemand sie allein aussuchen.
web-deal-without-yours = Auf diesem Gerät geprüft: Die Karten folgen aus einem Geheimnis, das feststand, bevor sich jemand setzte. Zufallszahlen dieses Geräts sind nicht dabei.
web-deal-changed = Die Karten folgen aus einem Geheimnis, das feststand, bevor sich jemand setzte, aber die Regeln oder die Plätze sind nicht die, die dieses Gerät vor der Partie zuletzt gesehen hat. Wenn niemand sie kurz vor Beginn geändert hat, frag, wer diesen Server betreibt.
web-deal-wrong = Die Karten folgen nicht aus dem, was vor der Partie versprochen wurde. Behalte die Aufzeichnung und frag, wer diesen Server betreibt.
web-deal-compared = Dieses Gerät hat die Karten noch einmal ausgeteilt und { $n } Karten, Personen und Botschaften dort gefunden, wo es sie in der Partie gesehen hat.
web-deal-unknown = Dieser Browser kann die Kartenverteilung hier nicht prüfen. Die Aufzeichnung lässt sich mit „notredame verify“ prüfen.
web-deal-moved = Die Karten dieser Partie wurden woanders ausgeteilt, das lässt sich hier nicht nachprüfen.
web-after-nine = Nach neun Runden
web-verdict = { $n ->
        [0] { $player } gewinnt bei Gleichstand
        [one] { $player } gewinnt mit 1 Punkt Vorsprung
       *[other] { $player } gewinnt mit { $n } Punkten Vorsprung
    }
web-verdict-you = { $n ->
        [0] Du gewinnst bei Gleichstand
        [one] Du gewinnst mit 1 Punkt Vorsprung
       *[other] Du gewinnst mit { $n } Punkten Vorsprung
    }
web-verdict-tie = Ein geteilter Sieg: { $players }
web-your-place = Du belegst den { $place ->
        [1] ersten
        [2] zweiten
        [3] dritten
        [4] vierten
       *[5] fünften
    } Platz mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }{ $tied ->
        [yes] ; bei Gleichstand zählen Münzen und Einflusssteine: Du hast { $rest }.
       *[no] .
    }
web-rematch = Revanche
web-points-by-source = Punkte nach Herkunft
web-source-residence = Residenz
web-source-notre-dame = Notre Dame
web-source-messages = Botschaften
web-source-persons = Personen
web-source-park = Park
web-source-other = Sonstiges
web-rest = { $n ->
        [0] keine Münzen oder Einflusssteine übrig
        [one] 1 Münze oder Einflussstein übrig
       *[other] { $n } Münzen und Einflusssteine übrig
    }
web-score-by-round = Punkte je Runde
web-coins-by-round = Münzen je Runde
web-rats-by-round = Ratten je Runde
web-moments = Höhepunkte
web-moment-line = { $player }: { $source }

web-step = Schritt { $step } von { $of }
web-step-start = Der Anfang
web-back = Zurück
web-forward = Vor
web-to-start = Zum Anfang
web-to-end = Zum Ende
web-turn-back = Zug zurück
web-turn-on = Zug vor
web-eyes = Sicht
web-eyes-open = alles offen
web-jump-round = Zu einer Runde springen
web-copy-step = Link zu diesem Schritt kopieren

web-help-message = Botschaft
web-help-message-text = Halte hier mit deiner Kutsche, um sie zu nehmen. Von jeder Farbe darfst du höchstens eine mehr haben als von jeder anderen, die noch ausliegt.
web-help-market = Marktplatz
web-help-market-text = Ein Schritt der Kutsche führt auf einer Straße von einem Marktplatz zum nächsten.
web-help-harbour = Hafen und Seuche
web-help-harbour-text = Am Ende der Runde kommen die Ratten der drei Personen, abzüglich deiner Steine im Hospital. Müsste der Rattenstein über die 9 hinaus, verlierst du 2 Prestigepunkte und einen Einflussstein.
web-help-carriage = Kutsche
web-help-carriage-text = Mit der Kutscherei fährt sie bis zu 1 Schritt für jeden Stein dort.
web-help-notre-dame = Notre Dame
web-help-notre-dame-text = Jeder Einflussstein erleuchtet eine Scheibe. Am Ende eines Durchgangs werden die Punkte von Notre Dame auf die Einflusssteine verteilt; in der Mitte steht, was jeder jetzt brächte.
web-help-bell = Glöckner
web-help-bell-text = Wer ihn hat, beginnt. Nach jeder Runde zieht er weiter.
web-help-player = Spieler
web-help-player-text = Münzen, Einflusssteine im eigenen Vorrat (und im allgemeinen), Ratten, gesammelte Botschaften; oben rechts die in dieser Runde gespielten Karten und die Prestigepunkte.
web-help-phase-persons = Drei Personen kommen in die Stadt, zwei braune und eine graue. Am Ende der Runde lassen sie sich bestechen, und ihre Ratten bringen die Seuche.
web-help-phase-draft = Alle ziehen drei Karten, behalten eine und geben zwei weiter; von den zwei neuen behalten sie eine und geben die andere weiter.
web-help-phase-actions = Reihum spielt jeder eine Karte, danach eine zweite. Die dritte Karte wird abgelegt.
web-help-phase-hiring = Jeder darf für 1 Münze eine der drei Personen bestechen.
web-help-phase-plague = In jedes Stadtviertel kommen die Ratten der drei Personen, abzüglich der Steine im Hospital.

web-coach-phase-draft = Behalte eine deiner drei Karten; die beiden anderen gehen an deinen linken Nachbarn. Von rechts bekommst du zwei, behältst eine davon und gibst die andere weiter; zuletzt bekommst du noch eine. Zwei deiner drei Karten wirst du spielen.
web-coach-phase-actions = Jede Karte gehört zu einem Feld: Ein Einflussstein kommt dorthin, und alle Steine darin zählen mit. So bringt dasselbe Feld jedes Mal mehr.
web-coach-phase-hiring = Für 1 Münze hilft dir jetzt eine der drei Personen. Heb dir dafür eine Münze auf: Es lohnt sich fast immer.
web-coach-phase-plague = Die Ratten der drei Personen kommen, abzüglich deiner Steine im Hospital. Pass auf, dass dein Rattenstein nicht über die 9 hinausmuss.
web-coach-keep-second = Zwei Karten kamen von deinem rechten Nachbarn. Behalte eine; die andere geht weiter. Überlege, was dein linker Nachbar damit anfangen könnte.
web-coach-play = Zeig mit der Maus auf eine Karte oder tipp sie einmal an, um zu sehen, was sie brächte. Mit „Zurücknehmen“ machst du einen Schritt rückgängig.
web-coach-drive = Fahre zu einem Marktplatz mit einer Botschaft. Von jeder Farbe darfst du höchstens eine mehr haben als von jeder anderen, die noch ausliegt.
web-coach-donate = Eine Spende gibt sofort Punkte, und dein Einflussstein bringt dir am Ende des Durchgangs einen Anteil an den Punkten von Notre Dame.
web-coach-move-marker = Dein eigener Vorrat ist leer. Nimm einen Einflussstein aus einem Feld, das seine Schuldigkeit getan hat; die Klosterschule bringt neue.
web-coach-place-friend = Der Vertraute kostet keinen Einflussstein: Er zieht um, zählt als Stein, und du nutzt das Feld. Schick ihn dorthin, wo schon viele deiner Steine sind.
web-coach-take-message = Eine Botschaft gibt dir sofort, was sie zeigt. Lass sie nur liegen, wenn du ihre Farbe erst anderswo brauchst.
web-coach-lose-marker = Die Ratten haben dein Viertel überrannt. Gib den Einflussstein ab, den du am wenigsten brauchst; mehr Steine im Hospital hätten sie aufgehalten.

web-rules-cards = Aktionskarten
web-rules-more = Was es noch zu wissen gibt
web-rules-gallery = Karten und Personen
web-search-rules = Regeln, Karten und Personen durchsuchen
web-filter = Nur zeigen
web-filter-all = Alle
web-rule-goal = Das Ziel
    .text = Du lenkst eines der Stadtviertel rund um Notre Dame. Wer nach neun Runden (drei Durchgängen zu je drei Runden) die meisten Prestigepunkte hat, gewinnt.
web-rule-round = Eine Runde
    .text = Jede Runde hat fünf Phasen: Drei Personen kommen in die Stadt; alle wählen Karten; jeder spielt zwei Karten; jeder darf eine Person bestechen; die Seuche kommt.
web-rule-persons = Personen
    .text = Zwei braune Personen und eine graue liegen offen. Die braunen kehren in jedem Durchgang wieder, die grauen kommen nur einmal. Die Ratten auf den dreien ergeben den Seuchenwert der Runde.
web-rule-draft = Die Kartenwahl
    .text = Alle ziehen drei ihrer neun Karten, behalten eine und geben zwei nach links. Von den zwei erhaltenen behält jeder eine und gibt eine weiter; die Karte, die zuletzt kommt, vervollständigt die Hand.
web-rule-actions = Karten spielen
    .text = Reihum spielt jeder eine Karte und führt ihre Aktion aus, danach eine zweite. Die dritte wird verdeckt abgelegt. Mit der Karte eines Feldes setzt man einen Einflussstein aus dem eigenen Vorrat dorthin und nutzt dann das Feld.
web-rule-hiring = Bestechen
    .text = Reihum darf jeder für 1 Münze eine der drei Personen bestechen. Mehrere Spieler dürfen dieselbe bestechen.
web-rule-plague = Die Seuche
    .text = Jeder Rattenstein rückt um die Zahl der Ratten auf den drei Personen vor, abzüglich der Steine im Hospital; zählt das Hospital mehr, geht er zurück. Müsste er über die 9 hinaus, bleibt er dort stehen, und 2 Prestigepunkte und ein Einflussstein aus dem vollsten Feld gehen verloren.
web-rule-supply = Wenn der Vorrat leer ist
    .text = Wer keinen Einflussstein im eigenen Vorrat hat, darf stattdessen einen eigenen auf dem Spielplan versetzen (nie den Vertrauten). Klosterschule, Gasthaus, Botschaften und manche Personen bringen Einflusssteine aus dem allgemeinen Vorrat.
web-rule-notre-dame = Notre Dame
    .text = Mit der Karte Notre Dame setzt man einen Einflussstein dorthin und spendet 1, 2 oder 3 Münzen für 1, 3 oder 6 Prestigepunkte. Am Ende jedes Durchgangs werden die Punkte von Notre Dame gleichmäßig auf alle Einflusssteine dort verteilt, abgerundet; dann gehen diese in den allgemeinen Vorrat.
web-rule-carriage = Die Kutsche
    .text = Jeder Stein in der Kutscherei erlaubt einen Schritt auf den Straßen, durch alle Stadtviertel. Wo die Kutsche hält, darfst du die Botschaft nehmen.
web-rule-messages = Botschaften
    .text = Eine Botschaft gibt sofort Prestigepunkte und meist noch etwas dazu. Von einer Farbe darfst du höchstens eine mehr besitzen als von jeder anderen, die noch ausliegt.
web-rule-park = Der Park
    .text = Immer wenn du Prestigepunkte erhältst, kommt für je zwei Steine im Park 1 weiterer hinzu.
web-rule-friend = Der Vertraute
    .text = Einflusssteine und der Vertraute heißen zusammen „Steine“. Der Vertraute zieht von Feld zu Feld. Er zählt, wo er steht, und geht nie durch die Seuche verloren.
web-rule-bell = Der Glöckner
    .text = Wer den Glöckner hat, beginnt. Nach jeder Runde geht er nach links weiter.
web-rule-end = Das Ende
    .text = Nach der neunten Runde gewinnt, wer die meisten Prestigepunkte hat; bei Gleichstand zählen Münzen und Einflusssteine im eigenen Vorrat zusammen; ist auch das gleich, teilt man sich den Sieg.
web-rule-two = Zu zweit
    .text = Zwei Stadtviertel bleiben ohne Besitzer. Ihre Botschaften lassen sich sammeln wie alle anderen.
web-rule-undo = Zurücknehmen
    .text = Ein Schritt lässt sich zurücknehmen, solange durch ihn nichts Verdecktes ans Licht gekommen ist und niemand sonst gehandelt hat.
web-keys = Tastatur: 1–9 springen zu einer Auswahl, Enter nimmt sie, U nimmt zurück, + und − zoomen, 0 zeigt alles, ? erklärt, Esc hebt die Auswahl auf. T öffnet das Gespräch. Beim Nachspielen: Pfeile für Schritte, Bild auf und Bild ab für Züge, 1–9 für Runden, Leertaste spielt ab.
web-result = Ergebnis
web-link = Link
web-other-device = Anderes Gerät
web-devices = Deine Geräte
web-devices-explain = Sieh nach, wo du angemeldet bist, melde Geräte ab oder hol dir einen Wiederherstellungscode.
web-devices-lead = Auf diesen Geräten bist du angemeldet.
web-device = Browser
web-device-program = Programm
web-device-this = dieses Gerät
web-sign-out = Abmelden
web-sign-out-sure = Dieses Gerät abmelden? Dort offene Tische werden geschlossen.
web-sign-out-this = Hier abmelden? Ohne ein anderes Gerät oder einen Wiederherstellungscode kannst du dich nicht wieder anmelden.
web-recovery = Wiederherstellungscode
web-recovery-explain = Ein Code zum Aufschreiben. Damit meldest du dich an, wenn alle Geräte weg sind. Er ersetzt einen früheren.
web-recovery-new = Neuer Code
web-recovery-none = Es gibt noch keinen Code.
web-recovery-since = Seit dem { $date } gibt es einen Code. Stammt er nicht von dir oder hat ihn jemand gesehen, dann hol dir einen neuen oder widerrufe ihn.
web-recovery-revoke = Code widerrufen
web-recovery-revoke-sure = Den Wiederherstellungscode widerrufen? Danach kann sich niemand mehr damit anmelden, auch du nicht.
web-recovery-lead = Schreib diesen Code auf und bewahre ihn gut auf. Er wird nur einmal gezeigt.
web-recover = Mit einem Wiederherstellungscode anmelden
web-recover-sure = Auf diesem Gerät ist { $player } angemeldet. Der Code meldet jemand anderen an; ohne ein anderes Gerät oder einen Wiederherstellungscode kommt { $player } nicht zurück.
web-sign-in = Anmelden
web-signed-in = Willkommen zurück, { $player }.
web-passkey = Passkey
web-passkeys = Passkeys
web-passkeys-explain = Mit Fingerabdruck, Gesicht oder Sicherheitsschlüssel anmelden, ohne Code.
web-passkeys-not-built = Dieser Server wurde ohne Passkeys gebaut. Die fertigen Downloads enthalten sie, sonst hilft `--features passkeys` beim Bauen.
web-passkey-new = Neuer Passkey
web-passkey-remove = Entfernen
web-passkey-remove-sure = Diesen Passkey entfernen? Du kannst dich damit hier nicht mehr anmelden. Auf deinem Gerät bleibt er vielleicht gespeichert.
web-use-passkey = Mit einem Passkey anmelden
web-passkey-failed = Das hat nicht geklappt. Versuch es noch einmal oder melde dich anders an.
web-use-link = Mit dem Link anmelden
web-use-link-sure = Auf diesem Gerät ist { $player } angemeldet. Der Link meldet jemand anderen an; ohne ein anderes Gerät oder einen Wiederherstellungscode kann sich { $player } nicht wieder anmelden.
web-other-device-explain = Als dieselbe Person auf einem Handy oder einem anderen Computer weiterspielen.
web-other-device-lead = Öffne diesen Link auf dem anderen Gerät. Er gilt nur einmal.
web-link-expired = Dieser Link ist abgelaufen oder wurde schon benutzt. Erzeuge auf dem anderen Gerät einen neuen.
web-lost-table = Kein Tisch am Ende dieser Straße
web-lost-replay = Keine Partie am Ende dieser Straße
web-lost-page = Nichts am Ende dieser Straße
web-lost-why = { $address } führt nirgendwohin. Vielleicht fehlt ein Buchstabe, oder der Link gehört zu einem anderen Server.
web-lost-again = Noch einmal versuchen
web-qr-device = QR-Code dieses Links
web-replace = Einen Bot für { $player } spielen lassen
web-ask-to-replace = Die anderen fragen, ob ein Bot für { $player } spielen darf
web-make-host = { $player } zum Gastgeber machen
web-host-is = { $player } ist jetzt Gastgeber.
web-close-to-spectators = Tisch für Zuschauer schließen
web-open-to-spectators = Zuschauer zulassen
web-mute = { $player } stummschalten
web-unmute = { $player } wieder sprechen lassen
web-asked-replace = { $asker ->
    [you] Du hast die anderen gefragt, ob ein Bot für { $about } spielen darf.
    [about-you] { $player } fragt die anderen, ob ein Bot für dich spielen darf. Wenn alle zustimmen und du eine Minute lang nichts tust, übernimmt der Bot. Jeder Zug, eine Nachricht oder „Ich bin da“ beendet das.
   *[other] { $player } fragt: Darf ein Bot für { $about } spielen? Ist { $about } verbunden, bleibt eine Minute Zeit für Einspruch.
 }
web-grant = Zustimmen
web-let-a-bot-play = Einen Bot für mich spielen lassen
web-confirm-bots = Bots weiterspielen lassen
web-ask-to-take-back = Um Rücknahme meiner letzten Wahl bitten
web-asked-take-back = { $asker ->
    [you] Du hast die anderen gefragt, ob du deine letzte Wahl zurücknehmen darfst.
   *[other] { $player } fragt: Darf ich meine letzte Wahl zurücknehmen? Alles danach wird mit zurückgenommen.
 }
web-decline = Ablehnen
web-withdraw = Zurückziehen
web-i-am-here = Ich bin da
web-to-rematch = Zur Revanche
