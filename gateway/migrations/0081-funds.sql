-- Private funds (screens: /fund). `materials` is read for determined readers alone (MKT-19) and searched by nobody.
create table fund (
  id text primary key,
  name text not null,
  code text not null unique,
  manager text not null,
  type text not null,
  strategy text not null,
  stage text not null,
  state text not null,
  currency text not null,
  size numeric,
  industries jsonb not null,
  region text not null,
  filed_at bigint not null,
  form text not null,
  management text not null,
  founded_at bigint not null,
  custodian text not null,
  updated_at bigint not null,
  notice text not null,
  manager_code text not null,
  manager_intro text not null,
  team jsonb not null,
  approach text not null,
  materials jsonb not null,
  industry_ids jsonb not null,
  region_id text,
  search tsvector
);
create index fund_filed on fund (filed_at desc, id desc);
create index fund_size_down on fund (coalesce(size, -1) desc, id desc);
create index fund_size_up on fund (coalesce(size, 1000000000000000), id);
create index fund_search on fund using gin (search);
