-- What lists of deals are filtered and ordered by. Only public values: a hidden amount is in no column of these.
alter table sale add column industry_id text;
alter table sale add column region_id text;
alter table sale add column round_id text;
-- The amount asked as far as it is public, 万元.
alter table sale add column listed_amount numeric;
alter table sale add column listed_revenue numeric;
-- Pairs of signs of the public texts, built by the gateway; null until it has.
alter table sale add column search tsvector;

update sale set
  listed_amount = case when hidden ? 'amount' then null else amount::numeric end,
  listed_revenue = revenue::numeric;

drop index sale_newest;
create index sale_confirmed on sale (confirmed_at desc, id desc);
create index sale_confirmed_by_source on sale (source_type, confirmed_at desc, id desc);
create index sale_confirmed_by_industry on sale (industry_id, confirmed_at desc, id desc);
create index sale_confirmed_by_region on sale (region_id, confirmed_at desc, id desc);
create index sale_amount_down on sale (coalesce(listed_amount, -1) desc, id desc);
create index sale_amount_up on sale (coalesce(listed_amount, 1000000000000000), id);
create index sale_revenue_down on sale (coalesce(listed_revenue, -1) desc, id desc);
create index sale_round on sale (round_id) where round_id is not null;
create index sale_search on sale using gin (search);
create index sale_unlisted on sale (id) where search is null;
