### 日本語。端末とブラウザは同じファイルを使う。
###
### 名前の形は一つだけで足りる。場所、カード、人物、色、市場に属性はない。
###
### プレイヤー。`$player` は名前、`$player-who` は読み手本人なら `you`、ほかの人なら `other`、持ち主のいない地区では
### `nobody`。数による語形の変化はないので、数での場合分けは意味が変わるところにだけある。
###
### 説明は「です・ます」、ボタンと記録は体言止め。「コマ」は影響マーカーと友人の総称。

## 場所とノートルダム

sector-cloister-school = 修道院学校
sector-bank = 銀行
sector-residence = 公邸
sector-carriage-house = 馬車小屋
sector-hotel = ゲストハウス
sector-park = 公園
sector-hospital = 病院
place-notre-dame = ノートルダム

# 場所を使うとどうなるか。$edition は 2017 か 2007。
sector-cloister-school-effect = ここにある自分のコマ1個につき、共通のストックからマーカー1個を取ります。
sector-bank-effect = ここにある自分のコマ1個につき、金貨1枚を取ります。
sector-residence-effect = ここにある自分のコマ1個につき、名声点1点を得ます。
sector-carriage-house-effect = ここにある自分のコマ1個につき1ステップまで、馬車を進めます。止まった市場の伝言を取ることができます。
sector-hotel-effect =
    { $edition ->
        [2007] 「金貨1枚」「マーカー1個」「ネズミマーカーを1マス戻す」のうち1つを選びます。コマが4個以上なら2回選びます。
       *[2017] 「金貨1枚」「マーカー1個」「ネズミマーカーを1マス戻す」のうち1つを選びます。コマが3個以上なら2回選びます。
    }
sector-park-effect = ネズミマーカーを1マス戻します。名声点を得るたびに、ここにあるコマ2個につき1点が加わります。
sector-hospital-effect = ネズミマーカーを1マス戻します。ここにあるコマ1個につき、毎ラウンド終了時に自分のペスト点が1減ります。

## アクションカード

action-cloister-school = 修道院学校
action-bank = 銀行
action-residence = 公邸
action-carriage-house = 馬車小屋
action-hotel = ゲストハウス
action-park = 公園
action-hospital = 病院
action-notre-dame = ノートルダム
action-trusted-friend = 信頼する友人

action-cloister-school-effect = マーカーを置き、そこの自分のコマ1個につき、共通のストックからマーカー1個を取ります。
action-bank-effect = マーカーを置き、そこの自分のコマ1個につき、金貨1枚を取ります。
action-residence-effect = マーカーを置き、そこの自分のコマ1個につき、名声点1点を得ます。
action-carriage-house-effect = マーカーを置き、そこの自分のコマ1個につき1ステップまで馬車を進めます。止まった市場の伝言を取ることができます。
action-hotel-effect =
    { $edition ->
        [2007] マーカーを置き、「金貨1枚」「マーカー1個」「ネズミマーカーを1マス戻す」のうち1つを選びます。コマが4個以上なら2回選びます。
       *[2017] マーカーを置き、「金貨1枚」「マーカー1個」「ネズミマーカーを1マス戻す」のうち1つを選びます。コマが3個以上なら2回選びます。
    }
action-park-effect = マーカーを置き、ネズミマーカーを1マス戻します。名声点を得るたびに、そこのコマ2個につき1点が加わります。
action-hospital-effect = マーカーを置き、ネズミマーカーを1マス戻します。そこのコマ1個につき、毎ラウンド終了時に自分のペスト点が1減ります。
action-notre-dame-effect = ノートルダムにマーカーを置き、金貨を1〜3枚寄付して名声点を得ます（1枚で1点、2枚で3点、3枚で6点）。ピリオド終了時、タイルの点をそこのマーカーで山分けします。
action-trusted-friend-effect = 友人を自分の地区の別の場所へ送り、その場所を使います。友人もコマとして数えます。

## 人物

person-hostess = 宿の女将
person-minstrel = 詩人
person-money-lender = 金貸し
person-fool = 道化師
person-monk = 修道士
person-doctor = 医者
person-city-guard = 市警
person-night-watchman = 夜警
person-bishop = 司教
person-guild-master = ギルドマスター
person-beggar-king = 物乞い王
person-advocate = 代言人
person-lady-of-the-court = 宮廷女官
person-mayor = 市長
person-carpenter = 家具職人
person-manager = 家令
person-nurse = 看護修道女
person-scholar = 学者
person-priest = 司祭
person-procurator = 代訴人
person-bell-ringer = 鐘楼守
person-spy = 密偵
person-travelling-folk = 旅芸人
person-coachman = 御者
person-trader = 女商人
person-benefactor = 慈善家
person-butcher = 肉屋
person-advisor = 参事会員
person-gatekeeper = 門番
person-host = 宿屋の主人
person-gravedigger = 墓掘り人
person-actress = 女役者
person-mistress = 寵姫

# 雇った人物の働き。$gift は慈善家に渡すもの、prestige か coins。
person-hostess-effect = 名声点3点を得て、「金貨1枚」「マーカー1個」「ネズミを1マス戻す」から1つ選びます。
person-minstrel-effect = 自分の場所1か所から別の1か所へ、自分のコマを1〜3個移します。移動先の場所は使いません。
person-money-lender-effect = 金貨2枚と名声点1点を得ます。
person-fool-effect = 自分のマーカー1個（ノートルダムからも可）か友人を別の場所へ移し、その場所を使います。
person-monk-effect = 共通のストックからマーカー2個を取り、名声点1点を得ます。
person-doctor-effect = このラウンドのペスト点が、自分だけ0になります。病院の分は通常どおり引きます。
person-city-guard-effect = 自分の場所とノートルダムにある自分のコマ1個につき、名声点1点を得ます。
person-night-watchman-effect = コマのない自分の場所1か所につき、名声点1点を得ます。
person-bishop-effect = 共通のストックのマーカー1個を、コマのない自分の場所に置き、その場所を使います。
person-guild-master-effect = コマが2個以上ある自分の場所1か所につき、名声点2点を得ます。
person-beggar-king-effect = ペストトラックのうち、ネズミマーカーより先のマス1つにつき、名声点1点を得ます。
person-advocate-effect = 集めた伝言2枚につき、名声点3点を得ます。
person-lady-of-the-court-effect = コマが最も多い自分の場所のコマ1個につき、名声点1点を得ます。
person-mayor-effect = コマが3個以上ある自分の場所1か所につき、名声点3点を得ます。
person-carpenter-effect = コマが1個以上ある自分の場所1か所につき、名声点1点を得ます。
person-manager-effect = 今持っている名声点と同じだけの名声点を得ます。
person-nurse-effect = 共通のストックのマーカー1個を自分の病院に置き、ネズミマーカーを1マス戻します。
person-scholar-effect = 3枚目のカードを公開し、そのアクションを行います。
person-priest-effect = 共通のストックのマーカー1個をノートルダムに置きます。
person-procurator-effect = マーカーを置かずに、自分の場所1か所をそのまま使うことができます。
person-bell-ringer-effect = ノートルダムにある自分のマーカー1個につき、名声点3点を得ます。
person-spy-effect = これから登場する灰色の人物の順番を確認し、名声点2点を得ます。
person-travelling-folk-effect = ボード上の自分のマーカーを好きなだけ共通のストックに戻せます。1個につき名声点2点です。
person-coachman-effect = 集めた伝言のうち1種類を選び、そのすべてをもう一度使うことができます。
person-trader-effect = 自分の地区の外側の市場のうち、伝言のないもの1つにつき、金貨1枚を取ります。
person-benefactor-effect =
    { $gift ->
        [coins] 金貨をストックに払うことができます。1枚につき、ネズミマーカーを1マス戻します。
       *[prestige] 名声点を返すことができます。1点につき、ネズミマーカーを1マス戻します。
    }
person-butcher-effect = コマのない自分の場所に、共通のストックのマーカーを1個ずつ置けます。その場所は使いません。
person-advisor-effect = すぐに、1回につき金貨1枚であと2回雇用できます（ほかの2人、またはどちらか1人を2回）。
person-gatekeeper-effect = 共通のストックにある自分のマーカー2個につき、名声点3点を得ます。
person-host-effect = ゲストハウスにある自分のコマ1個につき、名声点2点を得ます。
person-gravedigger-effect = このラウンドのペスト点と同じだけの名声点を得ます。
person-actress-effect = 自分の場所1か所のコマをすべて別の1か所へ移し、その場所を使います。
person-mistress-effect = 共通のストックのマーカー1個を友人のいる場所に置き、その場所を使います。

## 山札、フェイズ、色、市場

stack-brown = 茶
stack-a = 灰A
stack-b = 灰B
stack-c = 灰C

phase-draft = ドラフト
phase-actions = アクション
phase-hiring = 雇用
phase-plague = ペスト
phase-over = ゲーム終了

colour-red = 赤
colour-violet = 紫
colour-blue = 青
colour-green = 緑
colour-yellow = 黄

spot-centre = 中央市場
spot-parvis = 広場
spot-gate = 門
spot-quay = 河岸
spot-bridge = 橋

# 市場：$owner の地区の $spot。持ち主がいなければ地区は $colour で呼ぶ。
market =
    { $owner-who ->
        [you] あなたの{ $spot }
        [nobody] { $colour }の地区の{ $spot }
       *[other] { $owner }の{ $spot }
    }

# プレイヤーの地区。
borough =
    { $owner-who ->
        [you] あなたの地区
        [nobody] { $colour }の地区
       *[other] { $owner }の地区
    }

## 伝言、ボーナス、コマ

message-kind-prestige-and-coin = 名声点1点、金貨1枚
message-kind-prestige-and-marker = 名声点2点、マーカー1個
message-kind-prestige-and-rats = 名声点3点、ネズミ−1
message-kind-prestige = 名声点4点

# ある色の伝言。$kind はその中身。
message = { $colour }の伝言（{ $kind }）

# ある場所のコマ1個から3個：マーカー $markers 個と、$friend が yes なら友人。
pieces =
    { $friend ->
        [yes] { $markers ->
            [0] 友人
           *[other] マーカー{ $markers }個と友人
        }
       *[no] マーカー{ $markers }個
    }

## ボット

bot-random = ランダム
bot-novice = 初級
bot-regular = 中級
bot-seasoned = 上級
bot-expert = 達人
bot-novice-explain = ルールは知っていますが、急ぐあまり見落としもします。最初の対戦相手に最適です。
bot-regular-explain = カードの価値は心得ていますが、ネズミのことを忘れがちです。計画を立てれば勝てます。
bot-seasoned-explain = ラウンドの終わりまで考えてプレイし、ミスを見逃しません。
bot-expert-explain = できるかぎり先を読みます（少し時間がかかります）。

## 得失の出どころ

source-donation = 寄付
source-notre-dame = ノートルダム
source-message = 伝言
source-plague = ペスト
source-hire = 雇用

## 列挙

list-two = { $a }、{ $b }
list-last = { $a }、{ $b }
list-more = { $a }、{ $b }
list-none = なし
list-apart = { $a }、{ $b }
sentences = { $a }。{ $b }
labelled = { $a }：{ $b }

## 質問

prompt-nothing = ゲームは終了しました。
    .why = もう決めることはありません。
prompt-keep-first = どのカードをキープしますか？
    .why = カードを3枚引きました。1枚をキープします。残りの2枚は{ $left }に渡ります。
prompt-keep-second = この中のどのカードをキープしますか？
    .why = { $right }から2枚が回ってきました。1枚をキープします。もう1枚は{ $left }に渡ります。
prompt-play = どのカードをプレイしますか？
    .why = 1ラウンドに、3枚のうち2枚を1枚ずつプレイします。
prompt-move-marker = どのマーカーを{ $sector }へ移しますか？
    .why = 自分のストックが空です。代わりにボード上のマーカーを移すか、アクションなしでカードをプレイします。
prompt-donate = ノートルダムにいくら寄付しますか？
    .why = 金貨を{ $coins }枚持っています。寄付するとそこにマーカーを置き、すぐに名声点を得ます。
prompt-donate-from = どのマーカーをノートルダムへ移しますか？
    .why = 金貨{ $coins }枚を寄付しますが、自分のストックが空です。
prompt-place-friend = 友人をどこへ送りますか？
    .why = 友人はそこでコマとして数え、その場所をすぐに使います。
prompt-drive = 馬車をどこへ進めますか？
    .why = 馬車は{ $market }にあり、{ $steps }ステップまで進めます。
prompt-take-message = { $message }を取りますか？
    .why = 馬車が{ $market }に止まりました。
prompt-hotel-bonus =
    { $left ->
        [1] どのボーナスを取りますか？
       *[other] まず、どのボーナスを取りますか？
    }
    .why =
        { $left ->
            [1] ゲストハウスのボーナスを1つ取ります。
           *[other] ゲストハウスのボーナスを{ $left }つ取ります。同じものを選んでもかまいません。
        }
prompt-hire = 誰を雇用しますか？
    .why = 人物は金貨1枚で1回だけ働きます。
prompt-hostess-bonus = 宿の女将から何を受け取りますか？
    .why = 名声点3点のほかに、ボーナスを1つ取ります。
prompt-minstrel-from = どの場所からコマを移しますか？
    .why = 詩人により、自分のコマ1〜3個をある場所から別の場所へ移します。
prompt-minstrel-pieces = { $sector }からどのコマを移しますか？
    .why = 詩人により、自分のコマ1〜3個をある場所から別の場所へ移します。
prompt-minstrel-to = どこへ移しますか？
    .why = 詩人が{ $sector }から{ $pieces }を移します。
prompt-fool-from = 道化師でどのコマを移しますか？
    .why = マーカー1個か友人を、自分の地区の別の場所へ移し、その場所を使います。
prompt-fool-to = { $place }のマーカーをどこへ移しますか？
    .why = その場所をすぐに使います。
prompt-fool-to-friend = 友人をどこへ移しますか？
    .why = その場所をすぐに使います。
prompt-bishop-to = 司教のマーカーを、コマのないどの場所に置きますか？
    .why = 共通のストックのマーカーを置き、その場所をすぐに使います。
prompt-procurator-use = どの場所を使いますか？
    .why = 代訴人により、場所をそのまま使うことができます。
prompt-return-marker =
    { $returned ->
        [0] マーカーを共通のストックに戻しますか？
       *[other] さらにマーカーを共通のストックに戻しますか？
    }
    .why =
        { $returned ->
            [0] 旅芸人により、戻したマーカー1個につき名声点2点を得ます。
           *[other] 旅芸人により、マーカー1個につき名声点2点を得ます。ここまでに{ $returned }個戻しました。
        }
prompt-repeat-messages = どの伝言をもう一度使いますか？
    .why = 御者により、1種類の伝言すべてをもう一度使うことができます。
prompt-benefactor-give =
    { $gift ->
        [coins] 金貨を何枚払いますか？
       *[prestige] 名声点を何点返しますか？
    }
    .why = 渡した数だけネズミマーカーを戻します。今は{ $rats }のマスにあります。
prompt-butcher-place = コマのないどの場所にマーカーを置きますか？
    .why = 肉屋が、選んだ場所それぞれに共通のストックのマーカーを1個置きます。その場所は使いません。
prompt-advisor-hire = 参事会員の口利きで誰を雇用しますか？
    .why = あと{ $left }回、それぞれ金貨1枚で雇用できます。
prompt-actress-from = どの場所のコマを移しますか？
    .why = 女役者により、ある場所のコマすべてを別の場所へ移し、その場所を使います。
prompt-actress-to = { $sector }のコマすべてをどこへ移しますか？
    .why = その場所をすぐに使います。
prompt-lose-marker = どの場所のマーカーを失いますか？
    .why = ネズミがあなたの地区にあふれました。コマが最も多い場所からマーカー1個を失いますが、同数の場所が複数あります。

## 答え

choice-keep = { $card }をキープ
choice-play = { $card }をプレイ
choice-hire = { $person }を雇用
choice-donate = 金貨{ $coins }枚を寄付
choice-from = { $place }
choice-from-friend = 信頼する友人（{ $sector }）
choice-to = { $sector }
choice-use = { $sector }を使う
choice-bonus-coin = 金貨1枚を取る
choice-bonus-marker = マーカー1個を取る
choice-bonus-rats = ネズミを1マス戻す
choice-drive = { $market }
choice-take = 取る
choice-repeat =
    { $n ->
        [1] 伝言{ $n }枚：{ $kind }
       *[other] 伝言{ $n }枚：それぞれ{ $kind }
    }
choice-return = { $place }から1個戻す
choice-place = { $sector }
choice-give =
    { $gift ->
        [coins] 金貨{ $n }枚を払う
       *[prestige] 名声点{ $n }点を返す
    }
choice-remove = { $sector }
choice-move = { $pieces }を移す

# パスの意味は質問ごとに言う。
choice-pass-move-marker = 移さず、アクションをあきらめる
choice-pass-donate = 寄付せず、マーカーも置かない
choice-pass-drive = ここにとどまる
choice-pass-take-message = 取らない
choice-pass-hire = 誰も雇用しない
choice-pass-procurator-use = 使わない
choice-pass-return-marker =
    { $returned ->
        [0] 戻さない
       *[other] これで終わり
    }
choice-pass-repeat-messages = 使わない
choice-pass-benefactor-give = 何も渡さない
choice-pass-butcher-place = もう置かない
choice-pass-advisor-hire = もう誰も雇用しない

## 出来事

event-round-began = ラウンド{ $round }：{ $persons }が登場、ネズミは{ $rats }匹。スタートプレイヤーは{ $player-who ->
        [you] あなた。
       *[other] { $player }。
    }
event-drawn = { $player-who ->
        [you] あなた
       *[other] { $player }
    }が{ $cards }をドロー。
event-drawn-hidden = { $player }がカードを3枚ドロー。
event-kept = { $player-who ->
        [you] あなた
       *[other] { $player }
    }が{ $card }をキープ。
event-kept-hidden = { $player }がカードを1枚キープ。
event-two-passed = { $from-who ->
        [you] あなた
       *[other] { $from }
    }が{ $to-who ->
        [you] あなた
       *[other] { $to }
    }に{ $cards }を手渡し。
event-two-passed-hidden = { $from }が{ $to }にカードを2枚手渡し。
event-one-passed = { $from-who ->
        [you] あなた
       *[other] { $from }
    }が{ $to-who ->
        [you] あなた
       *[other] { $to }
    }に{ $card }を手渡し。
event-one-passed-hidden = { $from }が{ $to }にカードを1枚手渡し。
event-played = { $player-who ->
        [you] あなた
       *[other] { $player }
    }が{ $card }をプレイ。
    .head = { $player-who ->
        [you] あなた
       *[other] { $player }
    }が{ $card }をプレイ
event-action-forgone = { $player-who ->
        [you] あなた
       *[other] { $player }
    }が{ $card }をアクションなしでプレイ。
    .brief = アクションなし
event-marker-placed = { $player-who ->
        [you] あなた
       *[other] { $player }
    }が{ $place }にマーカーを配置。
    .brief = { $place }にマーカー
event-marker-brought = { $player-who ->
        [you] あなた
       *[other] { $player }
    }が共通のストックのマーカーを{ $place }に配置（{ $source }）。
    .brief = 共通のストックから{ $place }にマーカー
event-marker-moved = { $player-who ->
        [you] あなた
       *[other] { $player }
    }がマーカーを{ $from }から{ $to }へ移動。
    .brief = マーカーを{ $from }から{ $to }へ
event-pieces-moved = { $player-who ->
        [you] あなた
       *[other] { $player }
    }が{ $pieces }を{ $from }から{ $to }へ移動。
    .brief = { $pieces }を{ $from }から{ $to }へ
event-friend-moved = { $player-who ->
        [you] あなた
       *[other] { $player }
    }の友人が{ $from }から{ $to }へ移動。
    .brief = 友人が{ $from }から{ $to }へ
event-friend-arrived = { $player-who ->
        [you] あなた
       *[other] { $player }
    }の友人が{ $to }に登場。
    .brief = 友人が{ $to }へ
event-markers-gained = { $player-who ->
        [you] あなた
       *[other] { $player }
    }{ $n ->
        [0] はマーカーを獲得できず（{ $source }、ストック切れ）。
       *[other] がマーカー{ $n }個を獲得（{ $source }）。
    }
    .brief = { $n ->
        [0] 取れるマーカーなし
       *[other] { $short ->
            [0] マーカー{ $n }個
           *[other] マーカー{ $n }個（残りなし）
        }
    }
event-coins-gained = { $player-who ->
        [you] あなた
       *[other] { $player }
    }{ $n ->
        [0] は金貨を獲得できず（{ $source }、ストック切れ）。
       *[other] が金貨{ $n }枚を獲得（{ $source }）。
    }
    .brief = { $n ->
        [0] ストックに金貨なし
       *[other] { $short ->
            [0] 金貨{ $n }枚
           *[other] 金貨{ $n }枚（ストック切れ）
        }
    }
event-coins-taken = { $player-who ->
        [you] あなた
       *[other] { $player }
    }が{ $from-who ->
        [you] あなた
       *[other] { $from }
    }から金貨{ $n }枚を獲得（{ $source }）。
    .brief = { $from-who ->
        [you] あなた
       *[other] { $from }
    }から金貨{ $n }枚
event-coins-paid = { $player-who ->
        [you] あなた
       *[other] { $player }
    }が金貨{ $n }枚を支払い（{ $source }）。
    .brief = 金貨{ $n }枚を支払い
event-prestige-gained = { $player-who ->
        [you] あなた
       *[other] { $player }
    }が名声点{ $total }点を獲得（{ $source }）{ $park ->
        [0] 。
       *[other] 、うち公園{ $park }点。
    }
    .brief = { $park ->
        [0] 名声点{ $total }点
       *[other] 名声点{ $total }点（うち公園{ $park }点）
    }
event-prestige-lost = { $player-who ->
        [you] あなた
       *[other] { $player }
    }が名声点{ $n }点を喪失（{ $source }）。
    .brief = 名声点−{ $n }点
event-rats-lowered = { $player-who ->
        [you] あなた
       *[other] { $player }
    }のネズミマーカーが{ $from }から{ $to }へ後退（{ $source }）。
    .brief = ネズミ{ $from }→{ $to }
event-carriage-driven = { $player-who ->
        [you] あなた
       *[other] { $player }
    }の馬車が{ $from }から{ $to }へ移動。
    .brief = 馬車が{ $to }へ
event-carriage-stayed = { $player-who ->
        [you] あなた
       *[other] { $player }
    }の馬車はその場で待機。
    .brief = 馬車は待機
event-message-taken = { $player-who ->
        [you] あなた
       *[other] { $player }
    }が{ $market }で{ $message }を獲得。
    .brief = { $colour }の伝言
event-message-left = { $player-who ->
        [you] あなた
       *[other] { $player }
    }が{ $market }の{ $message }を見送り。
    .brief = { $colour }の伝言は取らず
event-third-laid-aside = { $player-who ->
        [you] あなた
       *[other] { $player }
    }が{ $card }を使わずに破棄。
event-third-laid-aside-hidden = { $player }が3枚目を伏せたまま破棄。
event-hired = { $player-who ->
        [you] あなた
       *[other] { $player }
    }が{ $person }を雇用。
    .head = { $player-who ->
        [you] あなた
       *[other] { $player }
    }が{ $person }を雇用
event-hired-nobody = { $player-who ->
        [you] あなた
       *[other] { $player }
    }は誰も雇用せず。
event-person-declined = { $player-who ->
        [you] あなた
       *[other] { $player }
    }は{ $person }をこれ以上使わず。
    .brief = これ以上は使わず
event-third-shown = { $player-who ->
        [you] あなた
       *[other] { $player }
    }が3枚目の{ $card }を公開し、アクションを実行。
    .brief = 3枚目は{ $card }
event-spied = { $player-who ->
        [you] あなた
       *[other] { $player }
    }がこれから登場する灰色の人物を確認：{ $persons }。
    .brief = 今後の灰色の人物を確認（{ $persons }）
event-spied-hidden = { $player-who ->
        [you] あなた
       *[other] { $player }
    }がこれから登場する灰色の人物を確認。
    .brief = 今後の灰色の人物を確認
event-messages-repeated = { $player-who ->
        [you] あなた
       *[other] { $player }
    }が伝言{ $n }枚を再使用（{ $n ->
        [1] { $kind }
       *[other] それぞれ{ $kind }
    }）。
    .brief = 伝言{ $n }枚を再使用
event-marker-returned = { $player-who ->
        [you] あなた
       *[other] { $player }
    }が{ $place }のマーカーを共通のストックに返却。
    .brief = { $place }のマーカーを返却
event-plague-struck = { $player-who ->
        [you] あなた
       *[other] { $player }
    }（ペスト{ $value }、病院{ $hospital }）：{ $move ->
        [forward] ネズミマーカーが{ $from }から{ $to }へ前進。
        [back] ネズミマーカーが{ $from }から{ $to }へ後退。
        [overrun] ネズミがあふれた！　ネズミマーカーは{ $to }で停止。
       *[still] ネズミマーカーは{ $to }のまま。
    }
    .head = { $player-who ->
        [you] あなた
       *[other] { $player }
    }のネズミ{ $move ->
        [forward] { $from }→{ $to }
        [back] { $from }→{ $to }
        [overrun] があふれて{ $to }で停止
       *[still] は{ $to }のまま
    }（{ $doctor ->
        [yes] 医者でペスト0
       *[no] ペスト{ $value }
    }、病院{ $hospital }）
event-marker-lost = { $player-who ->
        [you] あなた
       *[other] { $player }
    }が{ $sector }のマーカー1個を喪失。
    .brief = { $sector }のマーカー−1個
event-notre-dame-scored = { $markers ->
        [0] ノートルダムの得点計算：マーカーなし。
        [1] ノートルダムの得点計算：唯一のマーカーに{ $value }点。
       *[other] ノートルダムの得点計算：{ $value }点をマーカー{ $markers }個で分け、1個につき{ $each }点。
    }
event-bell-ringer-moved = { $to-who ->
        [you] 鐘撞き男があなたのもとへ。スタートプレイヤーはあなた。
       *[other] 鐘撞き男が{ $to }のもとへ。スタートプレイヤーは{ $to }。
    }
event-period-ended = ピリオド{ $period }終了。アクションカードはすべて持ち主に戻る。
event-game-ended = ゲーム終了。

# 行動とその結果を1行で。
log-deed = { $head }：{ $results }。
log-deed-bare = { $head }。
log-more = { $player-who ->
        [you] あなた：{ $results }。
       *[other] { $player }：{ $results }。
    }

## ゲームの設定 (R11)

option-players = 人数
    .explain = あなたを含めて2人から5人まで。
option-edition = 版
    .explain = ゲストハウスのボーナスが2つになるコマの数。2017年版は3個、2007年版は4個から。
option-new-persons = 新たな人物
    .explain = 拡張セット。各ピリオドの灰色の人物9人から、3人が無作為に選ばれます。
option-coins = 金貨
    .explain = 全部で25枚の場合、ストックに足りない分は最も裕福なプレイヤーから取ります。無制限なら、金貨がなくなることはありません。
option-benefactor = 慈善家
    .explain = 慈善家がネズミを追い払う代わりに受け取るもの。名声点か金貨。
option-open-scores = 得点の公開
    .explain = ゲーム中、全員の名声点を全員に見せるか、自分の分だけにするか。
option-rats = 人物のネズミ
    .explain = 人物ごとのネズミの数（0から3）。手持ちのカードと違うときに。
option-start = スタートプレイヤー
    .explain = 最初に始める人。決めなければ無作為に選ばれます。
option-seed = シード
    .explain = ランダムな要素をすべて決める値。同じシードなら配られ方も同じになります。

option-edition-2017 = 2017
option-edition-2007 = 2007
option-coins-25 = 25
option-coins-unlimited = 無制限
option-benefactor-prestige = 名声点
option-benefactor-coins = 金貨
option-on = あり
option-off = なし

## エラー

error-game-over = ゲームは終了しています。
error-no-such-seat = このゲームに{ $seat }番の席はありません。
error-not-waiting = { $player-who ->
        [you] 今、あなたが答える質問はありません。
       *[other] 今、{ $player }が答える質問はありません。
    }
error-not-offered = 「{ $choice }」は今は選べません。
error-setup-players = このゲームは2〜5人用です。{ $n }人では遊べません。
error-setup-same-colour = 2人が同じ色（{ $colour }）になることはできません。
error-setup-start = スタートプレイヤーの席{ $seat }はこのゲームにありません。
error-file-read = ファイル{ $file }を読み込めません：{ $reason }
error-file-write = ファイル{ $file }に書き込めません：{ $reason }
error-record = ファイル{ $file }は続きから遊べるゲームではありません（{ $reason }）。

## 端末とブラウザ共通の言葉

ui-you = あなた
ui-colour = 色
ui-prestige = 名声点
ui-coins = 金貨
ui-supply = 自分のストック
ui-general-supply = 共通のストック
ui-rats = ネズミ
ui-messages = 伝言

## 端末

# 名前のないプレイヤーの名前。半角のコンマで区切る。
terminal-names = アニェス, ブレーズ, コレット, ドニ, エディット

terminal-welcome = ノートルダムへようこそ。あなたは{ $colour }、相手は{ $opponents }です。選択肢の番号を入力してください。そのほかの操作は「help」で見られます。
terminal-character = { $bot }：{ $character }
# $bot は名前の後ろにいるボットの種類。
terminal-opponent = { $name }（{ $bot }）
terminal-round = ラウンド{ $round }／9、ピリオド{ $period }
terminal-round-phase = ラウンド{ $round }／9、ピリオド{ $period }：{ $phase }
terminal-round-start = スタートプレイヤーは{ $player-who ->
        [you] あなた
       *[other] { $player }
    }です。このラウンドのペスト点は{ $value }です。
terminal-persons = このラウンドの人物（ペスト点{ $value }）：
terminal-persons-to-come = これから登場する灰色の人物（順番は不明）：{ $persons }。
terminal-persons-spied = これから登場する灰色の人物（この順番）：{ $persons }。
terminal-person = { $person }（{ $rats ->
        [0] ネズミなし
       *[other] ネズミ{ $rats }匹
    }）：{ $effect }
terminal-kept = { $card }をキープ済みです。

# 選択肢とその結果。
terminal-option = { $choice }：{ $note }
terminal-option-more = { $results }、続けて次の選択
terminal-option-nothing = 今は効果なし
terminal-drive-free = { $message }
terminal-drive-closed = { $message }、まだ取れない

# $open は読み手に名声点が見えるかどうか。
terminal-belongings = { $player-who ->
        [you] あなた
       *[other] { $player }
    }：{ $open ->
        [yes] 名声点{ $prestige }点
       *[no] 名声点は非公開
    }、金貨{ $coins }枚、手元のマーカー{ $supply }個、ネズミ{ $rats }。
terminal-on-board = ボード上：{ $places }。
terminal-no-pieces = ボード上：まだコマなし。
terminal-place-pieces = { $place } { $pieces }
terminal-pieces = { $friend ->
        [yes] { $markers ->
            [0] 友人
           *[other] { $markers }+友人
        }
       *[no] { $markers }
    }
terminal-borough-heading = { $borough }（{ $colour }）
terminal-borough-carriage = 馬車は{ $market }。集めた伝言：{ $messages }。
terminal-board-streets = 馬車と伝言
terminal-board-carriage = { $player-who ->
        [you] あなた
       *[other] { $player }
    }の馬車は{ $market }。
terminal-board-messages = { $borough }：{ $messages }
terminal-board-message = { $spot }（{ $kind }）
terminal-board-notre-dame = { $markers ->
        [0] ノートルダムでは、ピリオド終了時に{ $value }点を山分けします。マーカーはまだありません。
        [1] ノートルダムでは、ピリオド終了時に{ $value }点を山分けします。マーカーは{ $markers }個です。
       *[other] ノートルダムでは、ピリオド終了時に{ $value }点を山分けします。マーカーは{ $markers }個、今なら1個につき{ $each }点です。
    }
terminal-board-coins = ストックの金貨は残り{ $coins }枚です。

terminal-over = ゲームは終了しました。ボードと記録の確認、保存、終了ができます。
terminal-result = 結果
terminal-place = { $place }位　{ $player-who ->
        [you] あなた
       *[other] { $player }
    }：名声点{ $prestige }点{ $tied ->
        [yes] 、タイブレークは手元の金貨とマーカー計{ $tiebreak }
       *[no] {""}
    }{ $shared ->
        [yes] 、同順位
       *[no] {""}
    }
terminal-sources = 名声点の内訳
terminal-total = 合計
terminal-undone = 取り消しました：「{ $choice }」。
terminal-saved = { $file }に保存しました。
terminal-goodbye = さようなら。
terminal-quit-unsaved = このゲームは保存されていません。残すには「save ファイル名」、このまま終わるにはもう一度「quit」と入力してください。
terminal-log-all = all
terminal-hint = 上級ボットの考え（良い順）：
terminal-hint-option = { $number }. { $choice }：終了時およそ{ $points }点、勝率{ $percent }%

terminal-command-board = ボード
    .usage = board、board 名前
    .explain = 全員の地区を並べて表示、または1人の地区を文で表示
terminal-command-persons = 人物
    .usage = persons
    .explain = このラウンドの人物とその効果、これから登場しうる人物
terminal-command-log = 記録
    .usage = log、log all
    .explain = このラウンドの出来事、またはゲーム全体の出来事
terminal-command-options = 設定
    .usage = options
    .explain = このゲームの設定
terminal-command-rules = ルール
    .usage = rules 名前
    .explain = カード、人物、場所の効果
terminal-command-hint = ヒント
    .usage = hint
    .explain = 最も強いボットから見た選択肢の評価
terminal-command-help = ヘルプ
    .usage = help、help 項目
    .explain = この一覧、または項目の説明
terminal-command-undo = 取消
    .usage = undo
    .explain = ほかの人が行動するまで、最後の選択を取り消す
terminal-command-save = 保存
    .usage = save ファイル名
    .explain = ゲームをファイルに保存（「notredame play --load ファイル名」で再開）
terminal-command-quit = 終了
    .usage = quit
    .explain = 終了する

terminal-help-answer = 選択肢の番号、または「play bank」「hire monk」「pass」のような表記で答えてください。何も入力しなければ質問を繰り返します。ほかに次のコマンドがあります（「ボード」「人物」「記録」「設定」「ルール」「ヒント」「ヘルプ」「取消」「保存」「終了」でも可）。
terminal-help-command = { $command }：{ $effect }。
terminal-help-topics = 項目：{ $topics }。

terminal-help-game = ゲームはAからCまでの3ピリオド、全9ラウンドです。各ラウンド、まず人物が3人登場し、そのネズミの合計がペスト点になります。次に全員がアクションカード3枚を選び（3枚引いて1枚キープし、2枚を左へ渡す。回ってきた2枚から1枚キープし、1枚を左へ渡す）、順番に2枚をプレイし、金貨1枚で人物を1人雇用することができます。最後にペストが来ます。3ラウンドごとにノートルダムの得点計算をします。名声点が最も多い人の勝ちです。
    .title = ゲーム
terminal-help-actions = 場所のカードでは、自分のストックのマーカー1個をそこに置き、そこにある自分のコマすべてでその場所を使います。ストックが空なら、代わりにボード上のマーカーを移すことができます。ノートルダムのカードでは、タイルにマーカーを置いて寄付をします。信頼する友人のカードでは、友人を自分の地区の別の場所へ送り、その場所を使います。友人もコマとして数えます。
    .title = アクション
terminal-help-hiring = アクションが2巡したあと、各プレイヤーは3人の人物のうち1人を雇用することができます。金貨1枚を払うと、その人物が1回働きます。同じ人物を何人が雇用してもかまいません。茶色の人物6人は毎ピリオド、灰色の人物9人はゲーム中に1回ずつ登場します。
    .title = 雇用
terminal-help-plague = 各ラウンドの終わりに、ペスト点から病院のコマの数を引いた分だけネズミマーカーが進みます。病院のほうが多ければ戻ります。9を超えるときは9で止まり、名声点2点と、コマが最も多い場所のマーカー1個を失います。
    .title = ペスト
terminal-help-carriage = 1ステップで、道に沿って隣の市場へ進みます。馬車が止まった市場の伝言を取り、すぐに使うことができます。ただし、ボードに残っている全色を1枚ずつ集めるまで、同じ色の2枚目は取れません（3枚目以降も同様です）。
    .title = 馬車
terminal-help-end = 各ピリオドの終わりに、ノートルダムの点をそこにあるマーカー全部で等しく分け（端数切り捨て）、マーカーは共通のストックに戻ります。9ラウンド目のあと、名声点が最も多い人の勝ちです。同点なら、金貨と自分のストックのマーカーの合計が多い人の勝ちです。それも同じなら勝利を分け合います。
    .title = 終了

terminal-option-value = { $option }：{ $value }。{ $explain }
terminal-option-name = { $option }：{ $explain }

terminal-glossary-action = { $name }（アクションカード）：{ $effect }
terminal-glossary-sector = { $name }（場所）：{ $effect }
terminal-glossary-person = { $name }（{ $stack }{ $expansion ->
        [yes] 、新たな人物
       *[no] {""}
    }、{ $rats ->
        [0] ネズミなし
       *[other] ネズミ{ $rats }匹
    }）：{ $effect }

terminal-error-input = 「{ $input }」は理解できません。1から{ $n }までの番号か「help」を入力してください。
terminal-error-number = { $input }番の選択肢はありません。1から{ $n }までの番号を入力してください。
terminal-error-topic = 「{ $topic }」のヘルプはありません。項目：{ $topics }。
terminal-error-name = 「{ $name }」という名前のカード、人物、場所はありません。
terminal-error-player = 「{ $name }」という名前の人はいません。参加者：{ $names }。
terminal-error-undo = 取り消せる選択はまだありません。
terminal-error-undo-late = { web-error-undo-gone }
terminal-error-save-name = 保存先を入力してください：「save my-game.txt」。
terminal-error-save-over = { $file }には別の内容があり、保存すると失われます。ほかの名前を選んでください。
terminal-error-seat = { $players }人のゲームに{ $n }番の席はありません。
terminal-error-names = { $players }人のゲームに名前{ $n }個は多すぎます。
terminal-error-long-name = 「{ $name }」は名前に使えません。目に見える文字だけで、{ $most }文字以内にしてください。
terminal-error-which-seat = --seat で自分の席を1から{ $players }までで指定してください。ファイルからは分かりません。

## ブラウザのみ。`web-` はボードのまわりの画面。

web-you = あなた
web-bot = ボット
# Names for bots and for guests who have chosen none, with commas between them.
web-bot-names = ブレーズ, オデット, ティボー, ペリーヌ, オーレリー, ガスパール, エロイーズ, リュシアン, マルゴ, レミ
web-guest-names = アリエノール, コラン, イザボー, ギヨーム, ジャンヌ, エティエンヌ, マオー, ルノー, ヨランド, ベルトラン
web-loading = 準備中…
web-offline = 接続が切れました。再接続中…
web-online = 再接続しました。
web-error-malformed = サーバーが読み取れませんでした。ページを再読み込みして、もう一度試してください。
web-error-invalid = この内容は受け付けられません。入力を確認してください。
web-error-not-signed-in = 先に名前を決めてください。
web-error-wrong-origin = ほかのサイトからの操作は受け付けられません。このゲームのアドレスを開いてください。
web-error-not-found = そのテーブルやゲームは見つかりません。リンクやコードを確認してください。
web-error-illegal-choice = 今は選べません。表示されている選択肢から選んでください。
web-error-too-large = 大きすぎます。もっと小さいファイルか短い文にしてください。
web-error-too-many = 操作が多すぎます。少し待ってから、もう一度試してください。
web-error-full = サーバーが満員です。少し待ってから、もう一度試してください。
web-error-no-room = 今は棋譜を保存する場所がありません。明日もう一度試してください。
web-error-slow = 時間がかかりすぎました。もう一度試してください。
web-error-method-not-allowed = ここではできません。ページを再読み込みして、もう一度試してください。
web-error-store-unavailable = 今は保存できません。少し待ってから、もう一度試してください。
web-error-closing = サーバーが再起動中です。少し待ってから、もう一度試してください。
web-error-internal = サーバー側でエラーが起きました。ページを再読み込みして、もう一度試してください。
web-error-seat-taken = この席はすでに埋まっています。ほかの席を選んでください。
web-error-colour-taken = この色はもう使われています。ほかの色を選んでください。
web-error-begun = ゲームはすでに始まっています。席はもう変えられません。
web-error-dealt = ゲームが先に始まったため、この端末の乱数なしでカードが配られました。次のゲームでは加えられます。
web-error-seats-open = まだ空席があります。ほかの人を待つか、ボットを入れてください。
web-error-still-here = この人は在席しているか、離れたばかりです。少し待つか、ほかの人に尋ねてください。
web-error-invisible-name = この名前には見えない文字が含まれています。別の名前にしてください。
web-error-name-taken = このテーブルには、よく似た名前の人がすでにいます。設定で別の名前にしてください。
web-error-one-seat = 公開テーブルの席は1人1つです。
web-error-nothing-to-share = 追加するものがありません。ここに席がないか、すでに追加されています。
web-error-not-replaceable = この席には交代できる人がいません。
web-error-no-person = ホストになれるのは、ここでプレイしている人だけです。
web-error-nobody-to-ask = 同意できる人がほかにいません。もう少し待ってください。
web-error-pending = ほかの質問の返事を待っています。返事のあとで尋ねてください。
web-error-closed-table = このテーブルは観戦を締め切っています。ゲームは終了後に見られます。
web-error-muted = このテーブルでは発言を止められています。
web-error-host-only = これはテーブルを作った人だけができます。
web-error-undo-gone = もう元に戻せません。ほかの人が行動したか、伏せたカードが公開されました。
web-error-undone-enough = この手番ではもう何度も元に戻しました。この選択はもう戻せません。
web-error-others-play = ほかの人も参加しています。別の場所で続けられるのは、自分だけでプレイしているゲームです。
web-error-not-your-seat = この席はほかの人のものです。
web-error-players-only = このゲームのプレイヤーだけができます。
web-error-hints-off = このテーブルではヒントを使えません。
web-error-not-begun = ゲームはまだ始まっていません。開始をお待ちください。
web-error-not-playing = このテーブルでは今ゲームが行われていません。
web-error-not-over = ゲームが終わるとできるようになります。
web-error-archived = このテーブルはすでに保管されています。
web-error-not-your-turn = まだあなたの番ではありません。
web-error-bot-answered = この席ではすでにボットが選びました。その選択は変えられません。
web-error-busy = ほかの人が同時にテーブルを変更しました。もう一度試してください。
web-error-other-rules = このゲームは別の版のルールで配られました。その版でのみ続けられます。
web-error-storage-full = この端末に空き容量がないため保存できず、選択は行われませんでした。容量を空けて、もう一度試してください。
web-error-storage = このブラウザではページがデータを保存できないため、ここでは遊べません。サイトデータを許可するか、プライベートモードを終了して、再読み込みしてください。
web-error-device = このブラウザではゲームを開始できませんでした。再読み込みしても直らない場合は、ブラウザを更新してください。
web-error-needs-others = この卓には空席がありますが、この端末では誰も見つけられません。サーバーでリンクを開いてください。
web-notice-unreadable = この端末のゲームの一つは、このバージョンでは読み込めません。保存されたままで、ほかのゲームはすべて遊べます。

# The page without a server

web-update-ready = 新しいバージョンがあります。
web-update-take = 再読み込み
web-update-waits = 別のタブがまだ使用中です。そのタブでホームに戻るか閉じてから、再読み込みしてください。
web-play-offline = 接続なしで遊ぶ
web-back-online = サーバーに戻る
web-move = 別の場所で続ける
web-move-sure = このゲームを持ち出しますか？　ファイルとリンクにはすべてのカードが含まれるため、以後は成績に反映されません。
web-move-lead = このゲームを別の端末やサーバーで続けられます。ここのゲームはそのまま残ります。
web-move-file = ファイルに保存
web-move-where = 続ける場所
web-move-where-explain = このページまたはサーバーのアドレス
web-move-qr = このゲームのリンクのQRコード
web-move-too-long = このゲームは長すぎてQRコードにできません。リンクかファイルを使ってください。
web-bad-address = 正しいアドレスではありません。確認してください。
web-take-online = テーブルをオンラインで開く
web-take-online-lead = 友達とはサーバーで遊べます。サーバーを指定すると、このテーブルがそこで開き、招待リンクができます。
web-take-online-go = サーバーで開く
web-server-address = サーバーのアドレス
web-bring-game = このゲームをここで続けますか？
web-bring-game-lead = 別の場所で配られたため、ここでは配りを確認できません。成績には反映されません。
web-bring-game-accept = ここで続ける
web-bring-table = このテーブルをここで開きますか？
web-bring-table-lead = 友達に送るリンクとコードができます。
web-bring-table-accept = テーブルを開く
web-bring-choices = これまでの選択：{ $n }回
web-bring-unreadable = このリンクにゲームは含まれていません。もう一度送ってもらってください。
web-bring-refused = このゲームはここでは続けられません。変更されたか、途中で切れているか、ルールが異なります。
web-close = 閉じる
web-sure = よろしいですか？
web-cancel = キャンセル
web-save = 保存
web-saved = 保存しました。
web-copy = コピー
web-copied = コピーしました。
web-send = 送信
web-search = 検索
web-search-none = 見つかりません。
web-moment = 少々お待ちください…

web-phases = ラウンドのフェイズ
web-phase-persons = 人物
web-phase-draft = ドラフト
web-phase-actions = アクション
web-phase-hiring = 雇用
web-phase-plague = ペスト
web-phase-over = 終了
web-round = ラウンド{ $round }
web-round-of = 全9・ピリオド{ $period }
web-start-player = スタートプレイヤー
web-has-chosen = 選択済み

web-board = ノートルダムを囲む{ $n }つの地区のボード
web-sector-label = { $sector }：{ $friend ->
        [yes] { $n ->
            [0] 友人
           *[other] マーカー{ $n }個、友人
        }
       *[no] { $n ->
            [0] マーカーなし
           *[other] マーカー{ $n }個
        }
    }
web-harbour-label = 港：ネズミ{ $rats }、ペスト後は{ $to }
web-notre-dame-label = ノートルダム：{ $n ->
        [0] マーカーなし、{ $value }点を山分け
       *[other] マーカー{ $n }個、{ $value }点のうち1個につき{ $pays }点
    }
web-carriage-label = { $player }の馬車：{ $market }

web-persons = 雇用できる人物
web-persons-hint = 金貨1枚、1ラウンドに1人
web-rats = { $n ->
        [0] ネズミなし
       *[other] ネズミ{ $n }匹
    }
web-forecast = ラウンド終了時のペスト
web-forecast-label = ペスト{ $value }−病院{ $hospital }：ネズミが{ $from }から{ $to }へ{ $overrun ->
        [yes] 、地区にあふれる
       *[no] {""}
    }
web-forecast-overrun = 9を超えます：名声点2点とマーカー1個を失います。
web-to-come = これから登場
web-players = プレイヤー
web-messages = { $n ->
        [0] 伝言なし
       *[other] 伝言{ $n }枚
    }
web-coins = 金貨{ $n }枚
web-supply = 手元のマーカー{ $n }個、共通のストック{ $general }個
web-rats-on = ネズミ{ $n }
web-rats-to = ペスト後は{ $n }{ $overrun ->
        [yes] （あふれる）
       *[no] {""}
    }
web-hired-by = 雇った人：{ $players }
web-coins-word = 金貨
web-markers-word = マーカー
web-rats-word = ネズミ
web-log = 記録
web-while-away = 離れている間の出来事：{ $n }件
web-missed = 離れている間に・{ $at }／{ $of }
web-missed-list = 離れている間に
web-missed-more = それ以前の出来事は記録にあります（{ $n }件）。
web-missed-done = 続ける
web-log-group = ラウンド{ $round }・{ $phase }
web-log-undone = { $player }が直前の選択を取り消し。
web-log-left = { $player }の代わりにボットがプレイ。
web-log-clock = 時間切れ：{ $player }の代わりにボットが選びました。
web-time-left = 残り時間：{ $time }
web-time-days = { $n }日
web-time-hours = { $n }時間
web-time-minutes = { $n }分
web-log-returned = { $player }が復帰。

# できごとをボードの横で順に伝える。$sumは「2 + 3 + 1」。
web-stage = できごと
web-stage-skip = 飛ばす
web-stage-rats = { $sum } = { $n ->
        [0] ネズミなし
       *[other] ネズミ{ $n }匹
    }
web-stage-to-all = { $n ->
        [0] このラウンドはネズミなし
       *[other] 各地区にネズミ{ $n }匹
    }
web-stage-reach = { $player-who ->
        [you] あなた
       *[other] { $player }
    }の地区にネズミ
web-stage-hospital = { $player-who ->
        [you] あなた
       *[other] { $player }
    }の病院が{ $n }匹を阻止
web-stage-back = { $player-who ->
        [you] あなた
       *[other] { $player }
    }の病院がネズミを撃退
web-stage-still = { $player-who ->
        [you] あなた
       *[other] { $player }
    }の地区は無事
web-stage-doctor = 医者が{ $player-who ->
        [you] あなた
       *[other] { $player }
    }を守る
web-stage-overrun-of = { $player-who ->
        [you] あなた
       *[other] { $player }
    }の地区にネズミがあふれた！
web-stage-spread = ネズミが広がる
web-stage-overrun = あふれた
web-stage-on = { $n }
web-stage-each = マーカー1個につき
web-stage-left-over = 余り{ $n }点
web-stage-no-marker = マーカーなし
web-stage-window = マーカーは共通のストックに戻る。
web-stage-period = ノートルダム・ピリオド{ $period }終了
web-stage-plays = { $player }がプレイ
web-stage-hires = { $player }が雇用
web-stage-dealt = 全員に新しいカード3枚

web-dock = あなたの番
web-dock-idle = 待機中
web-hand = 手札
web-draft = ドラフト
web-answers = 選択肢
web-kept = キープ済み
web-keep = キープ
web-pass-to = { $player }へ
web-played = プレイ済み
web-undo = 元に戻す
web-final = この選択は元に戻せません。
web-take-along = 着いた先の伝言も取る
web-restart = 手番をやり直す
web-hint = ヒントを見る
web-hint-short = ヒント
web-hint-says = ボットの考え：{ $choice }
web-own-borough = あなたの地区
web-zoom = 拡大と縮小
web-zoom-in = 拡大
web-zoom-out = 縮小
web-zoom-all = ボード全体
web-closer = { $player }の地区を拡大して見る
web-draft-picked = { $card }をキープします
web-draft-waiting = { $n ->
        [1] { $players }がまだ選んでいます。選び直すこともできます。
       *[other] { $players }の{ $n }人がまだ選んでいます。選び直すこともできます。
    }
web-waiting = { $n ->
        [1] { $players }が選択中
       *[other] { $players }の{ $n }人が選択中
    }
web-waiting-draft = 全員がカードを1枚キープし、残りを渡します。
web-waiting-actions = 順番にカードを1枚ずつ、1ラウンドに2枚プレイします。
web-waiting-hiring = 金貨1枚で人物を1人雇用することができます。
web-waiting-plague = ネズミがやって来ます。
web-why-no-effect = 今は効果なし
web-why-no-marker = マーカーなし：移動

web-short-cloister-school = マーカー
web-short-bank = 金貨
web-short-residence = 名声点
web-short-carriage-house = 馬車で伝言へ
web-short-hotel = 3つから1つ
web-short-park = ネズミ−1
web-short-hospital = ネズミ−1
web-short-notre-dame = 寄付
web-short-trusted-friend = 場所を使う

web-memory = 見たカード
web-memory-tab = カード
web-memory-lead = ピリオド{ $period }のアクションカードと、これから登場する人物。
web-memory-player = 山札
web-memory-unseen = 未確認
web-memory-seen = 確認済み
web-memory-order = この順番（密偵）
web-rules = ルール
web-sound-on = 音を出す
web-sound-off = 音を消す
web-menu = メニュー
web-pause = 一時停止
web-go-on = 再開
web-pace = 再生の速さ
web-skip = 現在まで飛ばす
web-title-turn = あなたの番・ノートルダム
web-title-round = ラウンド{ $round }・ノートルダム
web-seat-open = 空席
web-leave = 退席（ボットが続行）
web-leave-sure = 退席しますか？　ボットが代わりに続けます。席にはあとで戻れます。
web-take-back = 席に戻る
web-archived = このテーブルは休止中です
web-archived-why = 長い間、誰も操作していません。席のある人は、いつでもゲームを再開できます。
web-resume = 再開する
web-home = テーブル一覧
web-code = 参加コード：{ $code }
web-chat = テーブルへのメッセージ
web-talk = 会話
web-log-tab = 履歴
web-log-empty = 出来事はここに記録されます。
web-side = 履歴と会話
web-fold = たたむ
web-unfold = 開く
web-talk-empty = まだ誰も話していません。
web-unread = 新着{ $n }件
web-watching = 観戦{ $n }人
web-who-is-here = 在席状況
web-say-hello = こんにちは
web-say-well-played = お見事
web-say-thanks = ありがとう
web-say-one-moment = 少々お待ちを
web-say-good-game = いいゲームでした

web-settings = 設定
web-language = 言語
web-theme = テーマ
web-theme-auto = 端末に合わせる
web-theme-light = ライト
web-theme-dark = ダーク
web-speed = 進行の速さ
web-speed-explain = できごとを見せる速さ。速さにかかわらず、すぐに答えられます。
web-speed-0 = オフ
web-speed-1 = ゆっくり
web-speed-2 = 速い
web-sound = 音
web-sound-explain = 出来事に合わせて小さな効果音を鳴らします。
web-coach = ガイド
web-coach-explain = 各フェイズをその都度説明します。
web-coach-on = ガイドを出す
web-coach-off = ガイドを消す
web-notify = 通知
web-notify-explain = このページを見ていないとき、あなたの番が来たら知らせます。
web-confirm = 元に戻せない選択の前に確認する
web-confirm-explain = カードを渡すときや伏せられたものが公開されるときは、もう一度クリックします。
web-single-keys = 1文字のショートカットキー
web-single-keys-explain = U、1、＋などのキーをショートカットとして使います。誤って押してしまう場合や音声入力を使う場合は、オフにしてください。
web-your-name = あなたの名前
web-name = 名前

web-home-eyebrow = 2〜5人・9ラウンド
web-home-title = 大聖堂の影に広がる地区
web-home-lead = 影響力を広げ、馬車で伝言を集め、役に立つ人物を雇い、ネズミを港で食い止めましょう。
web-play-now = 今すぐ遊ぶ
web-play-now-lead = あなたとボット3人。登録不要、すぐに始まります。
web-play-now-first = あなたと初級ボット2人。まずはゲームに慣れましょう。登録不要です。
web-play-stronger = 経験者向け：強めのボット3人
web-first-eyebrow = 初めてのゲーム
web-first-title = 9ラウンドで名声を
web-first-1 = 9ラウンド後に名声点が最も多い人の勝ちです。ノートルダムは寄付で点になり、そこにマーカーを置いた人で点を分け合います。
web-first-2 = 毎ラウンド、カードを2枚使います。カードの場所にマーカーを置いて効果を使います。マーカーが多いほど多くもらえます。
web-first-3 = 港のネズミに注意。毎ラウンド増え、9を超えると名声点とマーカーを失います。
web-first-go = 始める
web-first-skip = スキップ（経験者）
web-play-as = プレイヤー名
web-new-table = 新しいテーブル
web-code-or-link = コードかリンク
web-join = 参加
web-your-tables = あなたのテーブル
web-open-tables = 募集中のテーブル
web-open-record = 棋譜を開く
web-table-waiting = { $of }席中{ $n }席着席
web-table-waiting-for = { $players }の番
web-with = 相手：{ $players }
web-sit = 着席
web-look-in = 開く
web-welcome-back = おかえりなさい
web-tables-wait = { $n ->
    [0] あなたの番のテーブルはありません。
   *[other] { $n }つのテーブルがあなたの番を待っています。
}
web-your-turn = あなたの番
web-others-think = 相手の番
web-no-tables = 進行中のゲームはありません。新しく始めるか、募集中のテーブルに参加してください。
web-no-open-tables = 募集中のテーブルはありません。公開テーブルを開くと、ほかの人から見えます。
web-to-watch = 観戦できるゲーム
web-your-games = これまでのゲーム
web-no-games = 最初のゲームがここに表示されます。
web-all-games = 全{ $n }件
web-place-of = { $n }人中{ $place }位
web-play = 遊ぶ
web-watch = 観戦
web-figures = これまでの成績
web-figure-games = ゲーム数
web-figure-won = 勝利
web-figure-mean = 平均点
web-figure-best = 最高点
web-title-waiting = ({ $n }) Notre Dame

web-seat = 席{ $n }
web-seat-me = あなた
web-seat-bot = ボット
web-level = 強さ
web-option-public = 公開
    .explain = 募集中のテーブルの一覧に載せます。載せなければリンクからだけ入れます。
web-option-clock = 選択の持ち時間
    .explain = 時間が切れると、その選択はボットが行います。3回続くと、本人が戻るまでボットが席を預かります。
web-option-clock-0 = なし
web-option-clock-60 = 1分
web-option-clock-300 = 5分
web-option-clock-86400 = 1日
web-option-clock-259200 = 3日
web-option-clock-other = 選択ごとに{ $time }
web-option-substitute = 代役
    .explain = 時間切れの人や席を離れた人の代わりにプレイするボット。
web-option-pace = ボットの進行
    .explain = それまでは選択を取り消せます。隠された情報が明かされない限り、その後も取り消せます。
web-option-pace-at-once = すぐに
web-option-pace-pause = 少し待ってから
web-option-pace-on-word = 合図したら
web-option-hints = ヒント
    .explain = 自分の番に、ボットのヒントを見ることができます。
web-presets = おすすめの設定
web-preset-first = 初めてのゲーム
    .explain = あなたと初級ボット2人、ヒントあり
web-preset-friends = 今夜みんなで
    .explain = リンクで招待、同じ時間に
web-preset-days = 何日もかけて
    .explain = リンクで招待、それぞれ都合のよい時に
web-preset-expert = 上級テーブル
    .explain = 上級ボット3人と新しい人物
web-kind-open = リンク
web-kind-beside = この端末
web-agreed = 取り決め
web-sum = あなたのテーブル
web-sum-players = { $n }人
web-sum-beside = あなたと、この端末であと{ $n }人
web-sum-open = リンクで参加する席{ $n }つ
web-sum-bots = ボット{ $n }人
web-open-table = テーブルを開く
web-open-table-lead = 友達に送るリンクとコードができます。席と色は開始まで変えられます。
web-start-now = 今すぐ開始

web-seats = 席
web-seat-free = 空席
web-here = 在席
web-away = 離席
web-sit-here = ここに座る
web-stand = 席を立つ
web-waiting-room = 空席があと{ $n }つ
web-waiting-ready = 全員そろいました
web-waiting-lead = リンクを送るか、QRコードを読み取ってもらってください。開いた人はすぐに座れます。
web-qr = 招待リンクのQRコード
web-invite-link = 招待リンク
web-start = 開始
web-start-with-bots = 空席{ $n }つにボットを入れて開始
web-table-of = { $player }のテーブル
web-seat-free-lead = リンクから参加できます
web-add-bot = ボットを入れる
web-open-seat = { $player }を外して席を空ける
web-ask-to-leave = { $player }に席を空けてもらう
web-swap-seats = 下の席と入れ替える
web-ask-to-leave-sure = { $player }は観戦でき、空いている席にまた座れます。
web-your-colour = あなたの色
web-invite = 招待
web-share = 共有
web-or-wait = 空席に誰かが座るのを待つこともできます。
web-or-watch = 観戦することもできます。
web-host-starts = 参加しました。{ $player }がゲームを開始します。
web-host-starts-soon = 参加しました。主催者がゲームを開始します。
web-room-full = 満席です。このまま観戦できます。

web-pass-device = { $player }に端末を渡してください
web-pass-device-why = それまで、ほかの人のカードは隠されています。
web-pass-device-ready = { $player }です

web-look-board = ボード
web-replay = リプレイ
web-record = 棋譜を保存
web-deal = カードの配り
web-deal-fair = この端末で確認済み：カードは、誰かが席に着く前に決められた秘密の値と、この端末の乱数から決まりました。全員の端末にこの表示が出ていれば、誰も一人ではカードを選べなかったことになります。
web-deal-without-yours = この端末で確認済み：カードは、誰かが席に着く前に決められた秘密の値から決まりました。この端末の乱数は含まれていません。
web-deal-changed = カードは、誰かが席に着く前に決められた秘密の値から決まりましたが、ルールか席が、この端末がゲーム前に最後に見たものと違います。開始直前に誰も変えていなければ、このサーバーの管理者に尋ねてください。
web-deal-wrong = カードが、ゲーム前に約束された値から決まっていません。棋譜を保存して、このサーバーの管理者に尋ねてください。
web-deal-compared = この端末でカードを配り直し、ゲーム中に見たカード、人物、伝言{ $n }枚が同じ場所にあることを確かめました。
web-deal-unknown = このブラウザーでは配りを確認できません。棋譜は「notredame verify」で確認できます。
web-deal-moved = このゲームは別の場所で配られたため、ここでは配りを確認できません。
web-after-nine = 9ラウンドを終えて
web-verdict = { $n ->
        [0] { $player }がタイブレークで勝利
       *[other] { $player }が{ $n }点差で勝利
    }
web-verdict-you = { $n ->
        [0] あなたがタイブレークで勝利
       *[other] あなたが{ $n }点差で勝利
    }
web-verdict-tie = 同率優勝：{ $players }
web-your-place = あなたは{ $points }点で{ $place }位です。{ $tied ->
        [yes] 同点の順位は金貨とマーカーの合計で決まり、あなたは{ $rest }でした。
       *[no] {""}
    }
web-rematch = 再戦
web-points-by-source = 得点の内訳
web-source-residence = 公邸
web-source-notre-dame = ノートルダム
web-source-messages = 伝言
web-source-persons = 人物
web-source-park = 公園
web-source-other = その他
web-rest = { $n ->
        [0] 残った金貨とマーカーなし
       *[other] 残った金貨とマーカー計{ $n }
    }
web-score-by-round = ラウンドごとの得点
web-coins-by-round = ラウンドごとの金貨
web-rats-by-round = ラウンドごとのネズミ
web-moments = 名場面
web-moment-line = { $player }：{ $source }

web-step = { $of }手中{ $step }手目
web-step-start = 開始時
web-back = 戻る
web-forward = 進む
web-to-start = 最初へ
web-to-end = 最後へ
web-turn-back = 前の手番
web-turn-on = 次の手番
web-eyes = 視点
web-eyes-open = すべて公開
web-jump-round = ラウンドへ移動
web-copy-step = この手へのリンクをコピー

web-help-message = 伝言
web-help-message-text = ここに馬車を止めると取れます。ボードに残っている全色がそろうまで、同じ色の2枚目は取れません（以降も同様です）。
web-help-market = 市場
web-help-market-text = 馬車は1ステップで、道に沿って隣の市場へ進みます。
web-help-harbour = 港とペスト
web-help-harbour-text = ラウンドの終わりに、人物3人のネズミから病院の分を引いた数だけ、ネズミマーカーが進みます。9を超えると名声点2点とマーカー1個を失います。
web-help-carriage = 馬車
web-help-carriage-text = 馬車小屋を使うと、そこのコマ1個につき1ステップまで進めます。
web-help-notre-dame = ノートルダム
web-help-notre-dame-text = マーカー1個につき、バラ窓のガラスが1枚光ります。ピリオドの終わりに、タイルの点をマーカーで山分けします。中央の数は、今の時点でマーカー1個が受け取る点です。
web-help-bell = 鐘撞き男
web-help-bell-text = 持っている人から始めます。ラウンドごとに次の人へ移ります。
web-help-player = プレイヤー
web-help-player-text = 金貨、手元のマーカー（と共通のストックの数）、ネズミ、集めた伝言。右上はこのラウンドにプレイしたカードと名声点です。
web-help-phase-persons = 茶色2人、灰色1人、合わせて3人の人物が登場します。ラウンドの終わりに雇用でき、そのネズミがペストをもたらします。
web-help-phase-draft = 全員がカードを3枚引き、1枚キープして2枚を渡します。回ってきた2枚から1枚キープし、最後の1枚を渡します。
web-help-phase-actions = 順番にカードを1枚ずつ、2巡プレイします。3枚目は捨てます。
web-help-phase-hiring = 金貨1枚で、3人の人物のうち1人を雇用することができます。
web-help-phase-plague = 各地区に、人物3人のネズミから病院の分を引いた数のネズミが来ます。

web-coach-phase-draft = 3枚から1枚をキープします。残りの2枚は左隣に渡ります。右隣から来た2枚からも1枚をキープし、もう1枚を左隣に渡すと、最後に1枚が回ってきます。この3枚のうち2枚をプレイします。
web-coach-phase-actions = カードには対応する場所があります。そこにマーカーを置き、そこのコマすべての分の効果を得ます。同じ場所を使うたびに、得られるものが増えていきます。
web-coach-phase-hiring = 金貨1枚で、3人の人物のうち1人が働いてくれます。このための金貨を残しておきましょう。ほとんどいつも元が取れます。
web-coach-phase-plague = 人物3人のネズミから病院の分を引いた数だけ、ネズミマーカーが進みます。9を超えないようにしましょう。
web-coach-keep-second = 右隣から2枚が来ました。1枚をキープし、もう1枚は左隣へ渡します。左隣がそれをどう使うかも考えましょう。
web-coach-play = カードにカーソルを合わせるか、1回タップすると、何が得られるかを確認できます。「元に戻す」で1つ前に戻れます。
web-coach-drive = 伝言のある市場へ馬車を進めましょう。ボードに残っている全色がそろうまで、同じ色の2枚目は取れません（以降も同様です）。
web-coach-donate = 寄付するとすぐに点が入り、ピリオドの終わりには、置いたマーカーの分だけタイルの点ももらえます。
web-coach-move-marker = 手元にマーカーがありません。役目を終えた場所から移しましょう。修道院学校では新しいマーカーが手に入ります。
web-coach-place-friend = 友人はマーカーを使わずに移り、コマとして数え、その場所を使えます。自分のコマが多い場所へ送りましょう。
web-coach-take-message = 伝言は、書かれているものをすぐにもらえます。同じ色を先に別の市場で取りたいときだけ残しましょう。
web-coach-lose-marker = ネズミが地区にあふれました。いちばん必要のないマーカーを手放しましょう。病院のコマが多ければ防げました。

web-rules-cards = アクションカード
web-rules-more = そのほかのルール
web-rules-gallery = カードと人物
web-search-rules = ルール・カード・人物を検索
web-filter = 絞り込み
web-filter-all = すべて
web-rule-goal = 目的
    .text = ノートルダムを囲む地区の1つを治めます。3ラウンドずつの3ピリオド、全9ラウンドのあと、名声点が最も多い人の勝ちです。
web-rule-round = ラウンド
    .text = 各ラウンドは5つのフェイズからなります。人物3人の登場、カードのドラフト、カード2枚のプレイ、人物の雇用、ペストです。
web-rule-persons = 人物
    .text = 茶色の人物2人と灰色の人物1人が公開されます。茶色の人物は毎ピリオド、灰色の人物は1回だけ登場します。3人のネズミの合計がそのラウンドのペスト点です。
web-rule-draft = ドラフト
    .text = 全員が自分の9枚から3枚を引き、1枚をキープして2枚を左に渡します。受け取った2枚から1枚をキープし、もう1枚を渡します。最後に回ってきた1枚を加えて、手札は3枚になります。
web-rule-actions = カードのプレイ
    .text = 順番に1枚をプレイしてアクションを行い、もう1巡します。3枚目は見せずに捨てます。場所のカードでは、自分のストックのマーカー1個をそこに置いてから、その場所を使います。
web-rule-hiring = 雇用
    .text = 順番に、金貨1枚を払って3人の人物のうち1人を雇用することができます。同じ人物を何人が雇用してもかまいません。
web-rule-plague = ペスト
    .text = ネズミマーカーは、人物3人のネズミの数から病院のコマの数を引いた分だけ進みます（病院のほうが多ければ戻ります）。9を超えるときは9で止まり、名声点2点と、コマが最も多い場所のマーカー1個を失います。
web-rule-supply = ストックが空のとき
    .text = 自分のストックにマーカーがなければ、代わりにボード上の自分のマーカーを移すことができます（友人は不可）。修道院学校、ゲストハウス、伝言、一部の人物で、共通のストックからマーカーを得られます。
web-rule-notre-dame = ノートルダム
    .text = このカードでは、そこにマーカーを置き、金貨を1〜3枚寄付して名声点を得ます（1枚で1点、2枚で3点、3枚で6点）。各ピリオドの終わりに、タイルの点をそこのマーカー全部で等しく分け（端数切り捨て）、マーカーは共通のストックに戻ります。
web-rule-carriage = 馬車
    .text = 馬車小屋のコマ1個につき1ステップ、どの地区の道でも進めます。止まった市場の伝言を取ることができます。
web-rule-messages = 伝言
    .text = 伝言を取るとすぐに名声点が入り、多くはほかのものも得られます。ボードに残っている全色を1枚ずつ集めるまで、同じ色の2枚目は取れません（3枚目以降も同様です）。
web-rule-park = 公園
    .text = 名声点を得るたびに、公園のコマ2個につき1点が加わります。
web-rule-friend = 信頼する友人
    .text = マーカーと友人を合わせて「コマ」と呼びます。友人は場所から場所へ移るコマです。いる場所でコマとして数えますが、ペストで失われることはありません。
web-rule-bell = 鐘撞き男
    .text = 鐘撞き男を持つ人から始めます。ラウンドごとに左隣へ移ります。
web-rule-end = ゲームの終わり
    .text = 9ラウンド目のあと、名声点が最も多い人の勝ちです。同点なら、金貨と自分のストックのマーカーの合計が多い人の勝ちです。それも同じなら勝利を分け合います。
web-rule-two = 2人で遊ぶとき
    .text = 2つの地区には持ち主がいません。その伝言もほかと同じように集められます。
web-rule-undo = 元に戻す
    .text = 隠された情報が明らかになるか、ほかの人が行動するまでは、選択を元に戻せます。
web-keys = キー操作：1〜9で選択肢へ、Enterで決定、Uで元に戻す、＋と−で拡大・縮小、0で全体、?で説明、Escで選択解除。Tで会話を開きます。リプレイでは、矢印キーで1ステップ、Page Up・Page Downで手番、1〜9でラウンド、スペースで再生です。
web-result = 結果
web-link = リンク
web-other-device = 別の端末
web-devices = あなたの端末
web-devices-explain = サインイン中の端末の確認、サインアウト、復旧コードの発行ができます。
web-devices-lead = サインインしている端末の一覧です。
web-device = ブラウザー
web-device-program = プログラム
web-device-this = この端末
web-sign-out = サインアウト
web-sign-out-sure = この端末をサインアウトしますか？　その端末で開いているテーブルは閉じます。
web-sign-out-this = ここでサインアウトしますか？　ほかの端末か復旧コードがないと、再びサインインできません。
web-recovery = 復旧コード
web-recovery-explain = 書き留めておくコードです。すべての端末を失ってもサインインできます。前のコードは無効になります。
web-recovery-new = 新しいコード
web-recovery-none = コードはまだありません。
web-recovery-since = { $date }に発行されたコードがあります。自分で発行したものでないとき、または誰かに見られたときは、新しいコードを発行するか、無効にしてください。
web-recovery-revoke = コードを無効にする
web-recovery-revoke-sure = 復旧コードを無効にしますか？ あなたも含め、誰もこのコードでサインインできなくなります。
web-recovery-lead = このコードを書き留めて、大切に保管してください。表示は一度だけです。
web-recover = 復旧コードでサインイン
web-recover-sure = この端末には{ $player }がサインインしています。コードを使うと別の人に替わります。ほかの端末か復旧コードがないと、{ $player }は戻れません。
web-sign-in = サインイン
web-signed-in = おかえりなさい、{ $player }さん。
web-passkey = パスキー
web-passkeys = パスキー
web-passkeys-explain = コードの代わりに、指紋、顔、セキュリティキーでサインインできます。
web-passkeys-not-built = このサーバーはパスキーなしでビルドされています。配布版では使えます。自分でビルドする場合は `--features passkeys` を付けてください。
web-passkey-new = パスキーを作る
web-passkey-remove = 削除
web-passkey-remove-sure = このパスキーを削除しますか？　ここではサインインに使えなくなります。端末には残ることがあります。
web-use-passkey = パスキーでサインイン
web-passkey-failed = うまくいきませんでした。もう一度試すか、別の方法でサインインしてください。
web-use-link = リンクでサインイン
web-use-link-sure = この端末には{ $player }がサインインしています。リンクを使うと別の人に替わります。ほかの端末か復旧コードがないと、{ $player }は再びサインインできません。
web-other-device-explain = スマートフォンや別のパソコンで、同じプレイヤーとして続けられます。
web-other-device-lead = もう一方の端末でこのリンクを開いてください。使えるのは一度だけです。
web-link-expired = このリンクは期限切れか、使用済みです。もう一方の端末で新しいリンクを作ってください。
web-lost-table = この通りの先にテーブルはありません
web-lost-replay = この通りの先にゲームはありません
web-lost-page = この通りの先には何もありません
web-lost-why = { $address } はどこにもつながっていません。文字が抜けているか、別のサーバーのリンクかもしれません。
web-lost-again = もう一度
web-qr-device = このリンクのQRコード
web-replace = { $player }の代わりにボットがプレイする
web-ask-to-replace = { $player }の代わりをボットに任せてよいか、ほかの人に尋ねる
web-make-host = { $player }をホストにする
web-host-is = { $player }がホストになりました。
web-close-to-spectators = 観戦を締め切る
web-open-to-spectators = 観戦を受け付ける
web-mute = { $player }の発言を止める
web-unmute = { $player }の発言を再び許す
web-asked-replace = { $asker ->
    [you] { $about }の代わりをボットに任せてよいか、ほかの人に尋ねています。
    [about-you] { $player }が、あなたの代わりをボットに任せてよいか、ほかの人に尋ねています。全員が同意し、あなたが1分間何もしないと、ボットが代わります。選択をするか、メッセージを書くか、「ここにいます」を押せば取りやめになります。
   *[other] { $player }からの質問：{ $about }の代わりをボットに任せてもよいですか？　{ $about }が接続中なら、1分間は断ることができます。
 }
web-grant = 同意する
web-let-a-bot-play = ボットに任せる
web-confirm-bots = ボットを進める
web-ask-to-take-back = 最後の選択の取り消しを頼む
web-asked-take-back = { $asker ->
    [you] 最後の選択を取り消してよいか、ほかの人に尋ねています。
   *[other] { $player }からのお願い：最後の選択を取り消してもよいですか？　その後の選択もすべて取り消されます。
 }
web-decline = 断る
web-withdraw = 取り下げる
web-i-am-here = ここにいます
web-to-rematch = 再戦へ
