-- 特定对象确定 of members (MKT-19): each declaration with its answers is kept; the newest one of an account counts.
create table determination (
  number bigint generated always as identity primary key,
  account_id text not null references account (id),
  version text not null,
  standard text not null check (standard in ('assets', 'income', 'institution', 'professional')),
  declared jsonb not null,
  answers jsonb not null,
  grade text not null check (grade in ('C1', 'C2', 'C3', 'C4', 'C5')),
  determined_at bigint not null,
  valid_until bigint not null
);
create index determination_of_account on determination (account_id, number desc);
