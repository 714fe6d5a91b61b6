-- Activities (screens: /activity); all of them are public. The state follows from the moments, the places and the
-- cancellation: the gateway compares them with the present moment. `registered` and `waiting` count the active
-- registrations; they are written under the lock of the row, together with the registration.
create table activity (
  id text primary key,
  title text not null,
  type text not null check (type in ('salon', 'visit', 'training', 'closedDoor')),
  organizer text not null,
  industries jsonb not null,
  industry_ids jsonb not null,
  region_id text,
  place jsonb not null,
  starts_at bigint not null,
  ends_at bigint not null check (ends_at > starts_at),
  opens_at bigint not null,
  closes_at bigint not null check (closes_at > opens_at and closes_at <= starts_at),
  cancelled_at bigint,
  capacity integer check (capacity > 0),
  -- Places that the organizer gives away itself.
  reserved integer not null default 0 check (reserved >= 0),
  registered integer not null default 0 check (registered >= 0),
  waiting integer not null default 0 check (waiting >= 0),
  facts jsonb not null,
  search tsvector,
  changed_at bigint not null,
  withdrawn_at bigint,
  check (capacity is null or reserved + registered <= capacity)
);
create index activity_start on activity (starts_at, id);
create index activity_search on activity using gin (search);
create trigger public_content_told after insert or update or delete or truncate on activity
  for each statement execute function tell_public_content();

create table activity_registration (
  number bigint generated always as identity primary key,
  activity_id text not null references activity (id),
  account_id text not null references account (id),
  state text not null check (state in ('registered', 'waiting', 'cancelled')),
  name text not null,
  phone text not null,
  company text not null,
  position text not null,
  registered_at bigint not null,
  changed_at bigint not null
);
create unique index activity_registration_active on activity_registration (activity_id, account_id)
  where state <> 'cancelled';
create index activity_registration_queue on activity_registration (activity_id, number) where state = 'waiting';
create index activity_registration_own on activity_registration (account_id, number desc);
