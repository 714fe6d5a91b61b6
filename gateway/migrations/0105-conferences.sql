-- Conferences and their ticket types (screens: /conf); all of it is public. The state follows from the moments and from the
-- places left; the gateway compares them with the present moment. `facts` is what a page says beyond a card.
create table conferences (
  id text primary key,
  title text not null,
  host text not null,
  industries jsonb not null,
  industry_ids jsonb not null,
  region text not null,
  region_id text,
  form text not null check (form in ('online', 'onsite', 'both')),
  venue text not null,
  opens_at bigint not null,
  closes_at bigint not null check (closes_at > opens_at),
  starts_at bigint not null check (starts_at >= opens_at),
  ends_at bigint not null check (ends_at > starts_at),
  cancelled_at bigint,
  facts jsonb not null,
  search tsvector,
  changed_at bigint not null,
  withdrawn_at bigint
);
create index conference_starts on conferences (starts_at, id);
create index conference_latest on conferences (starts_at desc, id desc);
create index conference_search on conferences using gin (search);
create trigger public_content_told after insert or update or delete or truncate on conferences
  for each statement execute function tell_public_content();

-- Prices in 分. `member_limit` is how many tickets of the type one member takes; a null `sale_from` or `sale_until` is that
-- of the registration. `refunds` is a list of {until, percent}, the earliest first; after the last one nothing is returned.
create table conference_ticket_types (
  id text primary key,
  conference_id text not null references conferences (id) on delete cascade,
  place integer not null,
  name text not null,
  sort text not null check (sort in ('early', 'standard', 'vip', 'invitation')),
  price bigint not null check (price >= 0),
  capacity integer not null check (capacity >= 0),
  member_limit integer not null check (member_limit > 0),
  review boolean not null,
  sale_from bigint,
  sale_until bigint,
  includes text not null,
  refunds jsonb not null,
  unique (conference_id, place)
);
create trigger public_content_told after insert or update or delete or truncate on conference_ticket_types
  for each statement execute function tell_public_content();

-- Members report, keep and ask about conferences, and activities after them. Which kinds there are, the contract says.
alter table report drop constraint report_kind_check;
alter table consultation drop constraint consultation_kind_check;
alter table favourite drop constraint favourite_kind_check;
