-- Investors have pages (screens: /investor). `facts` is what a page says beyond a card; `contacts` is for verified members.
alter table investor
  add column stages jsonb not null default '[]',
  add column recent integer not null default 0,
  add column last_at bigint,
  add column facts jsonb not null default '{"foundedYear": null, "managed": null, "preferences": [], "team": [], "selected": [], "exits": [], "funds": []}',
  add column contacts jsonb not null default '[]',
  add column industry_ids jsonb not null default '[]',
  add column search tsvector,
  add column changed_at bigint not null default 0,
  add column withdrawn_at bigint;
update investor set industry_ids = focus;
create index investor_recent on investor (coalesce(last_at, -1) desc, id desc);
create index investor_cases on investor (cases desc, id desc);
create index investor_cheque_down on investor (cheque_max desc, id desc);
create index investor_cheque_up on investor (cheque_min, id);
create index investor_search on investor using gin (search);
create trigger public_content_told after insert or update or delete or truncate on investor
  for each statement execute function tell_public_content();

-- Organizations that serve deals (screens: /organization); all of it is public.
create table organization (
  id text primary key,
  name text not null,
  kind text not null,
  region text not null,
  region_id text,
  founded_year text,
  staff jsonb not null,
  headcount integer not null,
  services jsonb not null,
  licences jsonb not null,
  industries jsonb not null,
  industry_ids jsonb not null,
  cases integer not null,
  intro text not null,
  facts jsonb not null,
  search tsvector,
  changed_at bigint not null,
  withdrawn_at bigint
);
create index organization_cases on organization (cases desc, id desc);
create index organization_headcount on organization (headcount desc, id desc);
create index organization_founded on organization (coalesce(founded_year::bigint, 9999), id);
create index organization_search on organization using gin (search);
create trigger public_content_told after insert or update or delete or truncate on organization
  for each statement execute function tell_public_content();

alter table report drop constraint report_kind_check;
alter table report add constraint report_kind_check
  check (kind in ('sale', 'buy', 'transfer', 'investor', 'organization', 'message'));
