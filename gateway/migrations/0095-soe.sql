-- Listings of state-owned assets (screens: /soe). `listing` is the notice as the contract has it; the other columns are
-- what lists are filtered and ordered by. `stage` and `deadline` hold for the day and the calendar that `counted_for` names:
-- they follow from the days of the notice, and the gateway counts them again with the first request of a day (MKT-17).
create table soe (
  id text primary key,
  code text not null unique,
  title text not null,
  company text not null,
  industry text not null,
  region text not null,
  deal text not null,
  "group" text not null,
  exchange text not null,
  holding text,
  price numeric,
  industry_ids jsonb not null,
  region_id text,
  disclosed_at bigint not null,
  withdrawn_at bigint,
  stage text,
  deadline integer,
  counted_for text not null,
  search tsvector,
  listing jsonb not null
);
create index soe_disclosed on soe (disclosed_at desc, id desc);
create index soe_deadline on soe (coalesce(deadline, 99999999), id);
create index soe_price_down on soe (coalesce(price, -1) desc, id desc);
create index soe_price_up on soe (coalesce(price, 1000000000000000), id);
create index soe_counted_for on soe (counted_for);
create index soe_search on soe using gin (search);
