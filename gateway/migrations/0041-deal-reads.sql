-- Who has read a deal or a demand: one row for each reader, who is counted once a day.
create table deal_read (
  kind text not null check (kind in ('sale', 'buy')),
  deal_id text not null,
  account_id text not null references account (id),
  reads integer not null,
  -- The last day that was counted, in days since 1970.
  last_day integer not null,
  primary key (kind, deal_id, account_id)
);
create index deal_read_own on deal_read (account_id);

-- How many keep something is counted for its owner.
create index favourite_of_target on favourite (kind, target);
