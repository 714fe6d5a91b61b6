-- Verification codes by text message. Only the newest to a phone for a purpose counts; tries counts wrong answers.
-- delivered is false for what was never sent (a forgotten password of nobody's): no answer to it is right.
create table sent_code (
  id bigint generated always as identity primary key,
  phone text not null,
  purpose text not null check (purpose in ('login', 'forgotten', 'identity')),
  code text not null,
  delivered boolean not null,
  sent_at bigint not null,
  expires_at bigint not null,
  tries integer not null default 0,
  used_at bigint
);
create index sent_code_newest on sent_code (phone, purpose, id desc);
create index sent_code_by_end on sent_code (expires_at);
