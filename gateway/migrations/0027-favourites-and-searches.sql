-- What members keep at hand. An id of its own is its place in a list: the newest is the last.
create table favourite (
  id bigint generated always as identity primary key,
  account_id text not null references account (id),
  kind text not null check (kind in ('sale', 'buy', 'investor')),
  target text not null,
  since bigint not null,
  unique (account_id, kind, target)
);
create index favourite_newest on favourite (account_id, kind, id desc);

-- Who puts money into companies. Sums in 万元.
create table investor (
  id text primary key,
  name text not null,
  kind text not null,
  region text not null,
  focus jsonb not null,
  rounds jsonb not null,
  cheque_min numeric not null,
  cheque_max numeric not null,
  cases integer not null,
  intro text not null,
  check (cheque_min <= cheque_max)
);

-- A list with its filter, to come back to. One that was removed can be had back for an hour.
create table saved_search (
  id bigint generated always as identity primary key,
  account_id text not null references account (id),
  name text not null,
  kind text not null check (kind in ('sale', 'buy')),
  source_type text,
  mark text,
  filter jsonb not null,
  alert text not null check (alert in ('off', 'now', 'daily')),
  created_at bigint not null,
  removed_at bigint
);
create index saved_search_own on saved_search (account_id, id desc);
create index saved_search_alerting on saved_search (kind, id) where alert <> 'off' and removed_at is null;
create index saved_search_removed on saved_search (removed_at) where removed_at is not null;

-- A deal alerts once for each search (MKT-01).
create table search_alert (
  search_id bigint not null references saved_search (id) on delete cascade,
  deal_id text not null,
  made_at bigint not null,
  -- Null while it waits for the digest of the day.
  told_at bigint,
  primary key (search_id, deal_id)
);
create index search_alert_waiting on search_alert (made_at) where told_at is null;
