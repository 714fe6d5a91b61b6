-- Stakes in companies that are for sale (screens: /gf). Nothing of them is hidden; lists are filtered as those of deals.
create table transfer (
  id text primary key,
  source_type text not null,
  code text not null unique,
  title text not null,
  company text not null,
  market text not null,
  industry text not null,
  region text not null,
  stake numeric not null,
  shares numeric,
  price numeric,
  amount numeric,
  valuation numeric,
  revenue numeric,
  net_profit numeric,
  year text,
  deadline bigint,
  confirmed_at bigint not null,
  state text not null default 'listed' check (state in ('listed', 'withdrawn', 'closed')),
  summary text not null,
  seller text not null,
  reason text not null,
  founded_year integer,
  employees integer,
  terms jsonb not null,
  highlights jsonb not null,
  industry_id text,
  region_id text,
  round_id text,
  search tsvector
);
create index transfer_confirmed on transfer (confirmed_at desc, id desc);
create index transfer_confirmed_by_source on transfer (source_type, confirmed_at desc, id desc);
create index transfer_industry on transfer (industry_id, confirmed_at desc, id desc);
create index transfer_deadline on transfer (coalesce(deadline, 1000000000000000), id);
create index transfer_amount_down on transfer (coalesce(amount, -1) desc, id desc);
create index transfer_amount_up on transfer (coalesce(amount, 1000000000000000), id);
create index transfer_search on transfer using gin (search);

create trigger public_content_told after insert or update or delete or truncate on transfer
  for each statement execute function tell_public_content();
