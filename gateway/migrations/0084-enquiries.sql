-- Enquiries of members about the services of the operator (SCR-15). The consent to the use of the content is a condition of
-- each row: what was not agreed to is not kept.
create table enquiry (
  number bigint generated always as identity primary key,
  account_id text not null references account (id),
  about text not null check (about in ('service', 'communication', 'government', 'fund')),
  organization text not null,
  need text not null,
  time text not null check (time in ('any', 'morning', 'afternoon')),
  sent_at bigint not null,
  -- Null while the operator has not answered.
  closed_at bigint
);
create index enquiry_open on enquiry (number) where closed_at is null;
create index enquiry_of_account on enquiry (account_id);
