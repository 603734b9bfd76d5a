### アブラカダブラの日本語。

## ゲーム

abracadabra-title = アブラカダブラ
abracadabra-tagline = ぴったりの魔法使いを集めよう。ほうきの気まぐれにご用心。

## カード

abracadabra-card =
    { $card ->
        [wizard-silver-water] 水の老賢者（銀）
        [wizard-silver-fire] 火の老賢者（銀）
        [wizard-silver-earth] 土の老賢者（銀）
        [wizard-bronze-water] 水の老賢者（銅）
        [wizard-bronze-fire] 火の老賢者（銅）
        [wizard-bronze-earth] 土の老賢者（銅）
        [wizard-gold-water] 水の老賢者（金）
        [wizard-gold-fire] 火の老賢者（金）
        [wizard-gold-earth] 土の老賢者（金）
        [mage-silver-water] 水の魔術師（銀）
        [mage-silver-fire] 火の魔術師（銀）
        [mage-silver-earth] 土の魔術師（銀）
        [mage-bronze-water] 水の魔術師（銅）
        [mage-bronze-fire] 火の魔術師（銅）
        [mage-bronze-earth] 土の魔術師（銅）
        [mage-gold-water] 水の魔術師（金）
        [mage-gold-fire] 火の魔術師（金）
        [mage-gold-earth] 土の魔術師（金）
        [witch-silver-water] 水の魔女（銀）
        [witch-silver-fire] 火の魔女（銀）
        [witch-silver-earth] 土の魔女（銀）
        [witch-bronze-water] 水の魔女（銅）
        [witch-bronze-fire] 火の魔女（銅）
        [witch-bronze-earth] 土の魔女（銅）
        [witch-gold-water] 水の魔女（金）
        [witch-gold-fire] 火の魔女（金）
        [witch-gold-earth] 土の魔女（金）
        [air-wizard] 風の老賢者
        [air-mage] 風の魔術師
        [air-witch] 風の魔女
        [trick-proxima] プロクシマ
        [trick-idem] イデム
        [trick-exodus] エクソダス
        [trick-chaos] カオス
        [trick-vademecum] ヴァデメクム
        [trick-periculum] ペリクルム
        [elemental-water] 水の精霊
        [elemental-fire] 火の精霊
        [elemental-earth] 土の精霊
       *[elemental-air] 風の精霊
    }
abracadabra-the-card =
    { $kind ->
        [trick] トリック「{ abracadabra-card }」
       *[other] 「{ abracadabra-card }」
    }
abracadabra-back =
    { $back ->
        [water] 水
        [fire] 火
        [earth] 土
       *[air] 風
    }
abracadabra-covered =
    { $back ->
        [water] 水のカード1枚
        [fire] 火のカード1枚
        [earth] 土のカード1枚
       *[air] 風のカード1枚
    }

## 集いと魔道具

abracadabra-type =
    { $pile ->
        [A] アレア！
        [B] ババウ！
        [C] コント！
        [D] ドゥビオ！
        [E] エクストラ！
        [F] フェリックス！
       *[G] ゲニウス！
    }
abracadabra-object =
    { $points ->
        [stone] 賢者の石
       *[other] { $points }点
    }
abracadabra-house-value = { $object }（独自の値）

## 出来事

abracadabra-laid-out = カード4枚が場に並んだ。表向きは{ $card }、山札は{ $count }枚。
abracadabra-shuffled-again = ペリクルムが表向きになるところだったので、切り直し。
abracadabra-objects-shuffled = 魔道具を山ごとに切り混ぜた。
abracadabra-drawn = { $player }は{ $card }を取った。
abracadabra-periculum =
    { $lost ->
        [0] 大混乱！{ $player }に失う手札はないが、手番は終わり。場・山札・捨て札をまとめて切り混ぜる。
       *[other] 大混乱！{ $player }は手札{ $lost }枚をすべて失い、手番も終わり。場・山札・捨て札をまとめて切り混ぜる。
    }
abracadabra-gathered = { $player }が{ $one }と{ $two }と{ $three }を集めた。{ abracadabra-type }
abracadabra-recruited = { $player }は塔の{ $tower }を引き止め、{ $one }と{ $two }を加えた。{ abracadabra-type }
abracadabra-new-gathering = { $player }は「新しい集い」カードももらった（1点）。
abracadabra-proxima-spent = プロクシマが役目を終え、{ $player }も分け前にあずかる。
abracadabra-empty = { $pile }の山は空。
abracadabra-object-taken = { $player }は{ $pile }の山から魔道具を取った。
abracadabra-object-seen = { $player }は{ $pile }の山から魔道具を取った。中身は{ $object }。
abracadabra-nothing-taken = { $player }の取れる魔道具はもうない。
abracadabra-played =
    { $trick ->
        [proxima] { $player }はトリック「プロクシマ」を出した。次の集いで分け前をもらう。
        [idem] { $player }はトリック「イデム」を使った。塔の集いの分け前をもらう。
        [exodus] { $player }はトリック「エクソダス」を使った。他の全員の手札から魔法使いが1人去る。
        [chaos] { $player }はトリック「カオス」を使ったが、誰も狙わなかった。
       *[vademecum] { $player }はトリック「ヴァデメクム」を使ったが、誰も狙わなかった。
    }
abracadabra-aimed =
    { $trick ->
        [chaos] { $player }が{ $target }にトリック「カオス」を使った。
       *[vademecum] { $player }が{ $target }にトリック「ヴァデメクム」を使った。
    }
abracadabra-no-enchanter = { $player }の手札に魔法使いはいない。
abracadabra-taken = { $player }は{ $target }から{ $card }を奪った。
abracadabra-given = { $player }は{ $target }に{ $card }を渡した。
abracadabra-passed = { $player }は集いもトリックも見送った。
abracadabra-discarded = { $player }は{ $card }を捨てた。
abracadabra-lifted = 新しい2枚は、上が{ $upper }、下が{ $lower }。どちらを表にするか{ $player }が選ぶ。
abracadabra-replaced = 場に裏向きで加わったのは、{ $first }と{ $second }。
abracadabra-replaced-alike = 場に裏向きで加わったのは、{ $back }のカード2枚。
abracadabra-replaced-open = 場に加わったのは、表向きの{ $first }と、裏向きの{ $second }。
abracadabra-ran-out = 山札が尽きた。場・山札・捨て札をまとめて切り混ぜる。
abracadabra-extra-turn = { $player }は続けてもう1手番。
abracadabra-won-points = { $player }は魔法使いになれる点数に達し、ゲームに勝利！
abracadabra-won-artifact = { $player }は賢者の石2つともう1つの品から秘宝を作り上げ、ゲームに勝利！
abracadabra-quiet = 長いあいだ誰も何も取らないので、ゲームはここまで。
abracadabra-won-quiet = 最も点の高い{ $player }の勝利！
abracadabra-shared = { $player }は勝利を分かち合う！
abracadabra-points = { $player }は{ $points }点で終えた。
abracadabra-house-values = （魔道具の値は独自のもので、市販のゲームとは異なります。）

## ゲームの終わり方

abracadabra-ending-points = 15点に達した
abracadabra-ending-artifact = 秘宝ができた
abracadabra-ending-quiet = 誰も何も取らなくなった

## オプション

abracadabra-option-first = スタートプレイヤー
abracadabra-option-first-help = 0から数えた席の番号。実際の卓では持ち主が決めるか、くじで。
abracadabra-option-objects = AからGの山の魔道具の中身
abracadabra-option-objects-help = 市販のゲームの値はどこにも公開されていないため、独自の値です。お持ちなら本物の値を書けます：7つの山それぞれに7枚、点数か "stone"。

## できない理由

abracadabra-not-in-hand = 手札にないカードは使えません。
abracadabra-no-gathering = それでは集いになりません。姿・学校・元素のそれぞれが、すべて同じか、すべて違うこと。塔から加えられるのは1人だけで、風の魔法使いは加えられません。
abracadabra-no-towers = イデムは、塔に集いがなければ使えません。
abracadabra-no-such-target = そこは狙えません。カオスとヴァデメクムは手札のある他のプレイヤーを狙い、ほかのトリックは誰も狙いません。
abracadabra-now-draw = まず場のカードを1枚取ってください。
abracadabra-now-act = カードは2枚取りました。集いを開くか、トリックを使うか、どちらも見送るかを選んでください。
abracadabra-now-take = この魔道具の山は空です。代わりの山を選んでください。
abracadabra-now-exodus = エクソダスです。手札から魔法使いを1人捨ててください。
abracadabra-now-give = 手札から1枚渡してください。いま奪ったカードは渡せません。
abracadabra-now-discard = 手札が5枚を超えています。1枚捨ててください。
abracadabra-now-face-up = 新しい2枚のどちらを表にするか選んでください。上が0、下が1です。
abracadabra-now-again = もう1手番できます。続けるか、見送るかを選んでください。

## 対戦相手

abracadabra-bot-sprite = のんびり屋の妖精。気づけば集いを開き、トリックが大好きで、先のことは考えない

## 端末で
