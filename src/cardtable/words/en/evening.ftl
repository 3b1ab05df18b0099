# Duplicate evenings: the same deals at several tables.

evening-size = An evening has at most { $deals } deals and { $tables } tables.
evening-chairs = { $number } people can't sit at { $tables } tables in equal numbers.
evening-names = Everybody needs a name of their own.
evening-place = There is no such place in this evening.
evening-title = A duplicate evening
evening-about = The same deals at several tables, or at one table in turn. Everybody is compared with those who held the same cards, and moves on after each deal.
evening-deals = Deals
evening-tables = Tables
evening-players = Players at each table
evening-names-of = Who plays
evening-open = Open the evening
evening-link = Send this page's address to everybody.
evening-you = You are
evening-nobody = somebody who looks on
evening-choose = Choose your name, and your tables are shown here.
evening-your-places = Your places
evening-your-place = Deal { $deal }: table { $table }, seat { $seat }
evening-sit = Sit down
evening-back = Go back
evening-look = Look back
evening-ranking = Ranking
evening-place-of = Place
evening-name = Name
evening-played = Deals
evening-above = Above the field
evening-travellers = Travellers
evening-untold = The scores are shown when all tables have played this deal.
evening-traveller = Deal { $deal }
evening-table = Table { $table }
evening-seat = Seat { $seat }
evening-state = { $phase ->
    [none] not begun
    [lobby] not begun
    [playing] being played
   *[over] over
}
evening-print = Print
evening-csv = All results as CSV
