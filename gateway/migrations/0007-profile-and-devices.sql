-- What a member says of themselves beside their verification, and when they gave the account up.
alter table account add column email text not null default '';
alter table account add column unsubscribed_at bigint;

-- Where a login is used: told by its own requests, for its owner to see.
alter table login_session add column device text not null default '';
alter table login_session add column address text not null default '';
alter table login_session add column seen_at bigint;

-- Kinds of push that a member switched; a kind without a row is on.
create table push_setting (
  account_id text not null references account (id) on delete cascade,
  kind text not null check (kind in ('chat', 'deal', 'order', 'notice')),
  wanted boolean not null,
  primary key (account_id, kind)
);
