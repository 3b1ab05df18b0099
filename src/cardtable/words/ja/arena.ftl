# アリーナの言葉。

arena-bots = { $players } 席には同じ数以上のボットが必要ですが、{ $bots } 体しかいません。同じボットを何度書いてもかまいません。
arena-no-ray = クラスターを使うには「ray」パッケージが必要です。pip install cardtable[ray] で入れられます。
arena-other-record = 「{ $file }」には別の大会の結果が入っています。別のファイルにするか、同じゲーム、ボット、シード、ルールを指定してください。
