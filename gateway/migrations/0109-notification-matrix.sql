-- Events that a member switched on a channel (MKT-24); one without a row is as it is at first. It replaces the pushes by kind.
create table notice_choice (
  account_id text not null references account (id) on delete cascade,
  event text not null check (event in ('chat', 'deal', 'order', 'notice', 'security')),
  channel text not null check (channel in ('inApp', 'push', 'wechat', 'sms')),
  wanted boolean not null,
  primary key (account_id, event, channel)
);

insert into notice_choice (account_id, event, channel, wanted)
select account_id, kind, 'push', wanted from push_setting;

drop table push_setting;

-- When a member gets notices, by the hours of the day in Beijing: not in the quiet hours, and once a day with a digest.
create table notice_schedule (
  account_id text primary key references account (id) on delete cascade,
  quiet_from smallint check (quiet_from between 0 and 23),
  quiet_until smallint check (quiet_until between 0 and 23),
  digest_at smallint check (digest_at between 0 and 23),
  check ((quiet_from is null) = (quiet_until is null)),
  check (quiet_from <> quiet_until)
);

-- Notices that wait for their time, or for a channel outside the application. Stored in the transaction of their cause.
create table notice_outbox (
  id bigint generated always as identity primary key,
  account_id text not null references account (id) on delete cascade,
  event text not null,
  kind text not null check (kind in ('notice', 'order', 'deal')),
  title text not null,
  content text not null,
  link text not null,
  channels jsonb not null,
  digest boolean not null,
  made_at bigint not null,
  due_at bigint not null,
  handed_at bigint
);

create index notice_outbox_due on notice_outbox (due_at, id) where handed_at is null;
create index notice_outbox_account on notice_outbox (account_id, id desc);
-- One notice of new conversations waits at a time, however many messages come.
create unique index notice_outbox_chat on notice_outbox (account_id) where event = 'chat' and handed_at is null;
