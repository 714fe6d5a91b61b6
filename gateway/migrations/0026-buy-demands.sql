-- Demands of the buy side.
create table buy (
  id text primary key,
  owner_id text references account (id),
  state text not null default 'listed' check (state in ('listed', 'withdrawn', 'closed')),
  code text not null unique,
  title text not null,
  buyer_type text not null,
  hundred boolean not null default false,
  company_name text not null,
  contact text not null,
  industries jsonb not null,
  regions jsonb not null,
  rounds jsonb not null,
  -- 万元; an open end is null, both are 面议.
  min_amount text,
  max_amount text,
  stake text not null,
  funding text not null,
  requirements text not null,
  profile text not null,
  hidden jsonb not null,
  confirmed_at bigint not null,
  expires_at bigint not null,
  -- What lists are filtered and ordered by, of public values alone: ids of the second level, '-1' for 不限.
  industry_ids jsonb not null,
  region_ids jsonb not null,
  round_ids jsonb not null,
  listed_least numeric,
  listed_most numeric,
  search tsvector not null
);
create index buy_confirmed on buy (confirmed_at desc, id desc);
create index buy_confirmed_by_type on buy (buyer_type, confirmed_at desc, id desc);
create index buy_confirmed_hundred on buy (confirmed_at desc, id desc) where hundred;
create index buy_amount_down on buy (coalesce(listed_most, -1) desc, id desc);
create index buy_amount_up on buy (coalesce(listed_least, 1000000000000000), id);
create index buy_industries on buy using gin (industry_ids);
create index buy_regions on buy using gin (region_ids);
create index buy_rounds on buy using gin (round_ids);
create index buy_search on buy using gin (search);
create index buy_owner on buy (owner_id, confirmed_at desc, id desc) where owner_id is not null;

create trigger public_content_told after insert or update or delete or truncate on buy
  for each statement execute function tell_public_content();
