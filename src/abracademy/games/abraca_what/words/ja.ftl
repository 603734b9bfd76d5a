### アブラカ…なんだっけ？の日本語。`$edition` は名前を借りる版。

## ゲーム

abraca-what-title = アブラカ…なんだっけ？
abraca-what-tagline = みんなにはあなたの呪文が見えている。見えないのはあなただけ。

## 呪文

abraca-what-spell =
    { $spell ->
        [1] 竜の召喚
        [2] 闇を彷徨うもの
        [3] おやすみなさい
        [4] 夜の歌い手
        [5] 稲妻と雷鳴
        [6] 吹雪
        [7] 火の玉
       *[8] 回復薬
    }
abraca-what-effect =
    { $spell ->
        [1] ダイスを振り、他の全員が出目の数だけライフを失う。
        [2] 他の全員が1ライフを失い、自分は1回復する。
        [3] ダイスを振り、出目の数だけライフを回復する。
        [4] 秘密の魔石を1つ取って見る。生き残れば1点になる。
        [5] 両隣のプレイヤーが1ライフずつ失う。
        [6] 左隣のプレイヤーが1ライフを失う。
        [7] 右隣のプレイヤーが1ライフを失う。
       *[8] 1ライフを回復する。
    }
abraca-what-miss =
    { $spell ->
        [1] 失敗すると、ダイスの出目の数だけライフを失い、手番が終わる。
       *[other] 失敗すると1ライフを失い、手番が終わる。
    }

## 出来事

abraca-what-round-began = 第{ $round }ラウンド開始。{ $player }からです。
abraca-what-spell-found = { $player }が「{ $spell }・{ abraca-what-spell }」を唱えた。成功！
abraca-what-spell-missed = { $player }が「{ $spell }・{ abraca-what-spell }」を唱えた。その魔石はなかった。
abraca-what-call-slipped = { $player }が「{ $spell }・{ abraca-what-spell }」を唱えた。数字が小さい、反則！
abraca-what-stone-taken = 左から{ $place }番目の魔石がボードへ。
abraca-what-die-rolled = ダイスの目は{ $face }。
abraca-what-life-lost = { $player }は{ $lives }ライフを失った。
abraca-what-life-gained = { $player }は{ $lives }ライフ回復した。
abraca-what-lives-unchanged = ライフはもう満タンだった。
abraca-what-secret-taken = { $player }は秘密の魔石を1つ取った。
abraca-what-secret-seen = { $player }は秘密の魔石を1つ取った。中身は「{ $spell }・{ abraca-what-spell }」。
abraca-what-player-out = { $player }はこのラウンドから脱落。
abraca-what-player-stopped = { $player }はここで手番を終えた。
abraca-what-drawn = { $player }は魔石を{ $count }個補充した。
abraca-what-drawn-open = { $player }は魔石を補充した：{ $stones }。
abraca-what-round-emptied = { $player }が魔石を使い切り、第{ $round }ラウンドに勝利！
abraca-what-round-knocked-out = { $player }がライバルを倒し、第{ $round }ラウンドに勝利！
abraca-what-round-last-standing = { $player }が最後まで生き残り、第{ $round }ラウンドに勝利！
abraca-what-round-fell = { $player }は自分の失敗で力尽きた。第{ $round }ラウンドの勝者はなし。
abraca-what-knocked-out = { $player }のライフが尽きた。
abraca-what-gained = { $player }は{ $points }点獲得、{ $floor }階へ。
abraca-what-game-won = { $player }が塔の頂上に立ち、ゲームに勝利！
abraca-what-game-shared = { $player }は塔の頂上で勝利を分かち合う！

## ラウンドの終わり方

abraca-what-ending-emptied = 魔石を使い切った
abraca-what-ending-knocked-out = 他のプレイヤーを倒した
abraca-what-ending-fell = 自分の失敗で倒れた
abraca-what-ending-last-standing = 最後の1人になった

## オプション

abraca-what-option-edition = 版
abraca-what-option-edition-help = 呪文に書かれた名前と、いくつかの細かい違い。ルールを参照。
abraca-what-option-edition-z-man = Z-Man版
abraca-what-option-edition-korea-boardgames = Korea Boardgames版
abraca-what-option-edition-moonster = Moonster版
abraca-what-option-edition-japanese = 日本語版
abraca-what-option-easy = 簡単バージョン
abraca-what-option-easy-help = どの数字の次にどの数字を唱えてもよい。
abraca-what-option-last-standing = バトルロイヤル
abraca-what-option-last-standing-help = 誰かが倒れてもラウンドは続き、勝者だけが得点する。
abraca-what-option-slips = 小さい数字の呪文
abraca-what-option-slips-help = 直前より小さい数字を唱えられないか、唱えたら代償を払うか。
abraca-what-option-slips-prevented = 唱えられない
abraca-what-option-slips-punished = 1ライフを失い手番終了
abraca-what-option-die = ダイスの面
abraca-what-option-die-help = ルールブックには書かれていない。お手持ちのダイスに合わせられる（裁定A-1）。
abraca-what-option-first = スタートプレイヤー
abraca-what-option-first-help = 0から数えた席の番号。実際の卓では最年長の人。

## できない理由

abraca-what-cast-first = 呪文を1つ成功させるまで、手番は終われません。
abraca-what-lower-number = { $spell }は{ $last }より小さい数字です。{ $last }の次は{ $last }以上を唱えてください。
abraca-what-no-such-spell = { $spell }という呪文はありません。1から8までです。

## 対戦相手

abraca-what-bot-sprite = やさしい相手。のんびり屋の妖精。見える魔石は数えるけれど、忘れっぽくて飽きっぽい
abraca-what-bot-novice = ほどほどの相手。経験と勘で戦う。ありそうな呪文を唱え、攻撃が好き。ときどき数え間違え、忘れる
abraca-what-bot-adept = 手ごわい相手。正確に数え、ライフや階の価値を知り、やめどきを心得ている
abraca-what-bot-folk = よくあるプログラムの打ち方。呪文ごとの計算式で決め、自分の失敗を覚えていない

## 助言

abraca-what-odds-count-only = この確率は数え上げだけによるものです。他のプレイヤーはあなたの魔石を見て唱えますが、そこから読み取れることは含まれていません。
abraca-what-advice-arrives = ラウンドに勝ち、{ $floor }階に届く
abraca-what-advice-empties = 最後の魔石。使い切ればラウンドに勝つ
abraca-what-advice-knocks = { $player }の最後のライフを奪う
abraca-what-advice-may-knock = 100回に{ $percent }回、{ $player }の最後のライフを奪う
abraca-what-advice-secret = 秘密の魔石が手に入る。生き残れば1点
abraca-what-advice-heals = 残りライフが少ないところを回復できる
abraca-what-advice-certain = あなたの魔石のどれかは必ず「{ $spell }・{ abraca-what-spell }」
abraca-what-advice-chance = 100回に{ $percent }回、あなたの魔石の中にある
abraca-what-advice-impossible = あなたの魔石に「{ $spell }・{ abraca-what-spell }」はありえない
abraca-what-advice-slip = 直前より小さいので、1ライフと手番を失う
abraca-what-advice-last-life = 残りライフは1
abraca-what-advice-dragon = 失敗すると、100回に{ $percent }回、竜に最後のライフを奪われる
abraca-what-advice-stop = 一番ありそうな「{ $spell }・{ abraca-what-spell }」が、100回に{ $percent }回は失敗する

## 端末で

abraca-what-board-turn = 第{ $round }ラウンド · { $player }の手番
abraca-what-board-over = 第{ $round }ラウンド終了 · すべての魔石を公開
abraca-what-board-pile = 山 { $pile } · 残りの秘密 { $secrets }
abraca-what-board-lives = ライフ
abraca-what-board-floor = 階
abraca-what-board-stones = 魔石
abraca-what-board-secrets = 秘密
abraca-what-board-left = ← 左隣
abraca-what-board-right = 右隣 →
abraca-what-board-both = ↔ 両隣
abraca-what-board-out = 脱落
abraca-what-board-open = 公開済み
abraca-what-board-unseen = 見えない残り
abraca-what-board-your-stones = あなたの魔石
abraca-what-board-cannot-be = 違うとわかった
abraca-what-board-number = 番号
abraca-what-board-spell = 呪文
abraca-what-board-effect = 効果
abraca-what-ask-first = どの呪文を唱えますか？（1～8）
abraca-what-ask-next = 直前の呪文：{ $last }・{ abraca-what-spell }。次は{ $numbers }、sで手番終了。
abraca-what-ask-slips = { abraca-what-ask-next }（小さいと反則）
abraca-what-stop-words = s, stop, やめる
abraca-what-tip-points = このラウンドで見込まれる得点
abraca-what-odds-stone = 魔石{ $place }
abraca-what-odds-has = 1個以上
abraca-what-stop = 終える
abraca-what-help-keys = 呪文は番号か名前で入力します。成功のあと、sまたはstopで手番を終えられます。
abraca-what-rules-short =
    自分以外の全員の魔石が見えます。魔石は36個。1は1個、2は2個…、8は8個です。

    手番には、1から8の呪文を少なくとも1つ唱えます。自分の魔石にあれば、その魔石がボードに移って呪文が発動し、そこでやめるか、同じ数字かそれより大きい数字を続けて唱えられます。なければ1ライフ（1の失敗ならダイスの出目の数）を失い、手番が終わります。そのあと、山があるかぎり手札を5個に補充します。

    手札の魔石を使い切ればラウンドに勝って3点、他の人は0点。誰かの最後のライフを奪えば3点、生き残った他の人は1点ずつ。自分の失敗で最後のライフを失うと、他の全員が1点ずつ得ます。生き残った人は、持っている秘密の魔石1つにつき1点を加えます（使い切りのときは勝者だけ）。

    1点で塔を1階上ります。誰かが8階に着いたラウンドでゲームは終わりです。
abraca-what-rules-easy = 今回は簡単バージョン。どの数字の次にどの数字を唱えてもかまいません。
abraca-what-rules-last-standing = 今回はバトルロイヤル。誰かが倒れてもラウンドは続き、勝者だけが2点と、秘密の魔石1つにつき1点を得ます。
abraca-what-rules-slips = 今回は、直前より小さい数字を唱えると反則です。手札に関係なく1ライフを失い、手番が終わります。
