### Français. Le terminal et le navigateur lisent le même fichier.
###
### Les noms. La valeur d’un nom sert aux titres, aux boutons et aux listes (« Banque »). Ses attributs en donnent les
### autres formes : `.le` avec l’article, `.au` et `.du` avec la préposition contractée. Une couleur s’accorde (`.m`,
### `.f`). Un marché a un genre, un nom sans article et sa préposition de lieu (`.genre`, `.nom`, `.prep`, `.sur`). Une
### phrase qui reçoit `$sector` dispose aussi de `$sector-le`, `$sector-au` et `$sector-du`.
###
### Les joueurs. `$player` est un nom propre, `$player-who` vaut `you` pour la personne qui lit, `other` pour toute
### autre, `nobody` pour un quartier sans propriétaire. Aucune phrase ne met « de » ou « que » devant un nom propre :
### il faudrait l’élider devant une voyelle. Aucune n’accorde de participe avec un joueur.
###
### Le singulier (`[one]`) vaut en français pour 0 et 1 : il montre donc toujours le nombre lui-même.
###
### « Pion » désigne un cube d’influence ou l’assistant.

## Bâtiments et Notre-Dame

sector-cloister-school = École du couvent
    .le = l’école du couvent
    .au = à l’école du couvent
    .du = de l’école du couvent
sector-bank = Banque
    .le = la banque
    .au = à la banque
    .du = de la banque
sector-residence = Hôtel particulier
    .le = l’hôtel particulier
    .au = à l’hôtel particulier
    .du = de l’hôtel particulier
sector-carriage-house = Relais
    .le = le relais
    .au = au relais
    .du = du relais
sector-hotel = Auberge
    .le = l’auberge
    .au = à l’auberge
    .du = de l’auberge
sector-park = Parc
    .le = le parc
    .au = au parc
    .du = du parc
sector-hospital = Hôpital
    .le = l’hôpital
    .au = à l’hôpital
    .du = de l’hôpital
place-notre-dame = Notre-Dame
    .le = Notre-Dame
    .au = à Notre-Dame
    .du = de Notre-Dame

# Ce que fait un bâtiment activé. $edition vaut 2017 ou 2007.
sector-cloister-school-effect = Prenez 1 cube de la réserve générale par pion que vous avez ici.
sector-bank-effect = Prenez 1 pièce par pion que vous avez ici.
sector-residence-effect = Gagnez 1 point de prestige par pion que vous avez ici.
sector-carriage-house-effect = Votre calèche avance d’au plus 1 marché par pion que vous avez ici ; là où elle s’arrête, vous pouvez prendre le message.
sector-hotel-effect =
    { $edition ->
        [2007] Au choix : 1 pièce, 1 cube, ou votre marqueur Rats recule de 1 case. Dès 4 pions ici, choisissez deux fois.
       *[2017] Au choix : 1 pièce, 1 cube, ou votre marqueur Rats recule de 1 case. Dès 3 pions ici, choisissez deux fois.
    }
sector-park-effect = Votre marqueur Rats recule de 1 case. Par paire de pions ici, tout gain de prestige vous rapporte 1 point de plus.
sector-hospital-effect = Votre marqueur Rats recule de 1 case. Chaque pion ici réduit votre valeur d’insalubrité de 1 à la fin de chaque manche.

## Cartes Action

action-cloister-school = École du couvent
action-bank = Banque
action-residence = Hôtel particulier
action-carriage-house = Relais
action-hotel = Auberge
action-park = Parc
action-hospital = Hôpital
action-notre-dame = Notre-Dame
action-trusted-friend = Assistant

action-cloister-school-effect = Placez un cube, puis prenez 1 cube de la réserve générale par pion que vous y avez.
action-bank-effect = Placez un cube, puis prenez 1 pièce par pion que vous y avez.
action-residence-effect = Placez un cube, puis gagnez 1 point de prestige par pion que vous y avez.
action-carriage-house-effect = Placez un cube, puis votre calèche avance d’au plus 1 marché par pion que vous y avez et peut prendre un message.
action-hotel-effect =
    { $edition ->
        [2007] Placez un cube, puis au choix : 1 pièce, 1 cube, ou votre marqueur Rats recule de 1 case ; deux fois dès 4 pions.
       *[2017] Placez un cube, puis au choix : 1 pièce, 1 cube, ou votre marqueur Rats recule de 1 case ; deux fois dès 3 pions.
    }
action-park-effect = Placez un cube, puis votre marqueur Rats recule de 1 case. Chaque paire de pions ajoute 1 à tout gain de prestige.
action-hospital-effect = Placez un cube, puis votre marqueur Rats recule de 1 case. Chaque pion y réduit votre valeur d’insalubrité de 1.
action-notre-dame-effect = Placez un cube à Notre-Dame et offrez 1, 2 ou 3 pièces pour 1, 3 ou 6 points de prestige. À la fin du cycle, les cubes présents se partagent les points de la tuile.
action-trusted-friend-effect = Envoyez votre assistant dans un autre de vos bâtiments et activez-le. L’assistant y compte comme un cube.

## Personnages

person-hostess = Aubergiste
    .le = l’aubergiste
    .au = à l’aubergiste
person-minstrel = Ménestrel
    .le = le ménestrel
    .au = au ménestrel
person-money-lender = Usurier
    .le = l’usurier
    .au = à l’usurier
person-fool = Bouffon
    .le = le bouffon
    .au = au bouffon
person-monk = Moine
    .le = le moine
    .au = au moine
person-doctor = Médecin
    .le = le médecin
    .au = au médecin
person-city-guard = Garde municipal
    .le = le garde municipal
    .au = au garde municipal
person-night-watchman = Garde de nuit
    .le = le garde de nuit
    .au = au garde de nuit
person-bishop = Évêque
    .le = l’évêque
    .au = à l’évêque
person-guild-master = Maître de guilde
    .le = le maître de guilde
    .au = au maître de guilde
person-beggar-king = Roi des mendiants
    .le = le roi des mendiants
    .au = au roi des mendiants
person-advocate = Avocat
    .le = l’avocat
    .au = à l’avocat
person-lady-of-the-court = Dame d’honneur
    .le = la dame d’honneur
    .au = à la dame d’honneur
person-mayor = Maire
    .le = le maire
    .au = au maire
person-carpenter = Charpentier
    .le = le charpentier
    .au = au charpentier
person-manager = Intendant
    .le = l’intendant
    .au = à l’intendant
person-nurse = Sœur hospitalière
    .le = la sœur hospitalière
    .au = à la sœur hospitalière
person-scholar = Érudit
    .le = l’érudit
    .au = à l’érudit
person-priest = Prêtre
    .le = le prêtre
    .au = au prêtre
person-procurator = Procureur
    .le = le procureur
    .au = au procureur
person-bell-ringer = Sonneur de cloches
    .le = le sonneur de cloches
    .au = au sonneur de cloches
person-spy = Espion
    .le = l’espion
    .au = à l’espion
person-travelling-folk = Saltimbanques
    .le = les saltimbanques
    .au = aux saltimbanques
person-coachman = Cocher
    .le = le cocher
    .au = au cocher
person-trader = Marchande
    .le = la marchande
    .au = à la marchande
person-benefactor = Bienfaiteur
    .le = le bienfaiteur
    .au = au bienfaiteur
person-butcher = Boucher
    .le = le boucher
    .au = au boucher
person-advisor = Échevin
    .le = l’échevin
    .au = à l’échevin
person-gatekeeper = Gardien des portes
    .le = le gardien des portes
    .au = au gardien des portes
person-host = Tavernier
    .le = le tavernier
    .au = au tavernier
person-gravedigger = Fossoyeur
    .le = le fossoyeur
    .au = au fossoyeur
person-actress = Comédienne
    .le = la comédienne
    .au = à la comédienne
person-mistress = Favorite
    .le = la favorite
    .au = à la favorite

# Ce que fait un personnage soudoyé. $gift est ce que le bienfaiteur accepte : prestige ou coins.
person-hostess-effect = Gagnez 3 points de prestige et, au choix : 1 pièce, 1 cube, ou votre marqueur Rats recule de 1 case.
person-minstrel-effect = Déplacez 1 à 3 de vos pions d’un de vos bâtiments vers un autre, sans l’activer.
person-money-lender-effect = Prenez 2 pièces et gagnez 1 point de prestige.
person-fool-effect = Déplacez un de vos cubes (même de Notre-Dame) ou votre assistant vers un autre de vos bâtiments et activez-le.
person-monk-effect = Prenez 2 cubes de la réserve générale et gagnez 1 point de prestige.
person-doctor-effect = Pour vous, la valeur d’insalubrité de cette manche est de 0. Votre hôpital compte quand même.
person-city-guard-effect = Gagnez 1 point de prestige par pion que vous avez dans vos bâtiments et à Notre-Dame.
person-night-watchman-effect = Gagnez 1 point de prestige pour chacun de vos bâtiments vides.
person-bishop-effect = Placez un cube de la réserve générale dans un de vos bâtiments vides et activez-le.
person-guild-master-effect = Gagnez 2 points de prestige pour chacun de vos bâtiments avec au moins 2 pions.
person-beggar-king-effect = Gagnez 1 point de prestige par case devant votre marqueur Rats sur la piste d’insalubrité.
person-advocate-effect = Gagnez 3 points de prestige par paire de messages récupérés.
person-lady-of-the-court-effect = Gagnez 1 point de prestige par pion dans votre bâtiment le plus occupé.
person-mayor-effect = Gagnez 3 points de prestige pour chacun de vos bâtiments avec au moins 3 pions.
person-carpenter-effect = Gagnez 1 point de prestige pour chacun de vos bâtiments occupés.
person-manager-effect = Gagnez autant de points de prestige que vous en avez.
person-nurse-effect = Placez un cube de la réserve générale dans votre hôpital et reculez votre marqueur Rats de 1 case.
person-scholar-effect = Montrez votre troisième carte et effectuez son action.
person-priest-effect = Placez un cube de la réserve générale à Notre-Dame.
person-procurator-effect = Vous pouvez activer un de vos bâtiments tel quel, sans y placer de cube.
person-bell-ringer-effect = Gagnez 3 points de prestige par cube que vous avez à Notre-Dame.
person-spy-effect = Découvrez l’ordre des personnages gris à venir et gagnez 2 points de prestige.
person-travelling-folk-effect = Rendez autant de vos cubes que vous voulez du plateau à la réserve générale : 2 points de prestige chacun.
person-coachman-effect = Vous pouvez réutiliser tous vos messages d’une même sorte.
person-trader-effect = Prenez 1 pièce par marché périphérique sans message dans votre quartier.
person-benefactor-effect =
    { $gift ->
        [coins] Vous pouvez payer des pièces à la réserve. Pour chacune, votre marqueur Rats recule de 1 case.
       *[prestige] Vous pouvez rendre des points de prestige. Pour chacun, votre marqueur Rats recule de 1 case.
    }
person-butcher-effect = Vous pouvez placer un cube de la réserve générale dans chacun de vos bâtiments vides, sans les activer.
person-advisor-effect = Vous pouvez aussitôt soudoyer encore deux fois (1 pièce chacune) : les deux autres, ou deux fois l’un d’eux.
person-gatekeeper-effect = Gagnez 3 points de prestige par paire de vos cubes dans la réserve générale.
person-host-effect = Gagnez 2 points de prestige par pion que vous avez à l’auberge.
person-gravedigger-effect = Gagnez un nombre de points de prestige égal à la valeur d’insalubrité de cette manche.
person-actress-effect = Déplacez tous les pions d’un de vos bâtiments vers un autre et activez-le.
person-mistress-effect = Placez un cube de la réserve générale là où se trouve votre assistant et activez ce bâtiment.

## Pioches, phases, couleurs, marchés

stack-brown = Marron
stack-a = Gris A
stack-b = Gris B
stack-c = Gris C

phase-draft = Draft
phase-actions = Actions
phase-hiring = Soudoyer
phase-plague = Insalubrité
phase-over = Fin de la partie

colour-red = Rouge
    .m = rouge
    .f = rouge
colour-violet = Violet
    .m = violet
    .f = violette
colour-blue = Bleu
    .m = bleu
    .f = bleue
colour-green = Vert
    .m = vert
    .f = verte
colour-yellow = Jaune
    .m = jaune
    .f = jaune

spot-centre = Centre
    .genre = m
    .nom = marché central
    .le = le marché central
    .sur = sur le marché central
    .prep = sur
spot-parvis = Parvis
    .genre = m
    .nom = parvis
    .le = le parvis
    .sur = sur le parvis
    .prep = sur
spot-gate = Porte
    .genre = f
    .nom = porte
    .le = la porte
    .sur = à la porte
    .prep = à
spot-quay = Quai
    .genre = m
    .nom = quai
    .le = le quai
    .sur = sur le quai
    .prep = sur
spot-bridge = Pont
    .genre = m
    .nom = pont
    .le = le pont
    .sur = sur le pont
    .prep = sur

# Un marché : $spot dans le quartier du joueur $owner. Sans propriétaire, le quartier se nomme par sa couleur.
market =
    { $owner-who ->
        [you] Votre { $spot-nom }
        [nobody] { $spot } { $spot-genre ->
            [f] { $colour-f }
           *[m] { $colour-m }
        }
       *[other] { $spot } ({ $owner })
    }
    .le =
        { $owner-who ->
            [you] votre { $spot-nom }
            [nobody] { $spot-le } { $spot-genre ->
                [f] { $colour-f }
               *[m] { $colour-m }
            }
           *[other] { $spot-le } ({ $owner })
        }
    .sur =
        { $owner-who ->
            [you] { $spot-prep } votre { $spot-nom }
            [nobody] { $spot-sur } { $spot-genre ->
                [f] { $colour-f }
               *[m] { $colour-m }
            }
           *[other] { $spot-sur } ({ $owner })
        }

# Le quartier d’un joueur.
borough =
    { $owner-who ->
        [you] Votre quartier
        [nobody] Le quartier { $colour-m }
       *[other] Chez { $owner }
    }

## Messages et pions

message-kind-prestige-and-coin = 1 point de prestige, 1 pièce
message-kind-prestige-and-marker = 2 points de prestige, 1 cube
message-kind-prestige-and-rats = 3 points de prestige, rats −1
message-kind-prestige = 4 points de prestige

# Un message d’une couleur ; $kind est ce qu’il donne.
message = Message { $colour-m } ({ $kind })
    .le = le message { $colour-m } ({ $kind })

# Un à trois pions d’un bâtiment : $markers cubes, et l’assistant si $friend vaut yes.
pieces =
    { $friend ->
        [yes] { $markers ->
            [0] l’assistant
            [one] { $markers } cube et l’assistant
           *[other] { $markers } cubes et l’assistant
        }
       *[no] { $markers ->
            [one] { $markers } cube
           *[other] { $markers } cubes
        }
    }

## Joueurs automatiques

bot-random = aléatoire
bot-novice = débutant
bot-regular = confirmé
bot-seasoned = aguerri
bot-expert = expert
bot-novice-explain = Connaît les règles, mais se précipite et oublie des choses : un bon premier adversaire.
bot-regular-explain = Connaît la valeur des cartes, mais oublie souvent les rats : un plan suffit à le battre.
bot-seasoned-explain = Pense chaque manche jusqu’au bout et fait payer cher les erreurs.
bot-expert-explain = Anticipe aussi loin que possible, ce qui lui prend un instant.

## D’où viennent les gains et les pertes

source-donation = Offrandes
source-notre-dame = Notre-Dame
source-message = Messages
source-plague = Insalubrité
source-hire = Pots-de-vin

## Listes

list-two = { $a } et { $b }
list-last = { $a } et { $b }
list-more = { $a }, { $b }
list-none = aucun
list-apart = { $a } ; { $b }
sentences = { $a }. { $b }
labelled = { $a } : { $b }

## Questions

prompt-nothing = La partie est terminée.
    .why = Il n’y a plus rien à décider.
prompt-keep-first = Quelle carte gardez-vous ?
    .why = Vous avez pioché trois cartes. Gardez-en une ; les deux autres vont à { $left }.
prompt-keep-second = Laquelle de ces cartes gardez-vous ?
    .why = { $right } vous a passé deux cartes. Gardez-en une ; l’autre va à { $left }.
prompt-play = Quelle carte jouez-vous ?
    .why = À chaque manche, vous jouez deux de vos trois cartes, l’une après l’autre.
prompt-move-marker = Quel cube déplacez-vous vers { $sector-le } ?
    .why = Votre stock personnel est vide. Vous pouvez déplacer un cube du plateau, ou jouer la carte sans son action.
prompt-donate = Combien de pièces offrez-vous à Notre-Dame ?
    .why =
        { $coins ->
            [one] Vous avez { $coins } pièce. Une offrande place un cube à Notre-Dame et rapporte aussitôt des points de prestige.
           *[other] Vous avez { $coins } pièces. Une offrande place un cube à Notre-Dame et rapporte aussitôt des points de prestige.
        }
prompt-donate-from = Quel cube déplacez-vous vers Notre-Dame ?
    .why =
        { $coins ->
            [one] Vous offrez { $coins } pièce, mais votre stock personnel est vide.
           *[other] Vous offrez { $coins } pièces, mais votre stock personnel est vide.
        }
prompt-place-friend = Où envoyez-vous votre assistant ?
    .why = L’assistant y compte comme un cube, et le bâtiment est activé aussitôt.
prompt-drive = Où va votre calèche ?
    .why =
        { $steps ->
            [one] Votre calèche se trouve { $market-sur } et peut avancer de { $steps } marché.
           *[other] Votre calèche se trouve { $market-sur } et peut avancer de { $steps } marchés au plus.
        }
prompt-take-message = Prenez-vous { $message-le } ?
    .why = Votre calèche s’est arrêtée { $market-sur }.
prompt-hotel-bonus =
    { $left ->
        [one] Quel bonus prenez-vous ?
       *[other] Quel bonus prenez-vous d’abord ?
    }
    .why =
        { $left ->
            [one] L’auberge vous donne { $left } bonus.
           *[other] L’auberge vous donne { $left } bonus, éventuellement deux fois le même.
        }
prompt-hire = Qui soudoyez-vous ?
    .why = Un personnage coûte 1 pièce et vous sert une fois.
prompt-hostess-bonus = Que vous donne l’aubergiste ?
    .why = En plus des 3 points de prestige, vous avez droit à un bonus.
prompt-minstrel-from = De quel bâtiment partent les pions ?
    .why = Le ménestrel déplace 1 à 3 de vos pions d’un bâtiment vers un autre.
prompt-minstrel-pieces = Quels pions partent { $sector-du } ?
    .why = Le ménestrel déplace 1 à 3 de vos pions d’un bâtiment vers un autre.
prompt-minstrel-to = Vers quel bâtiment ?
    .why = Le ménestrel déplace { $pieces } depuis { $sector-le }.
prompt-fool-from = Quel pion le bouffon déplace-t-il ?
    .why = Un cube, ou votre assistant, rejoint un autre de vos bâtiments, qui est activé.
prompt-fool-to = Où va le cube { $place-du } ?
    .why = Le bâtiment est activé aussitôt.
prompt-fool-to-friend = Où va votre assistant ?
    .why = Le bâtiment est activé aussitôt.
prompt-bishop-to = Dans quel bâtiment vide placez-vous le cube de l’évêque ?
    .why = Le cube vient de la réserve générale, et le bâtiment est activé aussitôt.
prompt-procurator-use = Quel bâtiment activez-vous ?
    .why = Le procureur vous laisse activer un bâtiment tel quel.
prompt-return-marker =
    { $returned ->
        [0] Voulez-vous rendre un cube à la réserve générale ?
       *[other] Voulez-vous rendre un autre cube à la réserve générale ?
    }
    .why =
        { $returned ->
            [0] Les saltimbanques donnent 2 points de prestige par cube rendu.
           *[other] Les saltimbanques donnent 2 points de prestige par cube. Vous en avez déjà rendu { $returned }.
        }
prompt-repeat-messages = Quels messages réutilisez-vous ?
    .why = Le cocher vous laisse réutiliser tous vos messages d’une même sorte.
prompt-benefactor-give =
    { $gift ->
        [coins] Combien de pièces payez-vous ?
       *[prestige] Combien de points de prestige rendez-vous ?
    }
    .why = Votre marqueur Rats recule d’autant. Il est sur { $rats }.
prompt-butcher-place = Dans quel bâtiment vide placez-vous un cube ?
    .why = Le boucher apporte un cube de la réserve générale dans chaque bâtiment vide que vous désignez, sans l’activer.
prompt-advisor-hire = Qui soudoyez-vous grâce à l’échevin ?
    .why =
        { $left ->
            [one] Vous pouvez soudoyer encore { $left } fois, pour 1 pièce.
           *[other] Vous pouvez soudoyer encore { $left } fois, pour 1 pièce chaque fois.
        }
prompt-actress-from = De quel bâtiment partent les pions ?
    .why = La comédienne déplace tous les pions d’un bâtiment vers un autre, qui est activé.
prompt-actress-to = Où vont tous les pions { $sector-du } ?
    .why = Le bâtiment est activé aussitôt.
prompt-lose-marker = Quel bâtiment perd un cube ?
    .why = Les rats ont envahi votre quartier. Votre bâtiment le plus occupé perd un cube, et plusieurs sont à égalité.

## Réponses

choice-keep = Garder { $card }
choice-play = Jouer { $card }
choice-hire = Soudoyer { $person-le }
choice-donate =
    { $coins ->
        [one] Offrir { $coins } pièce
       *[other] Offrir { $coins } pièces
    }
choice-from = { $place }
choice-from-friend = Assistant ({ $sector })
choice-to = { $sector }
choice-use = Activer { $sector-le }
choice-bonus-coin = Prendre 1 pièce
choice-bonus-marker = Prendre 1 cube
choice-bonus-rats = Reculer les rats de 1 case
choice-drive = { $market }
choice-take = Le prendre
choice-repeat =
    { $n ->
        [one] { $n } message : { $kind }
       *[other] { $n } messages, chacun : { $kind }
    }
choice-return = { $place }
choice-place = { $sector }
choice-give =
    { $gift ->
        [coins] { $n ->
            [one] Payer { $n } pièce
           *[other] Payer { $n } pièces
        }
       *[prestige] { $n ->
            [one] Rendre { $n } point de prestige
           *[other] Rendre { $n } points de prestige
        }
    }
choice-remove = { $sector }
choice-move = Déplacer { $pieces }

# Passer dit ce que cela signifie pour la question posée.
choice-pass-move-marker = Aucun : renoncer à l’action
choice-pass-donate = Ne rien offrir ni placer
choice-pass-drive = Rester sur place
choice-pass-take-message = Le laisser
choice-pass-hire = Ne soudoyer personne
choice-pass-procurator-use = N’en activer aucun
choice-pass-return-marker =
    { $returned ->
        [0] N’en rendre aucun
       *[other] C’est tout
    }
choice-pass-repeat-messages = N’en réutiliser aucun
choice-pass-benefactor-give = Ne rien donner
choice-pass-butcher-place = Ne plus en placer
choice-pass-advisor-hire = Ne soudoyer personne d’autre

## Ce qui s’est passé

event-round-began = Manche { $round } : { $persons } arrivent en ville, avec { $rats ->
        [one] { $rats } rat
       *[other] { $rats } rats
    }. { $player-who ->
        [you] Vous commencez.
       *[other] { $player } commence.
    }
event-drawn = { $player-who ->
        [you] Vous piochez : { $cards }.
       *[other] { $player } pioche : { $cards }.
    }
event-drawn-hidden = { $player } pioche trois cartes.
event-kept = { $player-who ->
        [you] Vous gardez la carte { $card }.
       *[other] { $player } garde la carte { $card }.
    }
event-kept-hidden = { $player } garde une carte.
event-two-passed = { $from-who ->
        [you] Vous passez les cartes { $cards } à { $to }.
       *[other] { $to-who ->
            [you] { $from } vous passe les cartes { $cards }.
           *[other] { $from } passe les cartes { $cards } à { $to }.
        }
    }
event-two-passed-hidden = { $from } passe deux cartes à { $to }.
event-one-passed = { $from-who ->
        [you] Vous passez la carte { $card } à { $to }.
       *[other] { $to-who ->
            [you] { $from } vous passe la carte { $card }.
           *[other] { $from } passe la carte { $card } à { $to }.
        }
    }
event-one-passed-hidden = { $from } passe une carte à { $to }.
event-played = { $player-who ->
        [you] Vous jouez la carte { $card }.
       *[other] { $player } joue la carte { $card }.
    }
    .head = { $player-who ->
        [you] Vous jouez la carte { $card }
       *[other] { $player } joue la carte { $card }
    }
event-action-forgone = { $player-who ->
        [you] Vous jouez la carte { $card } sans son action.
       *[other] { $player } joue la carte { $card } sans son action.
    }
    .brief = sans action
event-marker-placed = { $player-who ->
        [you] Vous placez un cube { $place-au }.
       *[other] { $player } place un cube { $place-au }.
    }
    .brief = un cube { $place-au }
event-marker-brought = { $player-who ->
        [you] Vous placez un cube de la réserve générale { $place-au } ({ $source }).
       *[other] { $player } place un cube de la réserve générale { $place-au } ({ $source }).
    }
    .brief = un cube de la réserve générale { $place-au }
event-marker-moved = { $player-who ->
        [you] Vous déplacez un cube { $from-du } { $to-au }.
       *[other] { $player } déplace un cube { $from-du } { $to-au }.
    }
    .brief = un cube { $from-du } { $to-au }
event-pieces-moved = { $player-who ->
        [you] Vous déplacez { $pieces } { $from-du } { $to-au }.
       *[other] { $player } déplace { $pieces } { $from-du } { $to-au }.
    }
    .brief = { $pieces } { $from-du } { $to-au }
event-friend-moved = { $player-who ->
        [you] Votre assistant passe { $from-du } { $to-au }.
       *[other] { $player } envoie son assistant { $from-du } { $to-au }.
    }
    .brief = l’assistant { $from-du } { $to-au }
event-friend-arrived = { $player-who ->
        [you] Votre assistant arrive { $to-au }.
       *[other] { $player } envoie son assistant { $to-au }.
    }
    .brief = l’assistant { $to-au }
event-markers-gained = { $player-who ->
        [you] { $n ->
            [0] Vous ne trouvez plus aucun cube dans la réserve générale ({ $source }).
            [one] Vous prenez { $n } cube ({ $source }).
           *[other] Vous prenez { $n } cubes ({ $source }).
        }
       *[other] { $n ->
            [0] { $player } ne trouve plus aucun cube dans la réserve générale ({ $source }).
            [one] { $player } prend { $n } cube ({ $source }).
           *[other] { $player } prend { $n } cubes ({ $source }).
        }
    }
    .brief = { $n ->
        [0] plus aucun cube à prendre
        [one] { $short ->
            [0] { $n } cube
           *[other] { $n } cube (réserve épuisée)
        }
       *[other] { $short ->
            [0] { $n } cubes
           *[other] { $n } cubes (réserve épuisée)
        }
    }
event-coins-gained = { $player-who ->
        [you] { $n ->
            [0] Vous ne trouvez plus aucune pièce dans la réserve ({ $source }).
            [one] Vous prenez { $n } pièce ({ $source }).
           *[other] Vous prenez { $n } pièces ({ $source }).
        }
       *[other] { $n ->
            [0] { $player } ne trouve plus aucune pièce dans la réserve ({ $source }).
            [one] { $player } prend { $n } pièce ({ $source }).
           *[other] { $player } prend { $n } pièces ({ $source }).
        }
    }
    .brief = { $n ->
        [0] plus aucune pièce en réserve
        [one] { $short ->
            [0] { $n } pièce
           *[other] { $n } pièce (réserve épuisée)
        }
       *[other] { $short ->
            [0] { $n } pièces
           *[other] { $n } pièces (réserve épuisée)
        }
    }
event-coins-taken = { $player-who ->
        [you] { $n ->
            [one] Vous prenez { $n } pièce à { $from } ({ $source }).
           *[other] Vous prenez { $n } pièces à { $from } ({ $source }).
        }
       *[other] { $from-who ->
            [you] { $n ->
                [one] { $player } vous prend { $n } pièce ({ $source }).
               *[other] { $player } vous prend { $n } pièces ({ $source }).
            }
           *[other] { $n ->
                [one] { $player } prend { $n } pièce à { $from } ({ $source }).
               *[other] { $player } prend { $n } pièces à { $from } ({ $source }).
            }
        }
    }
    .brief = { $from-who ->
        [you] { $n ->
            [one] { $n } pièce prise chez vous
           *[other] { $n } pièces prises chez vous
        }
       *[other] { $n ->
            [one] { $n } pièce prise à { $from }
           *[other] { $n } pièces prises à { $from }
        }
    }
event-coins-paid = { $player-who ->
        [you] { $n ->
            [one] Vous payez { $n } pièce ({ $source }).
           *[other] Vous payez { $n } pièces ({ $source }).
        }
       *[other] { $n ->
            [one] { $player } paie { $n } pièce ({ $source }).
           *[other] { $player } paie { $n } pièces ({ $source }).
        }
    }
    .brief = { $n ->
        [one] { $n } pièce payée
       *[other] { $n } pièces payées
    }
event-prestige-gained = { $player-who ->
        [you] { $total ->
            [one] Vous gagnez { $total } point de prestige ({ $source }).
           *[other] { $park ->
                [0] Vous gagnez { $total } points de prestige ({ $source }).
               *[other] Vous gagnez { $total } points de prestige ({ $source }), dont { $park } grâce au parc.
            }
        }
       *[other] { $total ->
            [one] { $player } gagne { $total } point de prestige ({ $source }).
           *[other] { $park ->
                [0] { $player } gagne { $total } points de prestige ({ $source }).
               *[other] { $player } gagne { $total } points de prestige ({ $source }), dont { $park } grâce au parc.
            }
        }
    }
    .brief = { $total ->
        [one] { $total } point de prestige
       *[other] { $park ->
            [0] { $total } points de prestige
           *[other] { $total } points de prestige (dont { $park } du parc)
        }
    }
event-prestige-lost = { $player-who ->
        [you] { $n ->
            [one] Vous perdez { $n } point de prestige ({ $source }).
           *[other] Vous perdez { $n } points de prestige ({ $source }).
        }
       *[other] { $n ->
            [one] { $player } perd { $n } point de prestige ({ $source }).
           *[other] { $player } perd { $n } points de prestige ({ $source }).
        }
    }
    .brief = { $n ->
        [one] { $n } point de prestige perdu
       *[other] { $n } points de prestige perdus
    }
event-rats-lowered = { $player-who ->
        [you] Votre marqueur Rats recule de { $from } à { $to } ({ $source }).
       *[other] { $player } recule son marqueur Rats de { $from } à { $to } ({ $source }).
    }
    .brief = recul des rats de { $from } à { $to }
event-carriage-driven = { $player-who ->
        [you] Votre calèche quitte { $from-le } pour { $to-le }.
       *[other] { $player } quitte { $from-le } pour { $to-le } en calèche.
    }
    .brief = la calèche vers { $to-le }
event-carriage-stayed = { $player-who ->
        [you] Votre calèche reste sur place.
       *[other] { $player } laisse sa calèche sur place.
    }
    .brief = la calèche reste sur place
event-message-taken = { $player-who ->
        [you] Vous prenez { $message-le } { $market-sur }.
       *[other] { $player } prend { $message-le } { $market-sur }.
    }
    .brief = le message { $colour-m }
event-message-left = { $player-who ->
        [you] Vous laissez { $message-le } { $market-sur }.
       *[other] { $player } laisse { $message-le } { $market-sur }.
    }
    .brief = le message { $colour-m } laissé sur place
event-third-laid-aside = { $player-who ->
        [you] Vous défaussez la carte { $card } sans la jouer.
       *[other] { $player } défausse la carte { $card } sans la jouer.
    }
event-third-laid-aside-hidden = { $player } défausse sa troisième carte sans la montrer.
event-hired = { $player-who ->
        [you] Vous soudoyez { $person-le }.
       *[other] { $player } soudoie { $person-le }.
    }
    .head = { $player-who ->
        [you] Vous soudoyez { $person-le }
       *[other] { $player } soudoie { $person-le }
    }
event-hired-nobody = { $player-who ->
        [you] Vous ne soudoyez personne.
       *[other] { $player } ne soudoie personne.
    }
event-person-declined = { $player-who ->
        [you] Vous ne demandez rien de plus { $person-au }.
       *[other] { $player } ne demande rien de plus { $person-au }.
    }
    .brief = rien de plus
event-third-shown = { $player-who ->
        [you] Vous montrez votre troisième carte, { $card }, et effectuez son action.
       *[other] { $player } montre sa troisième carte, { $card }, et effectue son action.
    }
    .brief = { $card } en troisième carte
event-spied = { $player-who ->
        [you] Vous regardez les personnages gris à venir : { $persons }.
       *[other] { $player } regarde les personnages gris à venir : { $persons }.
    }
    .brief = personnages gris à venir ({ $persons })
event-spied-hidden = { $player-who ->
        [you] Vous regardez les personnages gris à venir.
       *[other] { $player } regarde les personnages gris à venir.
    }
    .brief = un regard sur les personnages gris à venir
event-messages-repeated = { $player-who ->
        [you] { $n ->
            [one] Vous réutilisez { $n } message ({ $kind }).
           *[other] Vous réutilisez { $n } messages (chacun : { $kind }).
        }
       *[other] { $n ->
            [one] { $player } réutilise { $n } message ({ $kind }).
           *[other] { $player } réutilise { $n } messages (chacun : { $kind }).
        }
    }
    .brief = { $n ->
        [one] { $n } message réutilisé
       *[other] { $n } messages réutilisés
    }
event-marker-returned = { $player-who ->
        [you] Vous rendez un cube { $place-du } à la réserve générale.
       *[other] { $player } rend un cube { $place-du } à la réserve générale.
    }
    .brief = un cube { $place-du } rendu
event-plague-struck = { $player-who ->
        [you] Insalubrité { $value }, hôpital { $hospital } : { $move ->
            [forward] votre marqueur Rats avance de { $from } à { $to }.
            [back] votre marqueur Rats recule de { $from } à { $to }.
            [overrun] les rats dépassent la dernière case ! Votre marqueur Rats s’arrête sur { $to }.
           *[still] votre marqueur Rats reste sur { $to }.
        }
       *[other] { $player }, insalubrité { $value }, hôpital { $hospital } : { $move ->
            [forward] le marqueur Rats avance de { $from } à { $to }.
            [back] le marqueur Rats recule de { $from } à { $to }.
            [overrun] les rats dépassent la dernière case ! Le marqueur Rats s’arrête sur { $to }.
           *[still] le marqueur Rats reste sur { $to }.
        }
    }
    .head = { $player-who ->
        [you] Vous
       *[other] { $player }
    } : { $doctor ->
        [yes] le médecin écarte l’insalubrité
       *[no] insalubrité { $value }
    }, hôpital { $hospital }, { $move ->
        [forward] rats de { $from } à { $to }
        [back] recul des rats de { $from } à { $to }
        [overrun] quartier envahi, rats arrêtés sur { $to }
       *[still] rats toujours sur { $to }
    }
event-marker-lost = { $player-who ->
        [you] Vous perdez un cube { $sector-du }.
       *[other] { $player } perd un cube { $sector-du }.
    }
    .brief = un cube { $sector-du } perdu
event-notre-dame-scored = { $markers ->
        [0] Décompte de Notre-Dame : aucun cube ne s’y trouve.
        [one] Décompte de Notre-Dame : { $value } points pour l’unique cube.
       *[other] Décompte de Notre-Dame : { $value } points pour { $markers } cubes, soit { $each } chacun.
    }
event-bell-ringer-moved = { $to-who ->
        [you] Le bossu passe chez vous : vous commencez.
       *[other] Le bossu passe chez { $to }, qui commence.
    }
event-period-ended = Le cycle { $period } est terminé. Toutes les cartes Action reviennent à leurs propriétaires.
event-game-ended = La partie est terminée.

# Un acte et ses suites, en une ligne.
log-deed = { $head } : { $results }.
log-deed-bare = { $head }.
log-more = { $player-who ->
        [you] Vous : { $results }.
       *[other] { $player } : { $results }.
    }

## Ce dont les joueurs conviennent (R11)

option-players = Joueurs
    .explain = Combien de joueurs, vous compris : de 2 à 5.
option-edition = Édition
    .explain = Nombre de pions à partir duquel l’auberge donne deux bonus : 3 dans l’édition de 2017, 4 dans celle de 2007.
option-new-persons = Nouveaux personnages
    .explain = L’extension : sur neuf personnages gris par cycle, trois sont tirés au hasard.
option-coins = Pièces
    .explain = Avec 25 pièces en tout, celles qui manquent à la réserve viennent du joueur le plus riche ; illimitées, elles ne s’épuisent jamais.
option-benefactor = Bienfaiteur
    .explain = Ce que le bienfaiteur accepte pour chasser les rats : points de prestige ou pièces.
option-open-scores = Scores visibles
    .explain = Pendant la partie, chacun voit les points de prestige de tous ; sinon, seulement les siens.
option-rats = Rats des personnages
    .explain = Nombre de rats de chaque personnage, de 0 à 3, si vos cartes diffèrent.
option-start = Premier joueur
    .explain = Qui commence ; sinon, le hasard décide.
option-seed = Graine
    .explain = La source de tout hasard : la même graine donne la même partie.

option-edition-2017 = 2017
option-edition-2007 = 2007
option-coins-25 = 25
option-coins-unlimited = illimitées
option-benefactor-prestige = points de prestige
option-benefactor-coins = pièces
option-on = oui
option-off = non

## Erreurs

error-game-over = La partie est terminée.
error-no-such-seat = Il n’y a pas de place { $seat } dans cette partie.
error-not-waiting = { $player-who ->
        [you] Aucune question ne vous est posée pour l’instant.
       *[other] Aucune question n’est posée à { $player } pour l’instant.
    }
error-not-offered = « { $choice } » n’est pas un choix possible pour l’instant.
error-setup-players = Le jeu se joue de 2 à 5 joueurs, pas à { $n }.
error-setup-same-colour = Deux joueurs ne peuvent pas jouer tous deux en { $colour-m }.
error-setup-start = La place { $seat }, qui devrait commencer, n’existe pas dans cette partie.
error-file-read = Impossible de lire le fichier { $file } : { $reason }.
error-file-write = Impossible d’écrire le fichier { $file } : { $reason }.
error-record = Le fichier { $file } n’est pas une partie que l’on puisse reprendre ({ $reason }).

## Mots de la table, pour le terminal et le navigateur

ui-you = Vous
ui-colour = Couleur
ui-prestige = Prestige
ui-coins = Pièces
ui-supply = Stock personnel
ui-general-supply = Réserve générale
ui-rats = Rats
ui-messages = Messages

## Le terminal

# Des noms pour les joueurs qui n’en ont pas donné, séparés par des virgules.
terminal-names = Agnès, Blaise, Colette, Denis, Édith

terminal-welcome = Notre-Dame. Vous jouez en { $colour-m } contre { $opponents }. Tapez le numéro d’un choix, ou « aide » pour tout le reste.
terminal-character = { $bot } : { $character }
# $bot est la sorte d’bot derrière un nom.
terminal-opponent = { $name } ({ $bot })
terminal-round = Manche { $round } sur 9, cycle { $period }
terminal-round-phase = Manche { $round } sur 9, cycle { $period } : { $phase }
terminal-round-start = { $player-who ->
        [you] Vous commencez.
       *[other] { $player } commence.
    } Valeur d’insalubrité de cette manche : { $value }.
terminal-persons = Les personnages de cette manche, pour une valeur d’insalubrité de { $value } :
terminal-persons-to-come = Personnages gris encore à venir, dans un ordre inconnu : { $persons }.
terminal-persons-spied = Personnages gris encore à venir, dans cet ordre : { $persons }.
terminal-person = { $person } ({ $rats ->
        [0] aucun rat
        [one] { $rats } rat
       *[other] { $rats } rats
    }) : { $effect }
terminal-kept = Vous avez gardé la carte { $card }.

# Un choix et ce qui en découle.
terminal-option = { $choice } : { $note }
terminal-option-more = { $results }, puis un autre choix
terminal-option-nothing = sans effet pour l’instant
terminal-drive-free = { $message }
terminal-drive-closed = { $message }, pas encore à prendre

# $open dit si la personne qui lit peut voir les points de prestige.
terminal-belongings = { $player-who ->
        [you] Vous avez
       *[other] { $player } a
    } { $open ->
        [yes] { $prestige ->
            [one] { $prestige } point de prestige
           *[other] { $prestige } points de prestige
        }
       *[no] des points de prestige cachés
    }, { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }, { $supply ->
        [one] { $supply } cube
       *[other] { $supply } cubes
    } en stock et les rats sur { $rats }.
terminal-on-board = Sur le plateau : { $places }.
terminal-no-pieces = Sur le plateau : aucun pion pour l’instant.
terminal-place-pieces = { $place } { $pieces }
terminal-pieces = { $friend ->
        [yes] { $markers ->
            [0] assistant
           *[other] { $markers }+assistant
        }
       *[no] { $markers }
    }
terminal-borough-heading = { $borough } ({ $colour-m })
terminal-borough-carriage = Calèche { $market-sur }. Messages récupérés : { $messages }.
terminal-board-streets = Calèches et messages
terminal-board-carriage = { $player-who ->
        [you] Votre calèche se trouve { $market-sur }.
       *[other] { $player } : calèche { $market-sur }.
    }
terminal-board-messages = { $borough } : { $messages }
terminal-board-message = { $spot } ({ $kind })
terminal-board-notre-dame = { $markers ->
        [0] Notre-Dame partage { $value } points à la fin du cycle ; aucun cube ne s’y trouve.
        [one] Notre-Dame partage { $value } points à la fin du cycle ; { $markers } cube s’y trouve.
       *[other] Notre-Dame partage { $value } points à la fin du cycle ; { $markers } cubes s’y trouvent, donc { $each } chacun.
    }
terminal-board-coins = { $coins ->
        [0] Il ne reste aucune pièce dans la réserve.
        [one] Il reste { $coins } pièce dans la réserve.
       *[other] Il reste { $coins } pièces dans la réserve.
    }

terminal-over = La partie est terminée. Vous pouvez encore regarder le plateau et le journal, enregistrer ou quitter.
terminal-result = Résultat
terminal-place = { $place }. { $player-who ->
        [you] Vous
       *[other] { $player }
    } : { $prestige ->
        [one] { $prestige } point de prestige
       *[other] { $prestige } points de prestige
    }{ $tied ->
        [yes] {", "}{ $tiebreak ->
            [0] aucune pièce ni aucun cube
            [one] { $tiebreak } pièce ou cube
           *[other] { $tiebreak } pièces et cubes
        } en stock pour départager
       *[no] {""}
    }{ $shared ->
        [yes] {", "}place partagée
       *[no] {""}
    }
terminal-sources = D’où viennent les points de prestige
terminal-total = Total
terminal-undone = Annulé : « { $choice } ».
terminal-saved = Partie enregistrée dans { $file }.
terminal-goodbye = Au revoir.
terminal-quit-unsaved = Cette partie n’est pas enregistrée. Tapez « enregistrer » et un nom de fichier pour la garder, ou « quitter » une seconde fois pour partir.
terminal-log-all = tout
terminal-hint = L’avis de l’expert, le meilleur choix d’abord :
terminal-hint-option = { $number }. { $choice } : environ { $points } points à la fin, { $percent } % de chances de gagner

terminal-command-board = plateau
    .usage = plateau, plateau NOM
    .explain = tous les quartiers côte à côte, ou celui d’un joueur en détail
terminal-command-persons = personnages
    .usage = personnages
    .explain = les personnages de cette manche, leurs effets, et ceux qui peuvent encore venir
terminal-command-log = journal
    .usage = journal, journal tout
    .explain = ce qui s’est passé dans cette manche, ou dans toute la partie
terminal-command-options = options
    .usage = options
    .explain = les règles de cette table
terminal-command-rules = règles
    .usage = règles NOM
    .explain = l’effet d’une carte, d’un personnage ou d’un bâtiment
terminal-command-hint = conseil
    .usage = conseil
    .explain = ce que le bot le plus fort pense de vos choix
terminal-command-help = aide
    .usage = aide, aide SUJET
    .explain = cette liste, ou un sujet
terminal-command-undo = annuler
    .usage = annuler
    .explain = annuler votre dernier choix, tant que personne d’autre n’a agi
terminal-command-save = enregistrer
    .usage = enregistrer FICHIER
    .explain = enregistrer la partie dans un fichier ; « notredame play --load FICHIER » la reprend
terminal-command-quit = quitter
    .usage = quitter
    .explain = partir

terminal-help-answer = Répondez par le numéro d’un choix, ou en toutes lettres, en anglais : « play bank », « hire monk », « pass ». Une ligne vide répète la question. Autres commandes :
terminal-help-command = { $command } : { $effect }.
terminal-help-topics = Sujets : { $topics }.

terminal-help-game = Neuf manches en trois cycles, de A à C. À chaque manche, trois personnages sont révélés ; leurs rats donnent la valeur d’insalubrité. Chacun choisit ensuite trois cartes Action (en piocher trois, en garder une et en passer deux à gauche ; en garder une et passer l’autre), en joue deux à tour de rôle et peut soudoyer un personnage pour 1 pièce. Puis vient l’insalubrité. Toutes les trois manches, on fait le décompte de Notre-Dame. Le joueur qui a le plus de points de prestige l’emporte.
    .title = partie
terminal-help-actions = La carte d’un bâtiment y place un cube de votre stock personnel et active le bâtiment avec tous vos pions présents. Si le stock est vide, vous pouvez déplacer un cube du plateau. La carte Notre-Dame place un cube sur la tuile contre une offrande. L’assistant rejoint un autre de vos bâtiments, y compte comme un cube et l’active.
    .title = actions
terminal-help-hiring = Après deux tours d’actions, chacun peut soudoyer un des trois personnages : payez 1 pièce, et il vous sert une fois. Plusieurs joueurs peuvent soudoyer le même. Les six personnages marron viennent à chaque cycle, les neuf gris une seule fois.
    .title = soudoyer
terminal-help-plague = À la fin de chaque manche, votre marqueur Rats avance de la valeur d’insalubrité moins vos pions à l’hôpital, ou recule si l’hôpital est plus fort. S’il doit dépasser 9, il s’y arrête et vous perdez 2 points de prestige et un cube de votre bâtiment le plus occupé.
    .title = insalubrité
terminal-help-carriage = Votre calèche avance de marché en marché le long des rues. Là où elle s’arrête, vous pouvez prendre le message et l’utiliser aussitôt, mais seulement d’une couleur dont vous n’avez pas plus de messages que de toute autre couleur encore présente sur le plateau.
    .title = calèche
terminal-help-end = Après chaque cycle, les points de Notre-Dame sont répartis entre tous les cubes présents, arrondis à l’entier inférieur ; les cubes retournent à la réserve générale. Après la neuvième manche, le joueur qui a le plus de points de prestige l’emporte. Une égalité se départage par le total des pièces et des cubes du stock personnel ; si elle persiste, la victoire est partagée.
    .title = fin

terminal-option-value = { $option } : { $value }. { $explain }
terminal-option-name = { $option }. { $explain }

terminal-glossary-action = { $name } (carte Action) : { $effect }
terminal-glossary-sector = { $name } (bâtiment) : { $effect }
terminal-glossary-person = { $name } ({ $stack }{ $expansion ->
        [yes] {", "}Nouveaux personnages
       *[no] {""}
    }, { $rats ->
        [0] aucun rat
        [one] { $rats } rat
       *[other] { $rats } rats
    }) : { $effect }

terminal-error-input = « { $input } » n’a pas été compris. Tapez un numéro de 1 à { $n }, ou « aide ».
terminal-error-number = Il n’y a pas de choix { $input }. Tapez un numéro de 1 à { $n }.
terminal-error-topic = Il n’y a pas d’aide sur « { $topic } ». Sujets : { $topics }.
terminal-error-name = Aucune carte, aucun personnage ni aucun bâtiment ne s’appelle « { $name } ».
terminal-error-player = Personne ici ne s’appelle « { $name } ». À la table : { $names }.
terminal-error-undo = Vous n’avez encore fait aucun choix à annuler.
terminal-error-undo-late = { web-error-undo-gone }
terminal-error-save-name = Ajoutez un nom de fichier : « enregistrer ma-partie.txt ».
terminal-error-save-over = { $file } contient autre chose, qui serait perdu. Choisissez un autre nom.
terminal-error-seat = La place { $n } n’existe pas dans une partie à { $players } joueurs.
terminal-error-names = { $n } noms, c’est trop pour { $players } joueurs.
terminal-error-long-name = « { $name } » ne peut pas servir de nom : { $most } caractères au plus, tous visibles.
terminal-error-which-seat = Indiquez votre place avec --seat, de 1 à { $players } : le fichier ne le dit pas.

## Le navigateur seul. `web-` est pour l’interface autour du plateau.

web-you = vous
web-bot = bot
# Noms des bots et des invités qui n’en ont pas choisi, séparés par des virgules.
web-bot-names = Blaise, Odette, Thibault, Perrine, Aurélie, Gaspard, Héloïse, Lucien, Margot, Rémi
web-guest-names = Aliénor, Colin, Isabeau, Guillaume, Jehanne, Étienne, Mahaut, Renaud, Yolande, Bertrand
web-loading = Mise en place…
web-offline = Connexion perdue. Nouvel essai…
web-online = Connexion rétablie.
web-error-malformed = Le serveur n’a pas pu lire cela. Rechargez la page et réessayez.
web-error-invalid = Cela ne convient pas. Vérifiez et réessayez.
web-error-not-signed-in = Choisissez d’abord un nom.
web-error-wrong-origin = Cette demande vient d’un autre site. Ouvrez le jeu à sa propre adresse.
web-error-not-found = Cette table ou cette partie n’existe pas, ou plus. Vérifiez le lien ou le code.
web-error-illegal-choice = Ce choix n’est pas possible maintenant. Prenez l’un de ceux proposés.
web-error-too-large = C’est trop volumineux. Choisissez un fichier plus petit ou un texte plus court.
web-error-too-many = Trop de demandes à la fois. Patientez un instant et réessayez.
web-error-full = Le serveur est complet. Réessayez dans un instant.
web-error-no-room = Il n’y a plus de place pour d’autres parties enregistrées. Réessayez demain.
web-error-slow = Délai dépassé. Réessayez.
web-error-method-not-allowed = Ce n’est pas possible ici. Rechargez la page et réessayez.
web-error-store-unavailable = Rien ne peut être enregistré pour le moment. Réessayez dans un instant.
web-error-closing = Le serveur redémarre. Réessayez dans un instant.
web-error-internal = Une erreur s’est produite de notre côté. Rechargez la page et réessayez.
web-error-seat-taken = Cette place est déjà prise. Choisissez-en une autre.
web-error-colour-taken = Cette couleur est déjà prise. Choisissez-en une autre.
web-error-begun = La partie a déjà commencé : les places ne changent plus.
web-error-dealt = Les cartes ont été distribuées sans les octets aléatoires de cet appareil, car la partie avait déjà commencé. Ce sera possible à la prochaine partie.
web-error-seats-open = Il reste des places libres. Attendez des joueurs, ou mettez-y des bots.
web-error-still-here = Cette personne est là, ou absente depuis peu. Patientez, ou demandez aux autres.
web-error-invisible-name = Ce nom contient des caractères invisibles. Choisissez-en un autre.
web-error-name-taken = À cette table, quelqu’un porte déjà un nom très proche du vôtre. Choisissez-en un autre dans les réglages.
web-error-one-seat = À une table publique, chacun n’a qu’une place.
web-error-nothing-to-share = Rien à ajouter : vous n’avez pas de place ici, ou c’est déjà fait.
web-error-not-replaceable = Il n’y a personne à remplacer à cette place.
web-error-no-person = Seul quelqu’un qui joue ici peut tenir la table.
web-error-nobody-to-ask = Personne d’autre n’est là pour accepter. Patientez encore un peu.
web-error-pending = Une autre question est déjà posée. Attendez la réponse.
web-error-closed-table = Cette table est fermée aux spectateurs. Vous pourrez voir la partie une fois finie.
web-error-muted = On vous a rendu muet à cette table.
web-error-host-only = Seul l’hôte de la table peut le faire.
web-error-undo-gone = Trop tard pour annuler : quelqu’un a déjà agi, ou des cartes ont été révélées.
web-error-undone-enough = Vous avez déjà beaucoup annulé pendant ce tour. Ce choix est définitif.
web-error-others-play = D’autres personnes jouent ici. Seule une partie que vous jouez sans elles peut être continuée ailleurs.
web-error-not-your-seat = Cette place est à quelqu’un d’autre.
web-error-players-only = Seuls les joueurs de cette partie peuvent le faire.
web-error-hints-off = Cette table se joue sans conseils.
web-error-not-begun = La partie n’a pas encore commencé. Attendez que l’hôte la lance.
web-error-not-playing = Aucune partie n’est en cours à cette table.
web-error-not-over = Ce sera possible une fois la partie terminée.
web-error-archived = Cette table est déjà archivée.
web-error-not-your-turn = Ce n’est pas encore votre tour.
web-error-bot-answered = Un bot a déjà choisi pour cette place, et son choix reste.
web-error-busy = Quelqu’un d’autre a modifié la table au même moment. Réessayez.
web-error-other-rules = Cette partie suit une autre version des règles et ne peut continuer qu’avec celle-ci.
web-error-storage-full = Il n’y a plus de place sur cet appareil : rien n’a été enregistré et votre choix n’a pas été fait. Libérez de l’espace et réessayez.
web-error-storage = Ce navigateur ne laisse rien enregistrer à la page : impossible de jouer ici. Autorisez les données de site ou quittez la navigation privée, puis rechargez.
web-error-device = Le jeu n’a pas pu démarrer dans ce navigateur. Rechargez la page ; si cela ne suffit pas, mettez le navigateur à jour.
web-error-needs-others = Cette table a une place libre, et personne ne pourrait la trouver sur cet appareil. Ouvrez le lien sur un serveur.
web-notice-unreadable = Une partie de cet appareil est illisible pour cette version. Elle reste enregistrée, et toutes les autres sont là.

# The page without a server

web-update-ready = Une nouvelle version est prête.
web-update-take = Recharger
web-update-waits = Un autre onglet est encore utilisé. Revenez-y à l’accueil ou fermez-le, puis rechargez.
web-play-offline = Jouer sans connexion
web-back-online = Retour au serveur
web-move = Continuer la partie ailleurs
web-move-sure = Emporter cette partie ? Le fichier et le lien contiennent toutes les cartes : elle ne comptera donc plus dans vos statistiques.
web-move-lead = Continuez cette partie sur un autre appareil ou sur un serveur. Ici, elle reste telle quelle.
web-move-file = Enregistrer dans un fichier
web-move-where = Où continuer
web-move-where-explain = l’adresse de cette page ou d’un serveur
web-move-qr = Code QR du lien vers cette partie
web-move-too-long = Cette partie est trop longue pour un code QR. Utilisez le lien ou le fichier.
web-bad-address = Cette adresse n’est pas valide. Vérifiez-la.
web-take-online = Ouvrir la table en ligne
web-take-online-lead = Vos amis vous rejoignent sur un serveur. Indiquez son adresse : cette table s’y ouvrira avec un lien d’invitation.
web-take-online-go = L’ouvrir en ligne
web-server-address = Adresse du serveur
web-bring-game = Continuer cette partie ici ?
web-bring-game-lead = Les cartes ont été distribuées ailleurs : la donne ne peut pas être vérifiée ici. La partie ne compte pas dans vos statistiques.
web-bring-game-accept = Continuer ici
web-bring-table = Ouvrir cette table ici ?
web-bring-table-lead = Vous recevez un lien et un code à envoyer à vos amis.
web-bring-table-accept = Ouvrir la table
web-bring-choices = { $n ->
    [one] { $n } choix jusqu’ici
   *[other] { $n } choix jusqu’ici
}
web-bring-unreadable = Ce lien ne contient aucune partie. Demandez qu’on vous le renvoie.
web-bring-refused = Cette partie ne peut pas continuer ici. Elle a été modifiée ou tronquée, ou suit d’autres règles.
web-close = Fermer
web-sure = Vraiment ?
web-cancel = Annuler
web-save = Enregistrer
web-saved = Enregistré.
web-copy = Copier
web-copied = Copié.
web-send = Envoyer
web-search = Rechercher
web-search-none = Aucun résultat.
web-moment = Un instant…

web-phases = Phases de la manche
web-phase-persons = Personnages
web-phase-draft = Draft
web-phase-actions = Actions
web-phase-hiring = Soudoyer
web-phase-plague = Insalubrité
web-phase-over = Fin
web-round = Manche { $round }
web-round-of = sur 9 · cycle { $period }
web-start-player = Premier joueur
web-has-chosen = a choisi

web-board = Plateau de { $n } quartiers autour de Notre-Dame
web-sector-label = { $sector } : { $friend ->
        [yes] { $n ->
            [0] l’assistant
            [one] { $n } cube et l’assistant
           *[other] { $n } cubes et l’assistant
        }
       *[no] { $n ->
            [0] aucun cube
            [one] { $n } cube
           *[other] { $n } cubes
        }
    }
web-harbour-label = Port : rats sur { $rats }, après l’insalubrité sur { $to }
web-notre-dame-label = Notre-Dame : { $n ->
        [0] aucun cube, { $value } points à partager
        [one] { $n } cube, qui vaudrait { $pays } points sur { $value }
       *[other] { $n } cubes, qui vaudraient chacun { $pays ->
            [one] { $pays } point
           *[other] { $pays } points
        } sur { $value }
    }
web-carriage-label = Calèche, { $player } : { $market }

web-persons = Personnages à soudoyer
web-persons-hint = 1 pièce chacun, un par manche
web-rats = { $n ->
        [0] aucun rat
        [one] { $n } rat
       *[other] { $n } rats
    }
web-forecast = Insalubrité en fin de manche
web-forecast-label = Insalubrité { $value } moins hôpital { $hospital } : les rats passent de { $from } à { $to }{ $overrun ->
        [yes] {" "}et envahissent le quartier
       *[no] {""}
    }
web-forecast-overrun = Au-delà de 9 : vous perdriez 2 points de prestige et un cube.
web-to-come = Encore à venir
web-players = Joueurs
web-messages = { $n ->
        [0] aucun message
        [one] { $n } message
       *[other] { $n } messages
    }
web-coins = { $n ->
        [one] { $n } pièce
       *[other] { $n } pièces
    }
web-supply = { $n ->
        [one] { $n } cube en stock
       *[other] { $n } cubes en stock
    }, { $general } dans la réserve générale
web-rats-on = Rats sur { $n }
web-rats-to = après l’insalubrité sur { $n }{ $overrun ->
        [yes] , envahi
       *[no] {""}
    }
web-hired-by = Soudoyé par { $players }
web-coins-word = Pièces
web-markers-word = Cubes
web-rats-word = Rats
web-log = Journal
web-while-away = { $n ->
        [one] { $n } événement en votre absence
       *[other] { $n } événements en votre absence
    }
web-missed = En votre absence · { $at } sur { $of }
web-missed-list = En votre absence
web-missed-more = Ce qui précède est dans le journal ({ $n }).
web-missed-done = Continuer
web-log-group = Manche { $round } · { $phase }
web-log-undone = { $player } annule son dernier choix.
web-log-left = Un bot remplace { $player }.
web-log-clock = Temps écoulé : un bot a choisi pour { $player }.
web-time-left = Temps restant : { $time }
web-time-days = { $n } j
web-time-hours = { $n } h
web-time-minutes = { $n } min
web-log-returned = { $player } est de retour.

# Ce qui se passe, raconté pas à pas à côté du plateau. $sum vaut « 2 + 3 + 1 ».
web-stage = Ce qui se passe
web-stage-skip = Passer
web-stage-rats = { $sum } = { $n ->
        [0] aucun rat
        [one] { $n } rat
       *[other] { $n } rats
    }
web-stage-to-all = { $n ->
        [0] Aucun rat cette manche
        [one] { $n } rat arrive dans chaque quartier
       *[other] { $n } rats arrivent dans chaque quartier
    }
web-stage-reach = { $player-who ->
        [you] Les rats gagnent votre quartier
       *[other] Les rats gagnent le quartier ({ $player })
    }
web-stage-hospital = { $player-who ->
        [you] Votre hôpital en arrête { $n }
       *[other] { $player } : l’hôpital en arrête { $n }
    }
web-stage-back = { $player-who ->
        [you] Votre hôpital chasse des rats
       *[other] { $player } : l’hôpital chasse des rats
    }
web-stage-still = { $player-who ->
        [you] Aucun rat ne vient chez vous
       *[other] { $player } : aucun rat ne vient
    }
web-stage-doctor = { $player-who ->
        [you] Le médecin vous protège
       *[other] Le médecin protège { $player }
    }
web-stage-overrun-of = { $player-who ->
        [you] Les rats envahissent votre quartier !
       *[other] { $player } : les rats envahissent le quartier !
    }
web-stage-spread = Les rats se répandent
web-stage-overrun = Envahi
web-stage-on = sur { $n }
web-stage-each = par cube
web-stage-left-over = reste { $n }
web-stage-no-marker = aucun cube
web-stage-window = Les cubes retournent aux réserves générales.
web-stage-period = Notre-Dame · fin du cycle { $period }
web-stage-plays = { $player } joue
web-stage-hires = { $player } soudoie
web-stage-dealt = Trois nouvelles cartes pour chacun

web-dock = À vous de jouer
web-dock-idle = En attente
web-hand = Votre main
web-draft = Le draft
web-answers = Réponses
web-kept = Gardée
web-keep = Garder
web-pass-to = à { $player }
web-played = jouée
web-undo = Annuler
web-final = Ce choix est définitif.
web-take-along = Prendre le message sur place
web-restart = Recommencer le tour
web-hint = Demander conseil
web-hint-short = Conseil
web-hint-says = Un bot choisirait : { $choice }
web-own-borough = Votre quartier
web-zoom = Zoom
web-zoom-in = Agrandir
web-zoom-out = Réduire
web-zoom-all = Tout le plateau
web-closer = Regarder de plus près chez { $player }
web-draft-picked = Vous gardez : { $card }
web-draft-waiting = { $n ->
        [one] { $players } choisit encore. Vous pouvez changer d’avis.
       *[other] { $players } choisissent encore. Vous pouvez changer d’avis.
    }
web-waiting = { $n ->
        [one] { $players } réfléchit
       *[other] { $players } réfléchissent
    }
web-waiting-draft = Chacun garde une carte et passe les autres.
web-waiting-actions = Chacun joue une carte à son tour, deux par manche.
web-waiting-hiring = Chacun peut soudoyer un personnage pour 1 pièce.
web-waiting-plague = Les rats arrivent.
web-why-no-effect = sans effet pour l’instant
web-why-no-marker = stock vide : déplacer

web-short-cloister-school = cubes
web-short-bank = pièces
web-short-residence = prestige
web-short-carriage-house = calèche
web-short-hotel = 1 bonus sur 3
web-short-park = rats −1
web-short-hospital = rats −1
web-short-notre-dame = offrande
web-short-trusted-friend = activer un bâtiment

web-memory = Ce que vous avez vu
web-memory-tab = Cartes
web-memory-lead = Cartes Action du cycle { $period }, et personnages encore à venir.
web-memory-player = Paquet
web-memory-unseen = Pas encore vues
web-memory-seen = Vues
web-memory-order = Dans cet ordre (espion)
web-rules = Règles
web-sound-on = Activer le son
web-sound-off = Couper le son
web-menu = Menu
web-pause = Pause
web-go-on = Reprendre
web-pace = Vitesse de lecture
web-skip = Aller au direct
web-title-turn = À vous de jouer · Notre-Dame
web-title-round = Manche { $round } · Notre-Dame
web-seat-open = place libre
web-leave = Partir (un bot continue)
web-leave-sure = Vraiment partir ? Un bot prend votre place ; vous pourrez la reprendre plus tard.
web-take-back = Reprendre votre place
web-archived = Cette table est en pause
web-archived-why = Personne n’y a joué depuis longtemps. Toute personne qui y a une place peut reprendre la partie à tout moment.
web-resume = Reprendre
web-home = Toutes les tables
web-code = Code pour rejoindre : { $code }
web-chat = Message à la table
web-talk = Discussion
web-log-tab = Journal
web-log-empty = Ce qui se passe s’écrira ici.
web-side = Journal et discussion
web-fold = Replier
web-unfold = Déplier
web-talk-empty = Personne n’a encore rien dit.
web-unread = { $n ->
    [one] { $n } nouvelle ligne
   *[other] { $n } nouvelles lignes
}
web-watching = { $n ->
        [one] { $n } spectateur
       *[other] { $n } spectateurs
    }
web-who-is-here = Qui est là
web-say-hello = Bonjour
web-say-well-played = Bien joué
web-say-thanks = Merci
web-say-one-moment = Un instant
web-say-good-game = Belle partie

web-settings = Réglages
web-language = Langue
web-theme = Thème
web-theme-auto = comme l’appareil
web-theme-light = clair
web-theme-dark = sombre
web-speed = Rythme
web-speed-explain = À quelle vitesse les événements vous sont montrés. Vous pouvez toujours répondre aussitôt.
web-speed-0 = désactivé
web-speed-1 = calme
web-speed-2 = vif
web-sound = Son
web-sound-explain = De petits sons signalent ce qui se passe.
web-coach = Guide
web-coach-explain = Explique chaque phase quand elle arrive.
web-coach-on = Activer le guide
web-coach-off = Masquer le guide
web-notify = Notifications
web-notify-explain = Vous prévient quand c’est à vous et que cette page est cachée.
web-confirm = Confirmer ce qui ne s’annule pas
web-confirm-explain = Un second clic quand des cartes changent de main ou qu’une information cachée est révélée.
web-single-keys = Raccourcis à une touche
web-single-keys-explain = Lettres, chiffres et signes comme U, 1 et + servent de raccourcis. Désactivez-les si vous les pressez par erreur ou dictez vos textes.
web-your-name = Votre nom
web-name = Nom

web-home-eyebrow = De deux à cinq joueurs · neuf manches
web-home-title = Un quartier à l’ombre de la cathédrale
web-home-lead = Étendez votre influence, envoyez votre calèche aux nouvelles, soudoyez les bonnes personnes et contenez les rats dans le port.
web-play-now = Jouer
web-play-now-lead = Vous et trois bots. Sans compte, tout de suite.
web-play-now-first = Vous et deux débutants, pour découvrir le jeu. Sans compte.
web-play-stronger = Je connais le jeu : trois bots plus forts
web-first-eyebrow = Votre première partie
web-first-title = Neuf manches pour se faire un nom
web-first-1 = Le joueur qui a le plus de points de prestige après neuf manches gagne. Notre-Dame en donne pour les offrandes et en partage entre ceux qui y ont des cubes.
web-first-2 = Jouez deux cartes par manche. Une carte place un cube dans son bâtiment et l’active : plus il y a de cubes, plus vous gagnez.
web-first-3 = Surveillez les rats dans votre port : ils montent à chaque manche et, au-delà de 9, vous perdez des points et un cube.
web-first-go = C’est parti
web-first-skip = Passer, je connais le jeu
web-play-as = Vous jouez sous le nom de
web-new-table = Nouvelle table
web-code-or-link = Code ou lien
web-join = Rejoindre
web-your-tables = Vos tables
web-open-tables = Tables ouvertes
web-open-record = Ouvrir une partie enregistrée
web-table-waiting = { $n ->
        [one] { $n } place prise sur { $of }
       *[other] { $n } places prises sur { $of }
    }
web-table-waiting-for = On attend { $players }
web-with = avec { $players }
web-sit = S’asseoir
web-look-in = Ouvrir
web-welcome-back = Bon retour
web-tables-wait = { $n ->
    [0] Aucune table ne vous attend.
    [one] { $n } table vous attend.
   *[other] { $n } tables vous attendent.
}
web-your-turn = À vous de jouer
web-others-think = D’autres réfléchissent
web-no-tables = Rien en cours. Lancez une partie ou prenez place à une table ouverte.
web-no-open-tables = Personne n’attend. Ouvrez une table publique, d’autres la verront.
web-to-watch = Parties à regarder
web-your-games = Vos parties
web-no-games = Votre première partie figurera ici.
web-all-games = toutes ({ $n })
web-place-of = Place { $place } sur { $n }
web-play = Jouer
web-watch = Regarder
web-figures = Vos parties en chiffres
web-figure-games = parties
web-figure-won = victoires
web-figure-mean = score moyen
web-figure-best = meilleur score
web-title-waiting = ({ $n }) Notre Dame

web-seat = Place { $n }
web-seat-me = vous
web-seat-bot = bot
web-level = Niveau
web-option-public = Publique
    .explain = La table figure dans la liste des tables ouvertes ; sinon, seul le lien y mène.
web-option-clock = Temps par choix
    .explain = Le temps écoulé, un bot fait ce choix ; après trois fois de suite, il garde la place jusqu’au retour du joueur.
web-option-clock-0 = Aucun
web-option-clock-60 = 1 minute
web-option-clock-300 = 5 minutes
web-option-clock-86400 = 1 jour
web-option-clock-259200 = 3 jours
web-option-clock-other = { $time } par choix
web-option-substitute = Remplaçant
    .explain = Le bot qui joue quand le temps de quelqu’un est écoulé ou que quelqu’un est parti.
web-option-pace = Les bots continuent
    .explain = D’ici là, vous pouvez annuler votre choix, et même ensuite, tant que rien de caché n’a été révélé.
web-option-pace-at-once = Aussitôt
web-option-pace-pause = Après une pause
web-option-pace-on-word = À mon signal
web-option-hints = Conseils
    .explain = À son tour, chaque joueur peut demander conseil à un bot.
web-presets = Tables toutes prêtes
web-preset-first = Première partie
    .explain = Vous et deux débutants, avec conseils
web-preset-friends = Ce soir entre amis
    .explain = Par lien, tous en même temps
web-preset-days = Sur plusieurs jours
    .explain = Par lien, chacun joue quand il a le temps
web-preset-expert = Table d’experts
    .explain = Trois experts et les nouveaux personnages
web-kind-open = par lien
web-kind-beside = à côté de moi
web-agreed = Ce qui est convenu
web-sum = Votre table
web-sum-players = { $n } joueurs
web-sum-beside = { $n ->
    [one] vous et { $n } autre personne sur cet appareil
   *[other] vous et { $n } autres personnes sur cet appareil
}
web-sum-open = { $n ->
    [one] { $n } place par lien
   *[other] { $n } places par lien
}
web-sum-bots = { $n ->
    [one] { $n } bot
   *[other] { $n } bots
}
web-open-table = Ouvrir la table
web-open-table-lead = Vous recevez un lien et un code à envoyer à vos amis. Les places et les couleurs peuvent changer jusqu’au début de la partie.
web-start-now = Commencer

web-seats = Places
web-seat-free = libre
web-here = en ligne
web-away = hors ligne
web-sit-here = S’asseoir ici
web-stand = Se lever
web-waiting-room = { $n ->
        [one] { $n } place est libre
       *[other] { $n } places sont libres
    }
web-waiting-ready = Tout le monde est là
web-waiting-lead = Envoyez le lien, ou faites scanner le code. Toute personne qui l’ouvre peut s’asseoir aussitôt.
web-qr = Code QR du lien d’invitation
web-invite-link = Lien d’invitation
web-start = Commencer
web-start-with-bots = { $n ->
        [one] Commencer, un bot à la place libre
       *[other] Commencer, des bots aux places libres
    }
web-table-of = Table ouverte par { $player }
web-seat-free-lead = pour qui a le lien
web-add-bot = Ajouter un bot
web-open-seat = Retirer { $player } et libérer la place
web-ask-to-leave = Demander à { $player } de libérer la place
web-swap-seats = Échanger avec la place du dessous
web-ask-to-leave-sure = { $player } pourra regarder et se rasseoir là où une place est libre.
web-your-colour = Votre couleur
web-invite = Inviter
web-share = Partager
web-or-wait = Ou attendez que quelqu’un prenne place.
web-or-watch = Ou restez pour regarder.
web-host-starts = Vous êtes de la partie. { $player } la lancera.
web-host-starts-soon = Vous êtes de la partie. L’hôte la lancera.
web-room-full = Toutes les places sont prises. Restez ici pour regarder la partie.

web-pass-device = Passez l’appareil à { $player }
web-pass-device-why = Les cartes des autres restent cachées d’ici là.
web-pass-device-ready = Je suis { $player }

web-look-board = Le plateau
web-replay = Revoir
web-record = Télécharger
web-deal = La donne
web-deal-fair = Vérifié sur cet appareil : les cartes découlent d’un secret fixé avant que quiconque s’assoie et de nombres aléatoires de cet appareil. Si tous les appareils de la table l’indiquent, personne n’a pu les choisir seul.
web-deal-without-yours = Vérifié sur cet appareil : les cartes découlent d’un secret fixé avant que quiconque s’assoie. Les nombres aléatoires de cet appareil n’y entrent pas.
web-deal-changed = Les cartes découlent d’un secret fixé avant que quiconque s’assoie, mais les règles ou les places ne sont pas celles que cet appareil a vues en dernier avant la partie. Si personne ne les a changées juste avant le début, interrogez le responsable de ce serveur.
web-deal-wrong = Les cartes ne découlent pas de ce qui était promis avant la partie. Gardez l’enregistrement et interrogez le responsable de ce serveur.
web-deal-compared = Cet appareil a redistribué les cartes et retrouvé { $n } cartes, personnages et messages là où il les avait vus dans la partie.
web-deal-unknown = Ce navigateur ne peut pas vérifier la donne ici. L’enregistrement se vérifie avec « notredame verify ».
web-deal-moved = Les cartes ont été distribuées ailleurs : la donne ne peut pas être vérifiée ici.
web-after-nine = Après neuf manches
web-verdict = { $n ->
        [0] { $player } gagne au départage
        [one] { $player } gagne de { $n } point
       *[other] { $player } gagne de { $n } points
    }
web-verdict-you = { $n ->
        [0] Vous gagnez au départage
        [one] Vous gagnez de { $n } point
       *[other] Vous gagnez de { $n } points
    }
web-verdict-tie = Victoire partagée : { $players }
web-your-place = Vous terminez à la { $place ->
        [1] première
        [2] deuxième
        [3] troisième
        [4] quatrième
       *[5] cinquième
    } place avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $tied ->
        [yes] {"\u202F"}; à égalité, pièces et cubes comptent : vous en avez { $rest }.
       *[no] .
    }
web-rematch = Revanche
web-points-by-source = Points par origine
web-source-residence = Hôtel particulier
web-source-notre-dame = Notre-Dame
web-source-messages = Messages
web-source-persons = Personnages
web-source-park = Parc
web-source-other = Autres
web-rest = { $n ->
        [0] ni pièce ni cube restant
        [one] { $n } pièce ou cube restant
       *[other] { $n } pièces et cubes restants
    }
web-score-by-round = Score par manche
web-coins-by-round = Pièces par manche
web-rats-by-round = Rats par manche
web-moments = Moments forts
web-moment-line = { $player } : { $source }

web-step = Étape { $step } sur { $of }
web-step-start = Le début
web-back = Reculer
web-forward = Avancer
web-to-start = Au début
web-to-end = À la fin
web-turn-back = Tour précédent
web-turn-on = Tour suivant
web-eyes = Vu par
web-eyes-open = tout visible
web-jump-round = Aller à une manche
web-copy-step = Copier un lien vers cette étape

web-help-message = Message
web-help-message-text = Arrêtez-y votre calèche pour le prendre. Dans votre collection, une couleur peut avoir au plus un message d’avance sur celles encore présentes sur le plateau.
web-help-market = Marché
web-help-market-text = À chaque pas, la calèche suit une rue jusqu’au marché suivant.
web-help-harbour = Port et insalubrité
web-help-harbour-text = À la fin de la manche arrivent les rats des trois personnages, moins votre hôpital. Au-delà de 9, vous perdez 2 points de prestige et un cube.
web-help-carriage = Calèche
web-help-carriage-text = Le relais la fait avancer d’au plus 1 marché par pion présent.
web-help-notre-dame = Notre-Dame
web-help-notre-dame-text = Chaque cube illumine un carreau de la rosace. À la fin d’un cycle, les cubes se partagent les points de la tuile ; le centre montre ce que chacun recevrait maintenant.
web-help-bell = Bossu
web-help-bell-text = Son détenteur commence ; il change de mains après chaque manche.
web-help-player = Joueur
web-help-player-text = Pièces, cubes en stock (et dans la réserve générale), rats, messages récupérés ; en haut à droite, les cartes jouées dans la manche et les points de prestige.
web-help-phase-persons = Trois personnages arrivent en ville, deux marron et un gris. On peut les soudoyer en fin de manche, et leurs rats apportent l’insalubrité.
web-help-phase-draft = Chacun pioche trois cartes, en garde une et en passe deux, puis garde une des deux reçues et passe l’autre.
web-help-phase-actions = À tour de rôle, chacun joue une carte, puis une seconde. La troisième est défaussée.
web-help-phase-hiring = Chacun peut soudoyer un des trois personnages pour 1 pièce.
web-help-phase-plague = Chaque quartier subit les rats des trois personnages, moins son hôpital.

web-coach-phase-draft = Gardez une de vos trois cartes ; les deux autres vont à gauche. Vous en recevez deux de la droite : gardez-en une, passez l’autre, et une dernière vous arrive. Vous jouerez deux de ces trois cartes.
web-coach-phase-actions = Chaque carte correspond à un bâtiment : un cube y va, et le bâtiment rapporte pour tous les pions présents. Le même bâtiment rapporte donc chaque fois davantage.
web-coach-phase-hiring = Un des trois personnages peut maintenant travailler pour vous, pour 1 pièce. Gardez une pièce pour cela : elle est presque toujours bien dépensée.
web-coach-phase-plague = Les rats des trois personnages arrivent, moins votre hôpital. Le marqueur Rats ne doit pas dépasser 9.
web-coach-keep-second = Deux cartes arrivent de la droite. Gardez-en une ; l’autre passe à gauche. Pensez à ce que votre voisin de gauche pourrait en faire.
web-coach-play = Survolez une carte, ou touchez-la une fois, pour voir ce qu’elle rapporterait. « Annuler » permet de revenir en arrière.
web-coach-drive = Menez votre calèche jusqu’à un marché où se trouve un message. Dans votre collection, une couleur peut avoir au plus un message d’avance sur celles encore présentes sur le plateau.
web-coach-donate = Une offrande rapporte des points tout de suite, et votre cube aura part aux points de la tuile à la fin du cycle.
web-coach-move-marker = Vous n’avez plus de cube en stock. Prenez-en un dans un bâtiment qui a fait son temps ; l’école du couvent en apporte de nouveaux.
web-coach-place-friend = L’assistant ne coûte aucun cube : il change de bâtiment, y compte comme un pion et l’active. Envoyez-le là où vous avez déjà beaucoup de pions.
web-coach-take-message = Un message rapporte aussitôt ce qu’il montre. Ne le laissez que si vous voulez d’abord prendre sa couleur ailleurs.
web-coach-lose-marker = Les rats ont envahi votre quartier. Cédez le cube dont vous avez le moins besoin ; plus de pions à l’hôpital les auraient retenus.

web-rules-cards = Cartes Action
web-rules-more = Autres règles
web-rules-gallery = Cartes et personnages
web-search-rules = Chercher règles, cartes et personnages
web-filter = Afficher seulement
web-filter-all = Tout
web-rule-goal = Le but
    .text = Vous dirigez l’un des quartiers autour de Notre-Dame. Après neuf manches (trois cycles de trois), le joueur qui a le plus de points de prestige l’emporte.
web-rule-round = Une manche
    .text = Chaque manche a cinq phases : trois personnages arrivent en ville ; on choisit les cartes ; chacun joue deux cartes ; chacun peut soudoyer un personnage ; puis vient l’insalubrité.
web-rule-persons = Personnages
    .text = Deux personnages marron et un gris sont visibles. Les marron reviennent à chaque cycle, les gris ne paraissent qu’une fois. Les rats des trois font l’insalubrité de la manche.
web-rule-draft = Le draft
    .text = Chacun pioche trois de ses neuf cartes, en garde une et en passe deux à gauche. Des deux reçues, on garde l’une et on passe l’autre ; la dernière carte reçue complète la main.
web-rule-actions = Jouer les cartes
    .text = À tour de rôle, chacun joue une carte et effectue son action, puis une seconde. La troisième est défaussée sans être montrée. La carte d’un bâtiment y place un cube du stock personnel, puis active le bâtiment.
web-rule-hiring = Soudoyer
    .text = À tour de rôle, chacun peut payer 1 pièce pour un des trois personnages. Plusieurs joueurs peuvent soudoyer le même.
web-rule-plague = L’insalubrité
    .text = Chaque marqueur Rats avance du nombre de rats des trois personnages, moins les pions à l’hôpital ; si l’hôpital l’emporte, il recule. S’il doit dépasser 9, il s’y arrête, et l’on perd 2 points de prestige et un cube du bâtiment le plus occupé.
web-rule-supply = Quand le stock est vide
    .text = Sans cube dans le stock personnel, on peut déplacer un de ses cubes déjà sur le plateau (jamais l’assistant). L’école du couvent, l’auberge, certains messages et personnages apportent des cubes de la réserve générale.
web-rule-notre-dame = Notre-Dame
    .text = Sa carte y place un cube contre une offrande : 1, 2 ou 3 pièces pour 1, 3 ou 6 points de prestige. À la fin de chaque cycle, les points de la tuile sont répartis également entre tous les cubes présents, arrondis à l’entier inférieur, et les cubes retournent à la réserve générale.
web-rule-carriage = La calèche
    .text = Chaque pion au relais permet d’avancer d’un marché au plus le long des rues, dans tous les quartiers. Là où la calèche s’arrête, vous pouvez prendre le message.
web-rule-messages = Messages
    .text = Un message rapporte aussitôt du prestige, et parfois autre chose. Dans votre collection, une couleur peut avoir au plus un message d’avance sur toute autre couleur encore présente sur le plateau.
web-rule-park = Le parc
    .text = Chaque paire de pions au parc ajoute 1 point chaque fois que vous gagnez du prestige.
web-rule-friend = L’assistant
    .text = Cubes et assistant sont des « pions ». L’assistant va de bâtiment en bâtiment. Il compte là où il se trouve, mais l’insalubrité ne l’emporte jamais.
web-rule-bell = Le bossu
    .text = Le joueur qui a le bossu commence. Après chaque manche, le bossu passe à gauche.
web-rule-end = La fin
    .text = Après la neuvième manche, le joueur qui a le plus de points de prestige l’emporte ; en cas d’égalité, on compare le total des pièces et des cubes du stock personnel ; si elle persiste, la victoire est partagée.
web-rule-two = À deux joueurs
    .text = Deux quartiers restent sans propriétaire. Leurs messages se récupèrent comme les autres.
web-rule-undo = Annuler
    .text = On peut revenir sur un choix tant qu’il n’a rien révélé de caché et que personne d’autre n’a agi.
web-keys = Clavier : 1 à 9 vont à un choix, Entrée le valide, U annule, + et − zooment, 0 montre tout, ? explique, Échap désélectionne. T ouvre la discussion. En revoyant une partie : flèches pour les étapes, Page préc. et Page suiv. pour les tours, 1–9 pour les manches, espace pour lire.
web-result = Le résultat
web-link = Lien
web-other-device = Autre appareil
web-devices = Vos appareils
web-devices-explain = Consulter vos sessions, vous déconnecter, obtenir un code de secours.
web-devices-lead = Votre session est ouverte sur ces appareils.
web-device = Navigateur
web-device-program = Programme
web-device-this = cet appareil
web-sign-out = Déconnecter
web-sign-out-sure = Déconnecter cet appareil ? Les tables qui y sont ouvertes se fermeront.
web-sign-out-this = Se déconnecter ici ? Sans autre appareil ni code de secours, vous ne pourrez pas vous reconnecter.
web-recovery = Code de secours
web-recovery-explain = Un code à noter. Il vous reconnecte si vous perdez tous vos appareils et remplace tout code antérieur.
web-recovery-new = Nouveau code
web-recovery-none = Il n’y a pas encore de code.
web-recovery-since = Un code existe depuis le { $date }. S’il n’est pas de vous ou si quelqu’un l’a vu, demandez-en un nouveau ou révoquez-le.
web-recovery-revoke = Révoquer le code
web-recovery-revoke-sure = Révoquer le code de secours ? Plus personne ne pourra se connecter avec, vous non plus.
web-recovery-lead = Notez ce code et gardez-le en lieu sûr. Il ne s’affiche qu’une fois.
web-recover = Se connecter avec un code de secours
web-recover-sure = { $player } est connecté sur cet appareil. Le code connecte quelqu’un d’autre ; sans autre appareil ni code de secours, { $player } ne pourra pas revenir.
web-sign-in = Se connecter
web-signed-in = Bon retour, { $player }.
web-passkey = Clé d’accès
web-passkeys = Clés d’accès
web-passkeys-explain = Se connecter par empreinte, visage ou clé de sécurité, sans code.
web-passkeys-not-built = Ce serveur a été compilé sans les clés d’accès. Les versions à télécharger les contiennent ; sinon, compilez avec `--features passkeys`.
web-passkey-new = Nouvelle clé d’accès
web-passkey-remove = Supprimer
web-passkey-remove-sure = Supprimer cette clé d’accès ? Elle ne vous connectera plus ici. Elle restera peut-être sur votre appareil.
web-use-passkey = Se connecter avec une clé d’accès
web-passkey-failed = Cela n’a pas fonctionné. Réessayez ou connectez-vous autrement.
web-use-link = Se connecter avec le lien
web-use-link-sure = { $player } a une session ouverte sur cet appareil. Le lien connecte quelqu’un d’autre ; sans autre appareil ni code de secours, { $player } ne pourra pas se reconnecter.
web-other-device-explain = Continuer sous la même identité sur un téléphone ou un autre ordinateur.
web-other-device-lead = Ouvrez ce lien sur l’autre appareil. Il ne sert qu’une fois.
web-link-expired = Ce lien a expiré ou a déjà servi. Créez-en un autre sur votre autre appareil.
web-lost-table = Aucune table au bout de cette rue
web-lost-replay = Aucune partie au bout de cette rue
web-lost-page = Rien au bout de cette rue
web-lost-why = { $address } ne mène nulle part. Il manque peut-être une lettre, ou le lien vient d’un autre serveur.
web-lost-again = Réessayer
web-qr-device = Code QR de ce lien
web-replace = Remplacer { $player } par un bot
web-ask-to-replace = Demander aux autres qu’un bot remplace { $player }
web-make-host = Confier la table à { $player }
web-host-is = { $player } tient maintenant la table.
web-close-to-spectators = Fermer la table aux spectateurs
web-open-to-spectators = Accepter les spectateurs
web-mute = Rendre { $player } muet
web-unmute = Laisser { $player } reparler
web-asked-replace = { $asker ->
    [you] Vous avez demandé aux autres qu’un bot remplace { $about }.
    [about-you] { $player } demande aux autres qu’un bot vous remplace. Si tous acceptent et que vous ne faites rien pendant une minute, le bot prend votre place. Il suffit d’un coup, d’un message ou de « Je suis là » pour l’éviter.
   *[other] { $player } demande : un bot peut-il remplacer { $about } ? Si { $about } est en ligne, il lui reste une minute pour s’y opposer.
 }
web-grant = Accepter
web-let-a-bot-play = Laisser un bot me remplacer
web-confirm-bots = Laisser jouer les bots
web-ask-to-take-back = Demander à annuler mon dernier choix
web-asked-take-back = { $asker ->
    [you] Vous avez demandé aux autres la permission d’annuler votre dernier choix.
   *[other] { $player } demande : puis-je annuler mon dernier choix ? Tout ce qui a suivi sera aussi annulé.
 }
web-decline = Refuser
web-withdraw = Retirer
web-i-am-here = Je suis là
web-to-rematch = Vers la revanche
