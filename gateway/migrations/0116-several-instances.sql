-- What several gateways on one database share. The newest schema of a single gateway has the tables too, empty.

-- Events for the sockets of every instance. Messages are hints: what they tell of is in its own table.
create table bus_event (
  id bigint generated always as identity primary key,
  event jsonb not null,
  -- Milliseconds since 1970 by the database's clock; null until the broker has confirmed it.
  created_at bigint not null default (extract(epoch from clock_timestamp()) * 1000)::bigint,
  sent_at bigint
);
create index bus_event_by_time on bus_event (created_at);
create index bus_event_unsent on bus_event (id) where sent_at is null;

-- Work that one instance does at a time. The fence rises whenever another one takes it.
create table work_lease (
  name text primary key,
  holder text not null,
  fence bigint not null,
  ends_at timestamptz not null
);

-- Keyed writes that are being done; a second instance waits for the first.
create table keyed_turn (
  id text primary key,
  ends_at timestamptz not null
);

-- Keys that instances sign with for each other, made by the first one. Base64.
create table shared_key (
  name text primary key,
  key text not null
);
