-- What members ask the assistant. A conversation is called by its first question; `thread` is what the answering side calls it.
create table assistant_conversation (
  id text primary key,
  account_id text not null references account (id),
  title text not null,
  thread text,
  asked_at bigint not null
);
create index assistant_conversation_own on assistant_conversation (account_id, asked_at desc);

-- A question and its answer. An answer that was never ended is one that was stopped. `opened` are the deals of which it may
-- tell what only the member's own NDA held open: it is told again only while that holds.
create table assistant_turn (
  number bigint generated always as identity primary key,
  id text not null unique,
  conversation_id text not null references assistant_conversation (id) on delete cascade,
  account_id text not null references account (id),
  question text not null,
  answer text not null,
  sources jsonb not null,
  opened jsonb not null,
  state text not null check (state in ('done', 'stopped', 'failed')),
  rating text check (rating in ('up', 'down')),
  asked_at bigint not null
);
create index assistant_turn_of on assistant_turn (conversation_id, number);
create index assistant_turn_own on assistant_turn (account_id);
