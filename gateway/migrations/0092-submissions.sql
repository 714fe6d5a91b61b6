-- Listed sales that members send to investors (SCR-05): each publication once to each investor.
create table submission (
  number bigint generated always as identity primary key,
  account_id text not null references account (id),
  investor_id text not null references investor (id),
  publication_id text not null,
  title text not null,
  deal_path text not null,
  state text not null check (state in ('sent', 'interested', 'declined')),
  answer text not null default '',
  sent_at bigint not null,
  answered_at bigint,
  unique (publication_id, investor_id)
);
create index submission_open on submission (number) where state = 'sent';
create index submission_of_account on submission (account_id);

-- Organizations are asked as deals are: the conversation is with the service of the platform, which passes it on.
alter table consultation drop constraint consultation_kind_check;
alter table consultation add constraint consultation_kind_check
  check (kind in ('sale', 'buy', 'transfer', 'organization'));
