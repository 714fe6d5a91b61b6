-- Consents to one purpose each (MKT-23): the version of its text, when it was given, and when it was withdrawn.
create table purpose_consent (
  id bigint generated always as identity primary key,
  account_id text not null references account (id) on delete cascade,
  purpose text not null check (purpose in ('recommendation')),
  version text not null,
  given_at bigint not null,
  withdrawn_at bigint
);
create index purpose_consent_by_account on purpose_consent (account_id, purpose, id desc);
create unique index purpose_consent_that_holds on purpose_consent (account_id, purpose) where withdrawn_at is null;

-- When the person who registered stated to be at least 14; null for accounts from before this was asked.
alter table registration add column age_stated_at bigint;

-- The sweep of the notices deletes by it each minute.
create index notice_outbox_handed on notice_outbox (handed_at) where handed_at is not null;

-- The channels outside the application that a service carries, written at each start. No notice waits for another one.
create table notice_carrier (
  channel text primary key check (channel in ('push', 'wechat', 'sms'))
);
update notice_outbox set channels = channels - 'push' - 'wechat' - 'sms' where handed_at is null;
delete from notice_outbox where handed_at is null and channels = '[]'::jsonb;
