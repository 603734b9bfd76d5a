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

abracadabra-bot-sprite = やさしい相手。のんびり屋の妖精。気づけば集いを開き、トリックが大好きで、先のことは考えない
abracadabra-bot-novice = ほどほどの相手。経験と勘で打つ。気づいた集いを文字順に狙い、数は数えず、風の魔法使いをよく見落とす
abracadabra-bot-adept = 手ごわい相手。見えたカードと魔道具をすべて数え、一手ごとに勝つ見込みを量り、相手に何を残すかにも気を配る
abracadabra-odds-count-only = この見込みは、見えたことと告げられたことを数えただけです。誰の思惑も読んでいません。

## なぜか

abracadabra-why-wins = その場でゲームに勝つ
abracadabra-why-may-win = { $percent }%の見込みで、その場でゲームに勝つ
abracadabra-why-object = { $pile }の山の魔道具が手に入る。平均{ $whole }.{ $tenth }点
abracadabra-why-object-instead = { $due }の山は空なので、{ $pile }の山の魔道具が手に入る。平均{ $whole }.{ $tenth }点
abracadabra-why-no-object = 手に入る魔道具はもう残っていない
abracadabra-why-stone = その魔道具は{ $percent }%の見込みで賢者の石
abracadabra-why-second-stone = { $percent }%の見込みで、2つ目の賢者の石になる
abracadabra-why-new = 「新しい集い」カードで1点増える
abracadabra-why-extra-turn = もう1手番できる
abracadabra-why-no-extra-turn = もう1手番できるのに見送ってしまう
abracadabra-why-twice = 自分のプロクシマで魔道具がもう1つ。平均{ $whole }.{ $tenth }点
abracadabra-why-shares = プロクシマで{ $player }も分け前をもらう。平均{ $whole }.{ $tenth }点
abracadabra-why-offers = 塔に残す誰かを{ $player }が引き止められそう。{ $percent }%
abracadabra-why-ready = 残る手札だけで次の集いができている。{ abracadabra-type }
abracadabra-why-hand-hopes = 残る手札{ $count }枚なら、まだ見ぬカードの{ $percent }%で集いがそろう
abracadabra-why-hand-hopeless =
    { $count ->
        [0] 手札がなくなる
       *[other] 残る手札{ $count }枚では、1枚加えただけで集いはそろわない
    }
abracadabra-why-proxima = 誰のものであれ次の集いで分け前をもらえる。どの山も同じとみて{ $whole }.{ $tenth }点
abracadabra-why-exodus = 他の{ $count }人が、それぞれ魔法使いを1人失うかもしれない
abracadabra-why-thrown-away = { $card }をむだに捨てることになる
abracadabra-why-theft = { $player }の手札{ $count }枚から1枚を奪う。{ $percent }%の見込みで集いがそろう
abracadabra-why-theft-idle = { $player }の手札{ $count }枚から1枚を奪う。まだ集いはそろわない
abracadabra-why-holds = { $player }は{ $card }を持っていると分かっている
abracadabra-why-gives-back = 代わりに{ $card }が{ $player }に渡りそう
abracadabra-why-given = { $card }が{ $player }に渡る
abracadabra-why-elemental-gone = { $card }は手札にあれば1点、ほかに2枚そろえば精霊の達人で5点
abracadabra-why-gone-needed = { $card }があれば、まだ見ぬ{ $count }枚のどれかで集いがそろった
abracadabra-why-gone-idle = { $card }を必要とする、まだ見ぬカードはない
abracadabra-why-turned-up = { $percent }%の見込みでペリクルム。手札{ $count }枚を失う
abracadabra-why-open-for = 表向きの{ $card }を最初に見るのは{ $player }
abracadabra-why-forgoes = いまできる集いを見送ることになる。{ abracadabra-type }
abracadabra-why-nothing-gathers = いまの手札ではまだ集いが開けない
abracadabra-why-denies = 人一倍欲しがりそうな{ $player }に{ $card }を渡さずにすむ
abracadabra-why-periculum =
    { $count ->
        [0] { $percent }%の見込みでペリクルムがあり、手番を失う
       *[other] { $percent }%の見込みでペリクルムがあり、手番と手札{ $count }枚を失う
    }
abracadabra-why-turn-worth = この手番で平均{ $whole }.{ $tenth }点得られる
abracadabra-why-master = { $card }は3枚目の精霊。一度に{ $points }点
abracadabra-why-elemental = { $card }は持っている間1点になる
abracadabra-why-trick = { $card }は集いのない手番に使える
abracadabra-why-completes = { $card }で集いがそろう。{ abracadabra-type }
abracadabra-why-no-gathering-yet = { $card }ではまだ何もそろわない
abracadabra-why-some-complete = ここにありうる{ $all }枚のうち{ $count }枚で集いがそろう（{ $percent }%）。良ければ{ abracadabra-type }
abracadabra-why-none-completes = ここにありうる{ $all }枚では、どれもまだ集いがそろわない

## 端末で

abracadabra-board-turn = { $player }の手番
abracadabra-board-extra-turn = このあともう1手番
abracadabra-board-over = ゲーム終了 · すべて公開
abracadabra-board-hand = 手札
abracadabra-board-objects = 魔道具
abracadabra-board-new = 新
abracadabra-board-left-of-you = ← 左隣
abracadabra-board-right-of-you = 右隣 →
abracadabra-board-both = ↔ 両隣
abracadabra-board-table = 場 · 山札 { $count } { $top }
abracadabra-board-new-cards = 新しい2枚
abracadabra-board-towers = 塔：{ $pile } { abracadabra-type }（{ $player }）
abracadabra-board-no-towers = 塔：まだ誰もいない
abracadabra-board-objects-left = 残りの魔道具
abracadabra-board-new-left = 新しい集い { $count }
abracadabra-board-discard = 捨て札 { $count }
abracadabra-board-aspect =
    { $aspect ->
        [wizard] 老賢者
        [mage] 魔術師
       *[witch] 魔女
    }
abracadabra-board-school =
    { $school ->
        [silver] 銀
        [bronze] 銅
        [gold] 金
       *[any] 自由
    }
abracadabra-board-trick = トリック
abracadabra-board-elemental = 精霊
abracadabra-board-stone = 賢者の石
abracadabra-board-your-hand = あなたの手札
abracadabra-board-your-objects = あなたの魔道具
abracadabra-board-your-new = 新しい集い{ $count }枚
abracadabra-board-your-elementals =
    { $count ->
        [1] 精霊1枚
        [2] 精霊2枚
       *[other] 精霊{ $count }枚と「精霊の主」
    }
abracadabra-board-points = { $winning }点中{ $points }点
abracadabra-board-house = * 独自の値
abracadabra-board-fits = 集いになる組
abracadabra-board-type = 種類
abracadabra-board-worth = 魔道具
abracadabra-board-and-new = 新+1
abracadabra-board-twice = プロクシマ：2つ
abracadabra-board-and-turn = もう1手番
abracadabra-board-from-beside = 隣の山から
abracadabra-board-from = 山
abracadabra-board-left = 残り
abracadabra-board-nobody = 誰も狙わない
abracadabra-board-pass = 集いもトリックも見送る
abracadabra-board-again = もう1手番する
abracadabra-board-end = 見送る
abracadabra-odds-place = 場{ $place }
abracadabra-odds-pile = 山札
abracadabra-odds-each = { $cards } 各{ $chance }
abracadabra-odds-now = 今の手札で
abracadabra-odds-drawing = { $places }を取れば
abracadabra-tip-points = この手番が終わったときに見込まれる点数
abracadabra-ask-first = 1枚目はどれを取りますか？（{ $numbers }）
abracadabra-ask-second = 2枚目はどれを取りますか？（{ $numbers }）
abracadabra-ask-act = どうしますか？（{ $numbers }、pで見送り）
abracadabra-ask-take = { $pile }の山は空です。どの山から取りますか？（{ $numbers }）
abracadabra-ask-exodus = エクソダス！どの魔法使いを捨てますか？（{ $numbers }）
abracadabra-ask-give = 代わりにどのカードを渡しますか？（{ $numbers }）
abracadabra-ask-discard = 手札が{ $count }枚多いです。どれを捨てますか？（{ $numbers }）
abracadabra-ask-face-up = 新しい2枚のどちらを表にしますか？（{ $numbers }）
abracadabra-ask-again = もう1手番しますか？（はいはy、いいえはn）
abracadabra-pass-words = p, pass, パス, 見送る
abracadabra-yes-words = y, yes, はい
abracadabra-no-words = n, no, いいえ
abracadabra-nobody-words = nobody, なし, 誰も狙わない
abracadabra-help-aspect = 姿
abracadabra-help-school = 学校
abracadabra-help-element = 元素
abracadabra-help-air = 風の魔法使いは、風以外のどの元素にも、どの学校にもなれます。
abracadabra-help-elementals = 手札の精霊は1枚1点。3枚以上あればさらに5点。
abracadabra-help-same = 同じ
abracadabra-help-different = 違う
abracadabra-help-either = 自由
abracadabra-help-trick =
    { $trick ->
        [proxima] 誰のものでも次の集いのときに、同じ山の魔道具をあなたも1つ取る。
        [idem] 塔の集いに魔道具を出した山から、1つ取る。
        [exodus] 他の全員が、手札に魔法使いがいれば1人ずつ捨てる。
        [chaos] 誰かの手札から1枚を無作為に奪い、別の1枚を渡す。
        [vademecum] 誰かの手札から1枚を無作為に奪う。
       *[periculum] 取るか、めくってしまうと、手札と手番を失う。
    }
abracadabra-help-keys =
    画面の番号を入力します。短い書き方もあります。集いはカードの文字で（abe、塔のxを使うならabx、種類を選べるときはabeGのように）、当てはまる集いが1つだけなら種類だけでも（G）。トリックは名前と相手（カオス ニム）、見送りはp、カードは名前でも選べます。
abracadabra-rules-short =
    魔法使いを集めて魔道具を手に入れ、最初に15点に達した人の勝ちです。

    手番には、場の4枚から2枚を1枚ずつ取ります。次に、集いを開くかトリックを使うか、どちらか1つだけできます（しなくてもかまいません）。そのあと手札が5枚になるまで捨て、空いた2か所を山札から補充します。カードの裏には、いつも元素が見えています。

    集いは魔法使い3人で開きます。姿・学校・元素のそれぞれが、3人とも同じか、3人とも違うこと。3人とも手札から出せば「新しい集い」カード（1点）ももらえます。2人を手札から出し、塔にいる1人を加えてもかまいませんが、塔の風の魔法使いは加えられません。魔道具は種類に応じた山から取り、違いの多い集いほど良いものが出ます。アレア！ならもう1手番できます。山が空なら、隣の山から取ります。

    点数は、魔道具、「新しい集い」カード、手札の精霊の合計です。精霊が3枚あればさらに5点。賢者の石2つと他の魔道具が1つあれば、その場で勝ちです。ペリクルムにはご用心。手札と手番を失い、ほとんどのカードが切り直されます。
abracadabra-rules-house = 今回の魔道具の値は独自のものです。市販のゲームの値はどこにも公開されていません。お持ちなら --option objects=@ファイル で本物の値を使えます。
