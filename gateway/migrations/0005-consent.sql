-- Consents to the privacy policy: which version, when and where it was given, and when it was taken back.
create table consent (
  id bigint generated always as identity primary key,
  account_id text not null references account (id) on delete cascade,
  version text not null,
  environment text not null check (environment in ('browser', 'wechat', 'native')),
  agreed_at bigint not null,
  withdrawn_at bigint
);
create index consent_by_account on consent (account_id, id desc);
create unique index consent_that_holds on consent (account_id, version, environment) where withdrawn_at is null;
