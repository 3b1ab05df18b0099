# デュプリケートの夕べ: 同じ配りをいくつかのテーブルで。

evening-size = 配りは { $deals } 回、テーブルは { $tables } 卓までです。
evening-chairs = { $number } 人は { $tables } 卓に同じ人数で座れません。
evening-names = 全員に別々の名前が必要です。
evening-place = この会にはその席がありません。
evening-title = デュプリケートの夕べ
evening-about = 同じ配りをいくつかのテーブルで、または一つのテーブルで順番に遊びます。同じ札を持った人どうしで比べ、配りごとに席を移ります。
evening-deals = 配りの数
evening-tables = テーブルの数
evening-players = 一卓の人数
evening-names-of = 遊ぶ人
evening-open = 会を開く
evening-link = このページのアドレスを全員に送ってください。
evening-you = あなたは
evening-nobody = 見る人
evening-choose = 名前を選ぶと、あなたのテーブルがここに出ます。
evening-your-places = あなたの席
evening-your-place = 配り{ $deal }: テーブル{ $table }、席{ $seat }
evening-sit = 座る
evening-back = 戻る
evening-look = 振り返る
evening-ranking = 順位
evening-place-of = 位
evening-name = 名前
evening-played = 配り
evening-above = 平均との差
evening-travellers = 配りごとの結果
evening-untold = 得点は、すべてのテーブルがこの配札を終えてから表示します。
evening-traveller = 配り{ $deal }
evening-table = テーブル{ $table }
evening-seat = 席{ $seat }
evening-state = { $phase ->
    [none] まだ
    [lobby] まだ
    [playing] 対局中
   *[over] 終了
}
evening-print = 印刷
evening-csv = 全結果をCSVで
