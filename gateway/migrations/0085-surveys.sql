-- The survey about funds: each version is kept, and the last one that began is asked (SCR-05).
create table survey (
  version text primary key,
  since bigint not null,
  content jsonb not null
);
create table survey_answer (
  number bigint generated always as identity primary key,
  version text not null references survey (version),
  -- Null where a visitor answered.
  account_id text references account (id),
  answers jsonb not null,
  sent_at bigint not null
);
-- A member answers a version once.
create unique index survey_answer_once on survey_answer (account_id, version) where account_id is not null;
