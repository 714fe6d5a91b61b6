-- Writes that were done under a key of their sender, so that one whose answer was lost is answered when it is sent
-- again. id is a hash of the key with everything that was given: neither can be found from it.
create table answered_call (
  id text primary key,
  expires_at bigint not null
);
create index answered_call_by_end on answered_call (expires_at);
