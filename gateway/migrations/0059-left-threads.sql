-- Conversations that are gone here, or go on under another name, and that the answering side still keeps: it is told to
-- delete them until it has. The account is a name alone, for it may go before that.
create table left_thread (
  thread text primary key,
  account_id text not null,
  tried_at bigint not null default 0
);
create index left_thread_tried on left_thread (tried_at);

create function note_left_thread() returns trigger language plpgsql as $$
begin
  insert into left_thread (thread, account_id) values (old.thread, old.account_id) on conflict do nothing;
  return null;
end
$$;
create trigger assistant_conversation_gone after delete on assistant_conversation
  for each row when (old.thread is not null) execute function note_left_thread();
create trigger assistant_conversation_renamed after update of thread on assistant_conversation
  for each row when (old.thread is not null and old.thread is distinct from new.thread) execute function note_left_thread();
