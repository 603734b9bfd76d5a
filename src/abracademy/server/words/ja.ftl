### サーバーの言葉。

## 卓を開く

clock-too-quick = 1手番は{ $least }秒以上にするか、時計なしにしてください。
chat-in-public = 自由なおしゃべりは招待制の卓だけです。公開の卓では、ひとことの一覧から選べます。
no-such-seat-to-begin = 始めるのは席0から{ $last }のどれかです。決めなければ運まかせになります。
too-many-tables = もう{ $most }卓を開いています。次を開く前に、ゲームを終えるか、どこかの席を立ってください。
no-code-free = 新しい卓のコードが見つかりませんでした。もう一度お試しください。

## 卓に来る、卓を去る

unknown-code = このコードで開いている卓はありません。コードは6文字です。新しいものを聞いてください。
invitation-over = この卓にはもう誰も来られません。もう終わっています。
no-onlookers-here = この卓は観戦なしで遊んでいます。ゲームが終われば、すべてを見られます。
already-seated = 1つの卓に2度は座れません。
sent-away = 卓の主が、あなたに席を外してもらうことにしました。ほかの卓がきっと歓迎してくれます。
seat-taken = 席{ $seat }はふさがっています。
no-such-seat-here = ここの席は0から{ $last }までです。
no-seat-free = この卓は満席です。観戦できる卓なら見て楽しむか、ほかの卓を探してください。
nobody-to-remove = その席に、外れてもらえる人はいません。
not-in-lobby = ゲームはもう始まっています。座ることも、立つことも、誰かに外れてもらうこともできません。
nothing-to-ask-here = ロビーはお知らせだけをします。この接続では何も頼めません。

## 誰にできるか

not-seated-here = あなたの席はこの卓にありません。
only-the-host = それは卓の主にお任せください。
for-people-alone = それは、卓を囲む人間が決めることです。
for-the-host = ここは館の世話をする人のための場所です。

## 運に提供するもの

commitments-are-closed = 運への提供を約束できる時間は過ぎました。
no-bytes-awaited = 今、運があなたに求めているものはありません。
bytes-not-committed = 約束されたバイト列ではありません。

## ゲーム中と終わったあと

game-not-begun = ゲームはまだ始まっていません。
enough-for-this-table = この卓での変更はもう{ $most }回になりました。ここからはゲームを楽しみましょう。
a-bot-plays-for-you = ここではボットがあなたの代わりに遊んでいます。
game-moved-on = その間にゲームが進みました。卓の様子をもう一度見てください。
number-from-nowhere = その番号のものはまだありません。最後は{ $number }です。
game-is-paused = ゲームは一時停止中です。
already-conceded = すでに投了しています。
game-not-over = ゲームはまだ終わっていません。
table-of-other-rules = このゲームは古いルールで遊ばれたもので、ここではもうたどれません。そのまま残してあります。
unknown-page = そのページは一覧にありません。最初のページからどうぞ。
no-such-moment = このゲームの場面は{ $first }から{ $last }までです。

## 肩ごしにのぞく

never-shown-in-public = 公開の卓では、誰の手元ものぞけません。
not-everybody-agrees = ここで人の手元をのぞけるのは、遊んでいる全員が賛成したときだけです。

## ゲームのかたわらで

no-chat-here = この卓に自由なおしゃべりはありません。ひとことの一覧から選べます。
unknown-phrase = そのひとことはありません。あるのは { $phrases } です。
nothing-said = 読めるものが入っていません。
no-odds-here = この卓は確率と助言なしで遊んでいます。
advice-at-your-turn = 助言は自分の手番にだけもらえます。

## 人

not-signed-in = まずお名前を教えてください。
name-empty = 名前には、目に見えるものが何か必要です。
name-too-long = なんて立派なお名前！ 椅子の背には{ $most }文字までしか書けません。
unknown-recovery-code = このリカバリーコードの持ち主はいません。新しいコードに替わったのかもしれません。
unknown-passage = このリンクは使用済みか、古くなりました。あなたを知っている端末で新しく作ってください。
nobody-to-block = その席に、ブロックできる人はいません。
no-block-of-oneself = 自分の声とは、これからも付き合うしかありません。

## 自分のボット

too-many-bots = 連れてこられるボットは{ $most }体までです。先にどれか1体とお別れしてください。
no-such-bot-of-yours = あなたのボットの中に、それはいません。
unknown-token = このトークンのボットはここにいません。持ち主なら新しいトークンを作れます。
no-such-outside-bot = { $bot } というボットはいません。あなたのものにも、みんなのものにも見当たりません。
outside-bot-asleep = { $bot } は眠っています。またつながれば、すぐ卓に呼べます。
outside-bot-busy = { $bot } はもう{ $most }卓で遊んでいます。どれかのゲームが終わったら、また呼んでください。
no-game-of-yours = この卓に、あなたの進行中のゲームはありません。

## 入り口で

unknown-host = その名前で呼ばれる者はここにいません。サーバーの世話をする人なら、名前を加えられます。
foreign-origin = それはほかのサイトのページから来たものです。
too-many-requests = 一度に多すぎます。{ $seconds }秒後にもう一度お試しください。
unknown-path = このアドレスには何もありません。
wrong-method = このアドレスに、その頼み方はできません。
query-not-plain = 疑問符のあとを読み取れません。{ $most }バイトまでで、ゼロのバイトは使えません。
not-json = 送るものはJSONで、そう名乗る必要があります：Content-Type: application/json
too-large = 大きすぎます。{ $most }バイトまでです。
body-cut-short = 一部しか届きませんでした。
body-missing = 送られるはずのものが、何も届きませんでした。

## 館の都合がつかないとき

house-restarts = 館は少しの間閉まります。数秒したら戻ってきてください。ゲームはすべて残ります。
store-away = 館は今、帳簿を開けません。まだ何も起きていないので、少し待ってからもう一度どうぞ。
not-just-now = 今回はうまくいきませんでした。もう一度お試しください。
broken = こちらの不具合です。すみません。何か起きていないか確かめてから、もう一度お試しください。

## 保存されているものの点検

check-holds = 卓{ $table }：{ $rows }行、すべて正常です。
check-unknown-game = 卓{ $table }：{ $game } というゲームを知る者はここにいません。
check-other-rules = 卓{ $table }：ルールのバージョン{ $rules }で遊ばれたもので、ここではもうたどれません。
check-unreadable = 卓{ $table }：ログを読めません（{ $detail }）。
check-gap = 卓{ $table }：ログの{ $number }行目がありません。
check-breaks = 卓{ $table }：ログの{ $number }行目が、その前から続いていません。
check-column = 卓{ $table }：{ $column } の欄がログと違います。
check-seat = 卓{ $table }：席{ $seat }の欄がログと違います。
check-seed = 卓{ $table }：シードが、約束されたものではありません。
check-began = 卓{ $table }：誰が始めたか、または運に提供されたものが、ログと合いません。
check-outcome = 卓{ $table }：{ $move }手目（0から数えて）の運の結果が、そのシードからは出ません。
check-result = 卓{ $table }：順位と得点が、手から導かれるものではありません。
check-record = 卓{ $table }：公開される記録が正しくありません：{ $what }

## 卓で交わす決まり文句

phrase-hello = こんにちは！
phrase-good-luck = よい勝負を！
phrase-well-played = お見事！
phrase-nice-one = いい手ですね！
phrase-thanks = ありがとう！
phrase-sorry = ごめんなさい！
phrase-oops = おっと！
phrase-wow = わあ！
phrase-haha = あはは！
phrase-hmm = うーん……
phrase-take-your-time = ごゆっくり。
phrase-your-turn = あなたの番です。
phrase-one-moment = 少しお待ちください。
phrase-good-game = いい勝負でした！
phrase-again = もう一度遊びますか？
phrase-bye = またね！
