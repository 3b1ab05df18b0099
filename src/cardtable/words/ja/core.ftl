# すべてのゲーム、テーブル、オプションに共通の言葉。

list-of-cards-joint = {" "}

game-is-over = ゲームは終わりました。
game-over = ゲームはもう終わっています。これ以上プレイできません。
game-unknown = 「{ $name }」というゲームはありません。選べるのは {$games} です。
move-not-now = 「{ $text }」は今はできません。
move-takes-nothing = 「{ $text }」だけを書いてください。「{ $rest }」は要りません。
move-unknown = 「{ $text }」という手はありません。手の始まりは {$moves} です。
not-your-turn = あなたの番ではありません。今は { $player } さんの番です。
only-the-table = その手は、応答がない人の代わりにテーブルだけが行います。
already-left = { $player } さんはすでに退席しています。
player-left = { $player } さんが退席しました。
option-unknown = 「{ $option }」というハウスルールはありません。あるのは {$options} です。
option-value = ハウスルール「{ $option }」を「{ $value }」にはできません。選べるのは {$values} です。
players-number = { $number } 人では遊べません。このゲームは { $fewest }〜{ $most } 人用です。
lesson-none = このゲームのレッスンはまだありません。ルールはいつでも読めます。
lesson-not-yet = それもできますが、まずレッスンのとおりにやってみましょう。
players-exactly = { $number } 人では遊べません。このゲームは { $most } 人用です。
program-ended = プログラム「{ $command }」は答えないまま終了しました。
program-illegal = プログラム「{ $command }」の答え「{ $move }」は、ここでは打てません（{ $why }）。打てる手はビューに並んでいます。その中の一つを、書かれているとおりに答えてください。
program-not-started = プログラム「{ $command }」を始められません：{ $why }
program-silent = プログラム「{ $command }」は { $seconds } 秒以内に答えませんでした。
state-field = ゲームとして成り立ちません。「{ $field }」がないか、正しくありません。
state-other-game = これは { $game } のゲームではありません。
means-ready = 次のラウンドへ進む
card-unknown = 「{ $text }」というカードはありません。7♠ または 7S、10♥、Jk のように書きます。
turn-cards-missing = どのカードかを書いてください:「{ $verb } …」。
turn-meld-number = 「{ $text }」では、場のどのメルドにどのカードなのか分かりません。「{ $verb } 2 9♥」のように書いてください。
turn-no-melds = { $number } 番のメルドはありません。場にはまだメルドがありません。
turn-no-such-meld = { $number } 番のメルドはありません。番号は 1 から { $most } までです。
turn-not-held = { $card } は手札にないか、出す枚数に足りません。
turn-one-card = 「{ $verb }」のあとはカード 1 枚です。
turn-order = 「{ $text }」は番の終わりに 1 度だけ書きます。
turn-part = 「{ $text }」は番の中に書けません。書き出しは { $parts } です。
bot-beside = { $tried ->
    [alone] {""}
    [even] のと同じくらいでした({ $tries } 回の試行)。
    [worse] より { $margin } 点よい結果でした({ $tries } 回の試行)。
   *[thumb] よりよい手です。
  }

# テーブルと席。
chair-empty = そこには誰も座っていません。
chair-is-a-bots = そこにはボットが座っています。
chair-taken = その席は埋まっています。空いている席を選んでください。
chair-unknown = そのような席はありません。席は { $chairs } 個です。
disk-refuses = いま保存できなかったため、実行されていません。少し待ってもう一度お試しください。
hello-wanted = 最初のメッセージは 10 秒以内の hello でなければなりません。
hint-not-here = このテーブルでは助言は受けられません。
hint-not-now = いまあなたが決めることはありません。
host-only = それはホストだけができます。ホストは { $name } さんです。
postgres-missing = PostgreSQL を使うには「asyncpg」パッケージが必要です。pip install cardtable[postgres] で入れられます。
workers-need-postgres = { $file } は一つのファイルで、同時に使えるサーバーは一つです。一つのポートに複数のサーバーを置くには PostgreSQL を共有します。--database postgresql://… で始め、cardtable move-house でテーブルを移してください。
worker-not-up = サーバーが起動しませんでした。理由はログにあります。
port-taken = { $host } のポート { $port } は別のプログラムが使っています。--port で別のポートを選べます。
house-unknown = { $place } に記録はありません。
house-differs = テーブル { $table } はすでにあり、{ $version } 番目の記録から異なります。何も変更していません。空の場所を選んでください。
house-moved = { $tables } 個のテーブルがあり、すべての記録を照合しました。今回書き込んだ記録は { $entries } 件です。
database-away = いまデータベースにつながりません。少し待ってもう一度お試しください。
database-unreachable = { $place } につながりません: { $fault }
thinkers-unreachable = Ray クラスター { $place } につながりません: { $fault }
backup-by-pg-dump = PostgreSQL のバックアップは PostgreSQL の道具で取ります: pg_dump --format=custom --file={ $file } …、または先行書き込みログ。
journal-is-held = { $file } は別のサーバーが使っています。一つのファイルを二つのサーバーで使うことはできません。そのサーバーを止めるか、--database で別のファイルを指定してください。
journal-newer = { $file } はより新しいプログラムで書かれています(形式の版 { $version }、このプログラムは { $ours } まで)。何も変更していません。新しいプログラムを使ってください。
key-wanted = このテーブルでは、着席時に表示された席の鍵が必要です。
key-wrong = この席の鍵ではありません。
level-unknown = 「{ $level }」という強さのボットはいません。選べるのは {$levels} です。
message-too-long = メッセージが長すぎます。最大 { $most } バイトです。
message-unreadable = メッセージを読み取れません。JSON でなければなりません。
message-wrong = メッセージが正しくありません。「{ $part }」が不明か、足りないか、種類が違います。
name-at-the-table = { $name } さんはテーブルにいます。別の名前を選んでください。
name-empty = 名前を入力してください。
name-letters = 名前に制御文字は使えません。
name-taken = { $name } さんはすでにテーブルにいます。別の名前を選んでください。
name-too-long = 名前は最大 { $most } 文字です。
onlookers-look = いまは観戦中です。参加するには席についてください。
onlookers-not-here = このテーブルは観戦できません。
page-unknown = そのようなページはありません。
question-is-gone = 間に合いませんでした。状況が変わったので、もう一度見て決めてください。
rematch-not-yet = 再戦はこのゲームが終わってからできます。
seat-is-kept = いまはボットがあなたの代わりに遊んでいます。まず席を取り戻してください。
seat-is-yours = あなた自身がすでに遊んでいます。
serve-open = このネットワークの誰でもパスワードなしで接続でき、通信は暗号化されません。--local を付けると、このコンピューターだけで使えます。--key に好きな言葉を付けると、その言葉の入ったリンクを持つ人だけが入れます。
serve-open-with-key = このネットワークで、このリンクを持つ人だけが入れます。通信は暗号化されないので、傍受する人には読めます。--local を付けると、このコンピューターだけで使えます。
house-key-form = 合言葉は 8〜60 文字の英数字、- と _ で書きます。
house-key-wanted = リンクを持つ人だけが入れます。招待した人にリンクか QR コードをもらってください。
server-stops = サーバーを停止します。すべて保存されています。再開したらテーブルに戻れます。
table-abandoned = ゲームは結果なしで打ち切られました。
table-busy = 他の人のほうが早かったようです。もう一度お試しください。
static-written = { $folder } にすべて書き出しました。どのウェブスペースでも、アドレスのルートに置けば動きます。
static-not-built = ページかエンジンがまだありません。フォルダーを付けて ./play --static を実行してください。
table-erased = { $table } はこのファイルから完全に消えました。以前に作ったコピーには残っています。
table-full = このテーブルは満席です。席は { $most } 個です。
table-handed-back = { $name } さんが戻り、自分で遊びます。
table-has-started = ゲームは始まっています。それは始まる前にしかできません。
table-host = { $name } さんがホストになりました。
table-is-not-paused = ゲームは止まっていません。
table-is-paused = ゲームは一時停止中です。再開するまで何もできません。
table-kept = しばらくボットが { $name } さんの代わりに遊びます。
table-not-started = いまここで行われているゲームはありません。
table-paused = ゲームを一時停止しました。
table-removed = { $name } さんはテーブルから外されました。
table-resumed = ゲームを再開します。
table-sat = { $name } さんが席につきました。
table-started = ゲーム開始: { $names }。
table-plays-on = 指定された場面からゲームが続きます。
table-is-fixed = このテーブルの札は開いたときに決まっているため、ハウスルールは変えられません。
table-stood = { $name } さんが席を立ちました。
code-unknown = 合い言葉「{ $letters }」で参加を待つテーブルはありません。始まったあとはテーブルの名前で入れます。
table-unknown = テーブル「{ $id }」はありません。文字を確かめるか、新しく開いてください。
table-waits = { $name } さんを待っています。
too-often = 短い時間に回数が多すぎます。少しお待ちください。
word-empty = 何も書かれていません。
word-muted = このテーブルではホストがあなたの発言を止めています。
word-no-room = このテーブルの会話は上限({ $most } 行)に達しました。次のテーブルでまた話せます。
word-too-long = 一度に話すには長すぎます。最大 { $most } 文字です。
house-full = いまはこれ以上テーブルを置けません。あとでもう一度お試しください。
host-strange = このサーバーの名前は「{ $host }」ではありません。その名前で使うには、サーバーを --origin https://{ $host }(ページの開き方によっては http://)を付けて起動してください。
origin-unreadable = 「{ $origin }」はオリジンではありません。https://cards.example.org のように書いてください。
origin-strange = 別の場所のページからの要求です。
players-fewest = 始めるには { $fewest } 人必要です。いまは { $number } 人です。
seat-is-a-bots-already = { $name } さんの席では、もうこの強さのボットが遊んでいます。
seat-is-played = { $name } さんはテーブルにいます。ボットが代わるのは、いない人の席だけです。
table-level = { $name } は{ $level ->
    [easy] 弱い
    [hard] 強い
    [expert] 達人の
   *[medium] 普通の
  }ボットになりました。
table-other-rules = このテーブルはルール第 { $rules } 版で遊ばれました。このサーバーは第 { $ours } 版なので開けません。
table-unreadable = このテーブルはこのサーバーでは読めないため、閉じたままです。理由はサーバーのログにあります。
table-unkept = { $name } さんの代わりのボットは外れました。
too-many-sockets = 同じネットワークからの接続が多すぎます(最大 { $most } 件)。
too-slow = 通信が追いつきませんでした。もう一度テーブルにお戻りください。

# 終わったゲーム。
file-unreadable = { $file } を読めません: { $fault }
reading-busy = いま多くの記録が読み込まれています。少し待ってもう一度お試しください。
advice-busy = いま助言を待つ人が多くいます。少し待ってもう一度お試しください。
record-commitment = シードが、最初のカードの前に示された約束と合いません。
record-move = { $number } 手目({ $move })は、このシードで配られたゲームではできません。
record-not-over = それはゲームが終わってから手に入ります。
record-lines = ファイルの記録は、{ $number } 行目から手順と合いません。
record-result = 手順どおりに進めると、ファイルの結果と違う結果になります。
record-secret = このゲームは配りを最後まで秘密にするため、配り直して確かめることはできません。
record-other-rules = このゲームはルール第 { $rules } 版のものです。ここは第 { $ours } 版です。
record-holds = 確かめました。{ $moves } 手で示された結果になります。配りは約束 { $commitment }… と合っています。最初のカードの前に { $table } で示されたものと比べてください。
record-holds-chosen = 確かめました。{ $moves } 手で示された結果になります({ $table })。配りは番号で選ばれたので、事前の約束はありません。
record-holds-so-far = ここまで確かめました。{ $moves } 手をもう一度たどれます。配りは約束 { $commitment }… と合っています。最初のカードの前に { $table } で示されたものと比べてください。ゲームはまだ終わっていません。
record-names = このファイルの人数、名前、または手数は、ゲームのものではありません。
record-old-rules = このゲームは古い版のルールで遊ばれました。記録は読めます。
file-is-a-log = { $file } にはゲームの記録の文だけがあります。確かめるには、保存したゲームか、終了後の書き出しが必要です。
file-other-rules = { $file } のゲームは別の版のルールで遊ばれました。見ることはできますが、続けることはできません。

# 席に戻ること、開けないテーブル。
name-unwelcome = { $name } さんはこのテーブルから外されました。別のテーブルを選んでください。
nobody-asks = この席に戻りたい人はいません。
seat-asked-for = すでにだれかが { $name } さんの席に戻りたいと伝えていて、返事待ちです。あなたでなければ、ほかの人に知らせてください。
rematch-is-open = 次のゲームはもう { $id } で開かれています。
seat-held-for-its-owner = { $name } さんの接続が切れたばかりです。あと { $seconds } 秒は、本人の端末か席の鍵でしかこの席に着けません。
seat-is-gone = この席はもうありません。
seat-is-held = { $name } さんはすぐ戻るかもしれません。あと { $seconds } 秒でできます。
table-came-back-by-consent = { $name } さんが、ほかの人の同意を得て別の端末から戻りました。
table-came-back-by-name = だれかが名前だけで、別の端末から { $name } さんとして戻りました。
table-too-long = このテーブルの記録はいっぱいです({ $most } 行)。別のテーブルで続けてください。
table-took-back = { $name } さん本人の端末が戻り、ふたたび遊んでいます。
server-failed = サーバーで問題が起きました。何も変わっていません。もう一度お試しください。

push-your-turn = { $name }さん、あなたの番です。
push-not-here = このサーバーには通知用の鍵がないため、呼び出しはできません。
push-service-unknown = このプッシュサービスには対応していません。
push-keys-wrong = この鍵では暗号化できません。
push-contact-wanted = プッシュサービスに伝える連絡先が必要です: --push-contact mailto:you@example.org
push-key-other = { $file } の鍵は種類が違います。作成するには: cardtable push-key FILE
push-key-written = 鍵を { $file } に書きました。失うと登録済みの通知が届かなくなるので、大切に保管してください。起動するには: --push-key { $file }
push-extra-wanted = プッシュ通知にはパッケージ cryptography が必要です: pip install "cardtable[push]"
