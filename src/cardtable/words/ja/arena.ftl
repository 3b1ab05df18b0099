# アリーナの言葉。

arena-bots = { $players } 席には同じ数以上のボットが必要ですが、{ $bots } 体しかいません。同じボットを何度書いてもかまいません。
learn-nothing = { $game } には学ぶものがありません。このゲームのボットは重みを使いません。
learn-no-numpy = 学習には「numpy」が必要です: pip install numpy
arena-no-control = 運を測れるのは、カードを引き、学習した判定役があるゲームだけで、すべてのカードが見える参加者がいるときは測れません({ $game })。
arena-no-ray = クラスターを使うには「ray」パッケージが必要です。pip install cardtable[ray] で入れられます。
arena-other-record = 「{ $file }」には別の大会の結果が入っています。別のファイルにするか、同じゲーム、ボット、シード、ルールを指定してください。
