-- What was found for a search since its owner opened it last is fresh.
alter table saved_search add column seen_at bigint not null default 0;
create index search_alert_fresh on search_alert (search_id, made_at);

-- What members report as wrong. A member has one report of a thing that waits.
create table report (
  number bigint generated always as identity primary key,
  account_id text not null references account (id),
  kind text not null check (kind in ('sale', 'buy', 'transfer')),
  target text not null,
  -- What the thing is called, for whoever decides when it is gone.
  title text not null,
  reason text not null check (reason in ('over', 'untrue', 'silent', 'twice', 'unlawful', 'other')),
  words text not null,
  state text not null check (state in ('pending', 'upheld', 'dismissed')),
  answer text not null,
  reported_at bigint not null,
  decided_at bigint
);
create unique index report_waiting on report (account_id, kind, target) where state = 'pending';
create index report_own on report (account_id, reported_at);
create index report_pending on report (number) where state = 'pending';
