-- 'From 2,300 on' stood above every budget with an end: it stands where its least sum does.
drop index buy_amount_down;
create index buy_amount_down on buy (coalesce(nullif(listed_most, 1000000000000), listed_least, -1) desc, id desc);
