-- Files that members have handed in; content is checked before it comes here. The id is unguessable.
create table upload (
  id text primary key,
  account_id text not null references account (id) on delete cascade,
  purpose text not null check (purpose in ('verification', 'avatar')),
  name text not null,
  type text not null,
  size integer not null,
  content bytea not null,
  uploaded_at bigint not null
);
create index upload_by_account on upload (account_id);
create index upload_by_time on upload (uploaded_at);

-- Applications to be verified, each once handed in kept with what became of it.
create table verification (
  id bigint generated always as identity primary key,
  account_id text not null references account (id) on delete cascade,
  name text not null,
  company text not null,
  position text not null,
  document_id text references upload (id) on delete set null,
  state text not null check (state in ('pending', 'approved', 'rejected')),
  level text check (level in ('1', '2')),
  reason text,
  submitted_at bigint not null,
  expected_at bigint not null,
  decided_at bigint
);
create index verification_by_account on verification (account_id, id desc);
create unique index verification_pending on verification (account_id) where state = 'pending';
