-- A row is read from its beginning: what deals are filtered, ordered and counted by stood behind all that is told of them,
-- so that a count of many walked through every text of each. It stands first now; nothing else changes.
alter table nda drop constraint nda_sale_id_fkey;
alter table bid drop constraint bid_sale_id_fkey;
alter table bidder_deal drop constraint bidder_deal_sale_id_fkey;
alter table sale rename to sale_before;

create table sale (
  id text not null,
  state text not null default 'listed' constraint sale_state_check check (state in ('listed', 'withdrawn', 'closed')),
  industry_id text,
  region_id text,
  round_id text,
  confirmed_at bigint not null,
  source_type text not null,
  listed_amount numeric,
  listed_revenue numeric,
  least_bid numeric constraint sale_least_bid_check check (least_bid > 0),
  owner_id text,
  recommended integer,
  search tsvector,
  code text not null,
  title text not null,
  industry text not null,
  industry_group text not null,
  region text not null,
  stage text not null,
  amount_label text not null,
  amount text,
  revenue text not null,
  revenue_year text not null,
  revenue_growth text,
  net_profit text not null,
  valuation text,
  hidden jsonb not null,
  teaser text not null,
  founded_year integer not null,
  employees integer not null,
  rd_employees integer,
  company_name text not null,
  customers text not null,
  reason text not null,
  highlights jsonb not null,
  finances jsonb not null,
  process jsonb not null,
  documents jsonb not null,
  evidence jsonb not null default '[]',
  pictures jsonb not null default '[]'
);

insert into sale (
  id, state, industry_id, region_id, round_id, confirmed_at, source_type, listed_amount, listed_revenue, least_bid,
  owner_id, recommended, search, code, title, industry, industry_group, region, stage, amount_label, amount, revenue,
  revenue_year, revenue_growth, net_profit, valuation, hidden, teaser, founded_year, employees, rd_employees,
  company_name, customers, reason, highlights, finances, process, documents, evidence, pictures)
select
  id, state, industry_id, region_id, round_id, confirmed_at, source_type, listed_amount, listed_revenue, least_bid,
  owner_id, recommended, search, code, title, industry, industry_group, region, stage, amount_label, amount, revenue,
  revenue_year, revenue_growth, net_profit, valuation, hidden, teaser, founded_year, employees, rd_employees,
  company_name, customers, reason, highlights, finances, process, documents, evidence, pictures
from sale_before;
drop table sale_before;

alter table sale add constraint sale_pkey primary key (id);
alter table sale add constraint sale_code_key unique (code);
alter table sale add constraint sale_owner_id_fkey foreign key (owner_id) references account (id);
create index sale_recommended on sale (recommended) where recommended is not null;
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
create index sale_owner on sale (owner_id, confirmed_at desc, id desc) where owner_id is not null;
create index sale_site_map on sale (id) include (source_type, confirmed_at) where state = 'listed';
create index sale_counted on sale (industry_id, region_id)
  include (source_type, round_id, listed_amount, confirmed_at) where state = 'listed';
create trigger public_content_told after insert or update or delete or truncate on sale
  for each statement execute function tell_public_content();

alter table nda add constraint nda_sale_id_fkey foreign key (sale_id) references sale (id) on delete cascade;
alter table bid add constraint bid_sale_id_fkey foreign key (sale_id) references sale (id) on delete cascade;
alter table bidder_deal add constraint bidder_deal_sale_id_fkey
  foreign key (sale_id) references sale (id) on delete cascade;
