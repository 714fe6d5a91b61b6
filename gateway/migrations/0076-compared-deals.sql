-- The deals that a member puts next to each other, at most four, on all tabs and devices (MKT-11).
create table compared_deals (
  account_id text primary key references account (id),
  ids jsonb not null,
  changed_at bigint not null
);
