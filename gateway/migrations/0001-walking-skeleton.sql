-- Times are milliseconds since 1970. Amounts are decimal strings in 万元.
create table account (
  id text primary key,
  phone text not null unique,
  name text not null,
  company text not null,
  position text not null,
  avatar text not null default '',
  prove text check (prove in ('1', '2')),
  removed boolean not null default false,
  roles jsonb not null default '[]',
  permissions jsonb not null default '[]',
  password_hash text not null,
  registered_at bigint not null
);

-- One login with all its renewed tokens; ended_at is set by logout or by an operator.
create table login_session (
  id text primary key,
  account_id text not null references account (id) on delete cascade,
  started_at bigint not null,
  ended_at bigint
);
create index login_session_by_account on login_session (account_id);

-- Bearer tokens as SHA-256 only.
create table token (
  hash text primary key,
  session_id text not null references login_session (id) on delete cascade,
  issued_at bigint not null,
  expires_at bigint not null
);
create index token_by_session on token (session_id);
create index token_by_end on token (expires_at);

-- Captcha tickets as SHA-256 only; used_at is set by the first redemption, whatever its verdict.
create table ticket (
  hash text primary key,
  appid text not null,
  randstr text not null,
  ip text not null,
  issued_at bigint not null,
  expires_at bigint not null,
  used_at bigint
);
create index ticket_by_end on ticket (expires_at);

create table attempt_count (
  key text primary key,
  window_ends_at bigint not null,
  count integer not null
);
create index attempt_count_by_end on attempt_count (window_ends_at);

create table sale (
  id text primary key,
  source_type text not null,
  code text not null unique,
  title text not null,
  industry text not null,
  industry_group text not null,
  region text not null,
  stage text not null,
  amount_label text not null,
  amount text,
  revenue text not null,
  revenue_year text not null,
  revenue_growth text,
  net_profit text not null,
  valuation text,
  confirmed_at bigint not null,
  recommended integer,
  hidden jsonb not null,
  teaser text not null,
  founded_year integer not null,
  employees integer not null,
  rd_employees integer,
  company_name text not null,
  customers text not null,
  reason text not null,
  highlights jsonb not null,
  finances jsonb not null,
  process jsonb not null,
  documents jsonb not null
);
create index sale_newest on sale (confirmed_at desc, id);
create index sale_recommended on sale (recommended) where recommended is not null;

create table nda (
  account_id text not null references account (id) on delete cascade,
  sale_id text not null references sale (id) on delete cascade,
  state text not null check (state in ('pending', 'signed', 'rejected', 'expired')),
  changed_at bigint not null,
  primary key (account_id, sale_id)
);

create table banner (
  id text primary key,
  eyebrow text not null,
  title text not null,
  subtitle text not null,
  link text,
  sort integer not null
);

create table hot_word (
  id text primary key,
  word text not null unique,
  sort integer not null
);

-- The platform's own voices, which cannot log in.
create table sender (
  id text primary key,
  name text not null
);

-- sender_id is an account or a voice of the platform; the names are as they were when it was sent.
create table message (
  id bigint generated always as identity primary key,
  sender_id text not null,
  sender_name text not null,
  sender_org text,
  recipient_id text not null references account (id) on delete cascade,
  kind text not null check (kind in ('chat', 'notice', 'deal', 'order')),
  title text,
  content text not null,
  html text,
  sent_at bigint not null,
  read_at bigint,
  conversation text not null,
  link text,
  client_id text,
  unique (sender_id, client_id)
);
create index message_received on message (recipient_id, id desc);
create index message_sent on message (sender_id, id);
create index message_unread on message (recipient_id) where read_at is null;

-- What a database was first filled with; an empty table means that it is still to be filled.
create table seeding (
  name text primary key,
  seeded_at bigint not null
);
