-- Share transfers can be kept as deals of either side are.
alter table favourite drop constraint favourite_kind_check;
alter table favourite add constraint favourite_kind_check check (kind in ('sale', 'transfer', 'buy', 'investor'));
