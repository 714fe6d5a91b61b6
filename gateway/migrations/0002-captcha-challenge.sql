-- Puzzles that were given out; answer is the gap's place in px, attempts counts before judging.
create table captcha_challenge (
  id text primary key,
  appid text not null,
  sid text not null,
  answer integer not null,
  attempts integer not null default 0,
  expires_at bigint not null,
  solved boolean not null default false
);
create index captcha_challenge_by_end on captcha_challenge (expires_at);
