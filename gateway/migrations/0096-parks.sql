-- Free-trade zones and parks with their policies (screens: /ftz); all of it is public. Which policies are in force follows
-- from their days: the gateway compares them with the present day.
create table park (
  id text primary key,
  name text not null,
  kind text not null check (kind in ('zone', 'park')),
  region text not null,
  region_id text,
  founded_at bigint,
  area numeric,
  industries jsonb not null,
  industry_ids jsonb not null,
  policy_count integer not null,
  intro text not null,
  policies jsonb not null,
  facts jsonb not null,
  search tsvector,
  changed_at bigint not null,
  withdrawn_at bigint
);
create index park_zones_first on park
  ((case when kind = 'zone' then 0 else 100000000000000 end + coalesce(founded_at, 99999999999999)), id);
create index park_founded on park (coalesce(founded_at, 99999999999999), id);
create index park_area on park (coalesce(area, -1) desc, id desc);
create index park_policies on park (policy_count desc, id desc);
create index park_search on park using gin (search);
create trigger public_content_told after insert or update or delete or truncate on park
  for each statement execute function tell_public_content();
