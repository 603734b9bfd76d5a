### コマンドラインの言葉。

## ヘルプ

help-usage = 使い方:
help-options = オプション
help-help = このヘルプを表示して終了
help-lang = 使う言語。指定がなければシステムの言語
help-abracademy = Abracademy：魔法使いのボードゲーム2つを、遊ぶ・学ぶ・研究する。
help-commands = コマンド：
help-more = それぞれの詳しい説明は `abracademy コマンド --help` で。

## できないこと

cannot-write = 書き込めません：{ $reason }
unknown-command = { $command } というコマンドはありません。使えるのは { $commands } です。
unknown-language = { $language } という言語は使えません。使えるのは { $languages } です。
unknown-arguments = { $arguments } は理解できません。`--help` をご覧ください。
unreadable-argument = { $argument } の値を読み取れません。書き方は `--help` をご覧ください。
unreadable-arguments = このコマンドラインを読み取れません：{ $detail }
unknown-game = { $game } というゲームはありません。あるのは { $games } です。
unknown-option = { $option } というオプションはありません。あるのは { $allowed } です。
option-not-allowed = オプション { $option } に使える値：{ $allowed }
seats-not-allowed = このゲームは{ $least }～{ $most }人用です。{ $seats }人では遊べません。
game-over = ゲームは終わっています。
chance-awaited = 今は誰の手番でもありません。先に運の結果が必要です。
another-seats-turn = 今は席{ $seat }の手番です。
no-chance-awaited = 運の出番ではありません。席{ $seat }の手番です。
outcome-shuffle = シャッフルの結果は、挙げられたものを過不足なく、好きな順に並べたものです。
outcome-roll = ダイスの結果は、その面のどれかです。
outcome-pick = 選択の結果は、挙げられたもののどれかです。
unreadable-action = このゲームの行動ではありません：{ $detail }
unknown-table = { $table } という卓はありません。
no-such-viewer = 見る人は0から{ $last }までの席か、観戦者を表すnullです。
request-too-long = リクエストは{ $most }バイトまでです。
unreadable-request = このリクエストを読み取れません：{ $detail }
record-of-other-rules = この記録はルールのバージョン{ $rules }のものです。こちらはバージョン{ $ours }です。
record-breaks = 記録は{ $move }手目（0から数えて）で成り立たなくなります。
record-of-other-format = この記録の形式は{ $format }です。ここで読めるのは形式{ $ours }です。
unreadable-record = これは記録ではありません：{ $detail }
no-json = これはJSONではありません。{ $byte }バイト目（0から数えて）で成り立たなくなります。
json-too-deep = このJSONは入れ子が深すぎます。
json-name-twice = このJSONは曖昧です。1つのオブジェクトに { $name } という名前が2度あります。
json-not-plain = { $path } に、記録に入らないものがあります。整数でない数、大きすぎる数、または不完全な文字です。
another-request = ここでルールが運に求めるのは別のことです。
record-of-another-result = 記録の結果は、その手から導かれるものではありません。
record-seed-early = ゲームが終わっていないのに、記録がシードを明かしています。
record-options-missing = 記録は、ゲームが書くとおりにすべてのオプションを挙げていません（$.options）。
record-contributions-missing = 記録には席ごとに提供分かnullが1つずつ必要です（$.contributions）。
record-of-another-seed = このシードは、記録が約束しているものではありません。
record-without-commitment = 記録にシードへの約束がないので、シードも提供分もあるはずがありません。
record-changed = 記録は書かれたあとで変えられています。どの手も可能ですが、ダイジェストが別のものです。
record-outcome-changed = 記録は書かれたあとで変えられています。{ $move }手目（0から数えて）の運の結果は、そのシードからは出ません。
contributions-not-fitting = 提供分はシードとともに、{ $seats }席それぞれに1つかnullを書きます。
no-file = ゲームの記録のファイルを指定してください。
unreadable-file = { $file } を読めません：{ $reason }
file-too-long = { $file } は記録ではありません。{ $most }バイトを超えています。
file-exists = { $file } はすでにあります。上書きはしません。別の名前にしてください。
nameless-seat = 席{ $seat }

## 遊ぶ：ヘルプ

help-play =
    端末でボットを相手にゲームを遊びます。

    指定しなかったことは質問され、Enterだけで標準の答えになります。質問できない
    ときは標準のまま始まります。ゲーム中は `?` で遊び方の説明、`r` でルール、
    `l` で前の手番からの出来事、`t` で理由つきの助言、`o` で確率、`q` で終了です。

    例：4人で、オプションを1つ変えて遊ぶ
      abracademy play --seats 4 --name ノラ --bots sprite --option slips=punished
help-game = 遊ぶゲーム。指定がなければ abraca-what
help-bots = 卓につくボット。1つなら全員、コンマ区切りで1人ずつ
help-option = ゲームのオプション。何度でも指定できる：easy=true、slips=punished など。名前=@ファイル なら、値のJSONをファイルから読む
help-play-game = 遊ぶゲーム。指定がなければ尋ねる。通常は abraca-what
help-play-seats = 自分を含めた人数
help-play-seat = 自分の席。時計回りに0から数える。指定がなければ0
help-play-name = あなたの名前
help-play-list-options = ゲームのオプションと使える値を一覧して終了
help-play-seed = 数、または16進数。同じシードで同じ手なら、同じゲームになる
help-play-record = 終わったゲームの記録を新しいファイルに書く（`replay` と `verify` 用）。途中でやめたゲームは書かれない
help-play-pace = ボットの1手にかける秒数。0なら待たない。指定しなければ、それぞれのペースで打つ
help-play-plain = 色を使わない。NO_COLORがあるときや、出力が端末でないときも同じ

## 遊ぶ：始まる前

play-ask-game = どのゲームで遊びますか？
play-ask-name = お名前は？
play-usual-name = 見習い
play-ask-seats = 何人で遊びますか？（{ $least }～{ $most }）
play-ask-bots = 相手は？ 1つなら全員、コンマ区切りで1人ずつ指定
play-ask-options = オプション：Enterで標準、名前=値で変更、?で一覧
play-option = オプション
play-option-allows = 使える値
play-option-about = 説明
play-welcome = { $player }さんの相手は{ $others }です。
play-keys = いつでも：? ヘルプ・r ルール・l 記録・t 助言・o 確率・q 終了
play-commitment = 卓のシードへの約束： { $commitment }
play-contribution-commitment = あなたが運に提供するものへの約束： { $commitment }
play-contribution = あなたの提供分： { $contribution }
bot-random = 許された手を無作為に打つ

## 遊ぶ：ゲーム中と終わったあと

between-sentences = { "" }
play-not-understood = 「{ $typed }」はここではできません。?でヘルプを表示します。
play-nothing-yet = まだ何も起きていません。
play-go-on = Enterで続ける
play-tip = 助言
play-tip-win = 勝率
play-tip-points = 点
play-tip-why = 理由
play-tips-note = 「勝率」は達人の見積もるゲームの勝率。「点」は{ $points }。
play-no-tips = このゲームの助言ができる者はここにはいません。
play-no-odds = このゲームの確率を知る者はここにはいません。
play-goodbye = 席を立ちました。またどうぞ！
play-result = 順位と、ラウンドごとの得点
play-result-at-once = 順位と得点
play-place = 順位
play-player = プレイヤー
play-chapter = { $number }
play-points = 得点
play-seed = 同じ運でもう一度遊ぶには：--seed { $seed }
play-revealed = 卓のシード： { $seed }
play-recorded = ゲームを { $file } に記録しました。`abracademy replay` で読み返し、`abracademy verify` で運を確かめられます。
play-thanks = 遊んでくれてありがとう！
plain-question = どれにしますか？（1～{ $most }）
plain-help = したいことの番号を入力してください。
plain-rules = このゲームのルールはRULES.mdにあります。

## 遊ぶ：できないこと

unknown-bot = このゲームに { $bot } というボットはいません。いるのは { $bots } です。
bots-not-fitting = ボットは全席分で1つか、{ $wanted }つ指定してください（今は{ $given }つ）。
option-file = ファイル { $file } を読めません：{ $reason }
option-file-json = ファイル { $file } の中身はJSONではありません：{ $reason }
option-without-value = オプションは 名前=値 の形で書きます（{ $option } ではなく）。
no-name = 名前は1文字以上必要です。
no-such-seat = この卓に席{ $seat }はありません。0から{ $last }までです。
not-a-number = { $typed } はここで使える数ではありません。
unreadable-seed = { $seed } はシードではありません。数か16進数で書いてください。

## サーバー

help-serve = 館を開きます。アドレスを知る人なら誰でも遊べるサーバーです。

    設定は要りません。このマシンのアドレスと、同じネットワークの電話のための
    アドレスを表示します。どの設定も環境変数で指定できます（--port なら
    ABRACADEMY_PORT）。オプションが優先されます。ゲームは1手ごとに保存される
    ので、いつ止めても何も失われません。広く公開する方法は docs/hosting.md に
    あります。例：
      abracademy serve --port 8080 --data games
help-serve-open = デスクトップがあれば、ブラウザーで開く
help-setting-host = 待ち受ける場所。標準の0.0.0.0ならネットワークの全員、127.0.0.1ならこのマシンだけ
help-setting-port = ポート（65535まで）。指定がなければ8437。ふさがっていれば空いているもの
help-setting-data = すべてを保存するフォルダー。指定がなければシステムの決まった場所
help-setting-database-url = 代わりにすべてを保存するPostgreSQL：postgresql://ユーザー:パスワード@ホスト/名前
help-setting-redis-url = 複数のプロセスで1つのPostgreSQLを使うときのRedis：redis://ホスト
help-setting-trusted-proxy = X-Forwarded-For を信じるプロキシのアドレスかネットワーク。標準ではどれも信じない
help-setting-names = アドレスと家の中の名前のほかに、人々が使う名前。プロキシの背後では、指定がなければどれでもよい
help-setting-metrics-from = /metrics を読めるアドレスかネットワーク。このマシンからはいつでも読める
help-setting-log = サーバーの記録の形。text、json、またはauto（端末ならtext）
help-setting-durability = 標準のfullは停電にも耐える。normalは速く、停電以外のすべてに耐える
help-setting-pace = ボットの間の長さ。いつもの何倍か（100まで）。0なら間を置かない
help-setting-workers = ボットが考えるプロセスの数（1から256）。指定がなければ1
help-setting-leniency = 頼める回数。いつもの限度の何倍か
help-setting-open-tables = 1人が開いたまま終えずにおける卓の数。指定がなければ8
serve-open = 館が開きました。
serve-here = このマシンで
serve-network = 同じネットワークで
serve-scan = 同じネットワークの電話なら、このコードで開けます。
serve-stop = Ctrl-Cで閉じます。ゲームはすべて残ります。
serve-kept-in = ゲームの保存先：{ $folder }
serve-port-taken = ポート{ $port }はほかで使われているので、別のポートです。
port-taken = ポート{ $port }はほかで使われています。別のポートを選ぶか、--port を外してください。
no-listening = { $host } のポート{ $port }では待ち受けできません：{ $why }
data-in-use = { $folder } は別のサーバーが使っています。先にそれを止めるか、--data で別のフォルダーを選んでください。
database-away = データベースを使えません：{ $why }
database-of-newer-version = 新しい版のabracademyが書いたものです。その版をお使いください。

## バックアップ、復元、点検

help-backup = 保存されているすべてを1つのファイルに写します。サーバーが動いていても使えます。

    どのデータベースでも、ある瞬間のすべてのゲームと人がこのファイルに入り、
    `restore` で別の場所に戻せます。館の鍵や、ゲームでまだ秘密のことも入るので、
    読めるのはあなただけです。鍵のように大切に保管してください。例：
      abracademy backup monday.backup
help-backup-file = 書き込み先。上書きはしない
backup-copying = コピー中
backup-written = すべてを { $file } に写しました。館の鍵が入っています。秘密にしてください。
no-backup-named = ファイルを指定してください。
help-restore = バックアップを空の場所に戻します。

    場所は新しいフォルダーか、空のPostgreSQLです。先にサーバーを止めてください。
    古い版のバックアップは新しい形に直されます。例：
      abracademy restore monday.backup --data games
help-restore-file = バックアップ
restore-copying = 復元中
restore-done = { $file } の中身がすべて戻りました。`abracademy check` で点検できます。
help-check = 保存されているすべてが正しいままか点検します。

    どのログもルールどおりにたどり直し、そこから書き出されたものと比べ、運の結果も
    すべて導き直します。終了コードは、問題がなければ0、あれば1です。サーバーが
    動いていても使えます。例：
      abracademy check --data games
check-going-through = 点検中
check-verdict = 卓{ $tables }：正常{ $holds }、別のルール{ $unknown }、問題{ $wrong }
no-backup = { $file } はバックアップではないか、壊れています。
nothing-stored = そこには何も保存されていません。
nothing-stored-in = ここには何も保存されていません：{ $folder }
database-of-older-version = このデータベースは古い版のabracademyが書いたものです。その版を使うか、このサーバーを一度起動してください。
database-not-empty = すでに何かがあります。上書きはしません。空の場所を選んでください。

## Referee

help-referee = プログラムのためにゲームを審判します。1行に1つのJSONの要求、1行に1つの答え。

    審判はすべてを見て、入力が終わるまで答えます。要求と答えはすべて docs/protocol.md に
    説明があります。例：
      echo '{"{"}"op":"games"{"}"}' | abracademy referee

## Simulate

help-simulate = ボットにたくさんのゲームをさせて、その結果を見ます。

    同じシードなら、コアがいくつでも同じゲームになります。例：
      abracademy simulate --seats 4 --games 5000 --bots random --option easy=true
help-simulate-seats = 席の数。指定がなければ最少の人数
help-simulate-games = ゲームの数。指定がなければ1000
help-simulate-bots = 誰が遊ぶか。全席に1つの名前、またはコンマ区切りの名前
help-simulate-seed = 好きな文字列。同じシードなら同じゲームになります
help-simulate-json = すべてを1行のJSONで
simulate-playing = 対戦中
simulate-title = { $game }：{ $seats }席で{ $games }ゲーム
simulate-seed = 同じゲームをもう一度：--seed { $seed }
simulate-length = ゲームの長さ
simulate-least = 最小
simulate-median = 中央値
simulate-mean = 平均
simulate-p95 = 95 %点
simulate-most = 最大
simulate-decisions = プレイヤーの決定
simulate-moves = 手数（運を含む）
simulate-ending = 終わり方
simulate-share = 割合
simulate-seat = 席
simulate-bot = ボット
simulate-wins = 勝率
simulate-points = 得点
simulate-interval = 95 %区間
not-between = { $argument } には1から{ $most }までの整数を書いてください。

## アリーナ

help-arena = ボット同士を同じ配りで対戦させ、どちらが強いかを見ます。

    全員が全員と対戦します。1人が別の種類の相手に囲まれ、どの配りでも同じ運のまま、
    すべての席に1度ずつ座ります。強さが同じなら、勝つのは席の数に1回です。
    区間は、1つの配りのゲームをまとめて1つの観測として求めます。
    Ctrl-C でそこまでの結果を表示し、`--keep` があれば同じコマンドで続きから始まります。

    自作のプログラムも参加できます。やりとりは docs/protocol.md にあります。例：
      abracademy arena --seats 4 --games 400 --bots sprite,random --keep arena.jsonl
      abracademy arena --bots 'sprite,cmd:python3 docs/examples/bot.py' --picture arena.svg
help-jobs = 使うコアの数。指定がなければすべて
help-arena-bots = 参加者。ボットと、cmd:コマンド と書いたプログラムをコンマ区切りで。指定がなければそのゲームの全ボット
help-arena-games = 1つの組み合わせのゲーム数。配り単位に切り上げ。指定がなければ100
help-arena-move-time = プログラムが1手に使える秒数。過ぎると代わりに打たれる。指定がなければ5
help-arena-ray = このアドレスのRayクラスターで対戦する。local なら、ここで --jobs の数のコアで起動
help-arena-keep = 配りが1つ終わるたびにこのファイルに書く。すでにあれば続きから始める
help-arena-picture = 勝率の図をこのファイル（.svg か .png）に描く。すでにあれば描き直す
arena-title = { $game }（{ $seats }席）：組み合わせごとに{ $games }ゲーム、{ $deals }通りの配りをすべての席で
arena-rounded = （指定は{ $asked }ゲーム。配りの途中では終わりません。）
arena-incomplete = 途中までです：{ $planned }ゲームのうち{ $games }ゲーム。
arena-against = { $one } 対 { $others }
arena-one = 1人 対 ほか全員
arena-wins = 勝率
arena-even = 互角
arena-difference = 互角との差
arena-others-points = 相手の得点
arena-rating = レーティング
arena-decisions = 決定
arena-thought = 考慮（中央値）
arena-thought-99 = 考慮（99 %）
arena-longest = 最長
arena-fallback = 失われた手があります。代わりに、できる行動のどれかが選ばれました。
arena-moves-lost = 失われた手
arena-why = 理由
arena-why-late = { $moves } × 時間内に答えなかった
arena-why-ended = { $moves } × 終了したか、出力を閉じた
arena-why-too-long = { $moves } × 行が終わらない
arena-why-unreadable = { $moves } × ゲームの行動ではない
arena-why-illegal = { $moves } × 今はできない行動
arena-why-gone = { $moves } × そのゲームで何度も終了した
arena-last-words = 最後の言葉：{ $words }
arena-resume = { $deals }通りの配りを { $file } に保存しました。同じコマンドで続きから始まります。
arena-lost = これは保存されていません。`--keep ファイル` を付ければ保存されます。
arena-picture-title = { $game }（{ $seats }席）
arena-picture-axis = 勝率と95 %区間
arena-picture-even = 互角
missing-extra = パッケージ { $package } が必要です：{ $install }
arena-file-line = { $file } はアリーナのファイルではありません。{ $line }行目を読み取れません。
arena-file-other = { $file } は別のアリーナのものです（{ $field } が違います）。別のファイルにしてください。
arena-file-busy = 別のアリーナが { $file } に書き込んでいます。
no-move-time = --move-time は0より大きく{ $most }以下の秒数です。
no-such-program = { $program } という実行できるプログラムはありません。
unreadable-program = { $bot } の引用符が閉じていません。
no-outside-bots = プログラムが参加できるのはUnix系のシステムだけです。
no-cluster = { $address } で応答するクラスターがありません。ホスト:ポート か local と書いてください。
no-picture = 図は { $kinds } のどれかです。{ $file } は違います。
no-place = { $file } には書き込めません。

## 自分のボット

help-bot = 自作のプログラムをサーバーの卓につかせます。

    プログラムは、アリーナと同じように標準入出力で審判の言葉を話します。ゲームごとに
    1つ起動します。このコマンドが動いている間、卓の主が名前で呼べます。サーバーが
    不在なら自動でつなぎ直し、ゲームの途中にも戻ります。Ctrl-C で終わります。
    ボットの名前とトークンについては docs/protocol.md にあります。例：
      abracademy bot --url https://play.example --token-file token -- python3 docs/examples/bot.py
help-bot-url = サーバーの場所。指定がなければこのマシン
help-bot-token-file = ボットのトークンを書いたファイル。なければ ABRACADEMY_BOT_TOKEN
help-bot-program = -- の後に、プログラムとその引数
bot-awake = { $name } は { $server } で起きています。Ctrl-C で終わります。
bot-trying-again = { $server } につながりません（{ $reason }）。{ $seconds }秒後にもう一度試します。
bot-game = 卓{ $table }：{ $game } のゲームが始まります。席は0から数えて{ $seat }、全部で{ $seats }席です。
bot-over = 卓{ $table }：ゲームが終わりました。順位：{ $place }
bot-closed = 卓{ $table }は、ゲームが終わる前に閉じられました。
bot-refused = { $table ->
    [nowhere] { $reason }
   *[other] 卓{ $table }：{ $reason }
}
bot-move-lost = 卓{ $table }：1手を失い、代わりに適当な行動をしました。{ $why ->
    [late] 時間内に答えませんでした。
    [ended] プログラムが終了したか、出力を閉じました。
    [too_long] 行が終わりませんでした。
    [unreadable] 書いたものはゲームの行動ではありません。
    [illegal] 今はできない行動でした。
   *[gone] このゲームで何度も終了しました。
}
no-program = どのプログラムが遊びますか。-- の後に、引数とともに書いてください。
no-token = トークンがありません。ファイルに1つだけ書いて --token-file で示すか、{ $variable } に入れてください。
no-address = { $url } はサーバーのアドレスではありません。http://ホスト:ポート か https://ホスト と書きます。
bot-unknown-token = このトークンのボットを、サーバーは知りません。
bot-replaced = このボットは別の道からサーバーに来て、今はそちらで遊んでいます。

## 強さ

help-strength = それぞれのレベルがどれほど強いかを測る対戦を行います。

    対戦も配りも、いつも同じです。結果は docs/strength.md にあります。2コアで15分ほどかかりますが、
    `--keep` を付ければ、前に終わった分はもう行いません。例：
      abracademy strength --games 40
help-strength-game = このゲームの対戦だけ。ページのほかのゲームの欄は空になる
help-strength-games = 1つの対戦の試合数。指定がなければ2000。少なくすれば下見になる
help-strength-keep = 終わった分をこのフォルダーに保存し、続きから始める
help-strength-page = すべて終わったら、結果をこのページに書く
strength-playing = 対戦 { $number } / { $contests }
strength-contest = 対戦
strength-seats = 席
strength-matches = 試合
strength-reached = 達成
strength-yes = はい（{ $goal }）
strength-no = いいえ（{ $goal }）
strength-label = { $contest }（{ $seats }席）
strength-picture-title = それぞれのレベルの強さ
no-strength-page = { $file } には、結果を書く場所（{ $begin } と { $end } の間）がありません。

## Replay

help-replay = 記録されたゲームを1手ずつ語り直します。

    観戦者、またはプレイヤーの誰かが聞いたとおりに語ります。`--at` を付けると、その手の
    あとの卓を、その人が見たとおりに表示します。例：
      abracademy replay game.json --viewer ノラ
      abracademy replay game.json --viewer 1 --at 12
help-record-file = `play --record` が書いたゲームの記録
help-replay-viewer = 誰の目で見るか。席の番号か名前、または onlooker（観戦者）。指定がなければ観戦者
help-replay-at = 手の番号。その手で起きたことと、そのあとの卓
replay-players = 卓についた人：{ $players }
replay-options = オプション：{ $options }
replay-seen-by = { $viewer }さんが聞いたとおり。
replay-seen-by-onlooker = 観戦者が聞いたとおり。
replay-moved = { $player }さんの手番が進みました。
replay-chance-answered = 運の結果が出ました。
replay-by-clock = （時間切れ）
replay-by-bot = （ボットが代わった）
replay-unfinished = 記録はここまでです。ゲームは終わっていません。
no-such-viewer-here = { $viewer } はこの卓にいないか、1人に決まりません。いるのは { $viewers } です。
no-such-move = { $move }手目はありません。記録は{ $moves }手（0から数える）です。

## Verify

help-verify = 記録されたゲームの運が公正だったかを確かめます。

    主催者がゲームの前に約束したシードと、プレイヤーが提供したものから、運の結果を
    すべて導き直し、どの手もルールに照らします。画面で控えたものを添えると、より確かに
    なります。終了コードは、すべて成り立てば0、成り立たないか証明できなければ1です。
    仕組みと、証明できないことは docs/fair-chance.md にあります。例：
      abracademy verify game.json
help-verify-commitment = ゲームの前に見た、シードへの約束
help-verify-contribution = 運のためにあなたが提供したもの
verify-digest = ダイジェストはこの記録のものです。
verify-digest-differs = ダイジェストがこの記録のものではありません。書かれたあとで変えられています。
verify-moves = { $moves }手すべてがルールに合い、運への求めも結果もルールどおりです。
verify-unfinished = { $moves }手すべてがルールに合いますが、ゲームは終わっていません。
verify-no-commitment = シードへの約束がありません。運の結果は別のところから来ています。
verify-no-seed = シードは明かされていません。
verify-seed = シードは主催者が約束したものです。
verify-seed-differs = シードは主催者が約束したものではありません。
verify-contributions = 次の席の提供分は、約束されたものです：{ $seats }
verify-no-contributions = 運に何かを提供したプレイヤーはいません。すべて主催者のシード次第です。
verify-contribution-differs = 席{ $seat }の提供分は、約束されたものではありません。
verify-nothing-derived = 導ける運の結果はありません。
verify-outcomes = 運の結果{ $count }件すべてが、シードと提供分から導かれます。
verify-outcome-differs = { $move }手目（0から数えて）の結果は、シードと提供分からは出ません。
verify-commitment-seen = 約束は、ゲームの前にあなたが見たものです。
verify-commitment-not-seen = 約束は、ゲームの前にあなたが見たものではありません。
verify-contribution-seen = あなたの提供分が入っています。
verify-contribution-not-seen = あなたの提供分が入っていません。
verify-unsigned = サーバーの署名はありません。
verify-signed = 鍵 { $key } で署名されています。
verify-signature-differs = 署名が鍵 { $key } のものではないか、この記録のものではありません。
verify-yes = はい：運は約束どおりに配られました。
verify-no = いいえ：この記録は成り立ちません。
verify-unproven = この記録に誤りはありませんが、運について証明されたことはありません。

## ボットの席に座る人たち

character-nim = ニム
character-nim-line = 呪文が外れても笑って、もう一度唱える
character-tansy = タンジー
character-tansy-line = 点数より火花が好き
character-bramble = ブランブル
character-bramble-line = 一度だけ全部数えた。ここへ来る途中で
character-pip = ピップ
character-pip-line = 今日が初めて。あなたもそうかも
character-fenn = フェン
character-fenn-line = 窓の外をながめて、それから何か唱える
character-oswin = オズ
character-oswin-line = ルールを二度読んで、よくうなずく
character-juniper = ジュニパー
character-juniper-line = だいたい覚えている。それが自慢
character-mallow = マロウ
character-mallow-line = 慎重に進めて、急に賭けに出る
character-tamsin = タムシン
character-tamsin-line = 勘どころで打つ。たいてい当たる
character-bertrand = ベルトラン
character-bertrand-line = 数えるつもりが、堂々と分からなくなる
character-quill = クイル
character-quill-line = 何でも書きとめて、読み返す
character-sorrel = ソレル
character-sorrel-line = 何が残り、誰が先頭かを知っている
character-hesper = ヘスパー
character-hesper-line = 口を開く前に、手番を最後まで読む
character-corvin = コルヴィン
character-corvin-line = 人が続けるところで止まり、たいてい正しい
character-isolde = イゾルデ
character-isolde-line = 卓に出たものは何ひとつ忘れない

## ブラウザーの最初のページ（今のところ）

front-tagline = 魔法使いのゲームが二つ、夜の塔に。
front-open = 館は開いています。
front-soon = ブラウザーで卓や石やカードを囲む部屋は、まだ工事中です。その奥にあるものは、もうすべて目を覚ましています。
front-elsewhere = ほかの端末で
front-scan = 同じネットワークでこのコードを読み取るか、アドレスを入力してください：
front-ways = 今あるもの
front-terminal = 端末でボットと遊ぶ：
front-programs = プログラムのために、ここで頼めることのすべて：
front-schema = 館のスキーマ
