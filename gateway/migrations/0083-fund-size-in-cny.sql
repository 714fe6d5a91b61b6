-- Bands and orders compare sizes in one currency. The rate is that of contract/fund/cny-per-usd.ts.
drop index fund_size_down;
drop index fund_size_up;
alter table fund add column size_in_cny numeric
  generated always as (case when currency = 'usd' then size * 7.1 else size end) stored;
create index fund_size_down on fund (coalesce(size_in_cny, -1) desc, id desc);
create index fund_size_up on fund (coalesce(size_in_cny, 1000000000000000), id);
