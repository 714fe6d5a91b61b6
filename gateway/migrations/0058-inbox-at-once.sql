-- An inbox is brought up to date once for all that one statement adds: message by message, each of ten thousand within one
-- transaction passed every earlier form of the same row.
drop trigger inbox_message_noted on message;
drop function note_inbox_message();

create function note_inbox_messages() returns trigger language plpgsql as $$
begin
  insert into inbox_entry (account_id, message_id, unread)
    select recipient_id, id, case when read_at is null then 1 else 0 end from fresh where kind <> 'chat';
  insert into inbox_entry as entry (account_id, message_id, peer_id, unread)
    select account_id, max(id), peer_id, sum(unread)
    from (
      select recipient_id as account_id, sender_id as peer_id, id,
        case when read_at is null then 1 else 0 end as unread
      from fresh where kind = 'chat'
      union all
      select sender_id, recipient_id, id, 0 from fresh where kind = 'chat'
    ) chats
    group by account_id, peer_id
    order by account_id, peer_id
    on conflict (account_id, peer_id) where peer_id is not null do update set
      message_id = greatest(entry.message_id, excluded.message_id),
      unread = entry.unread + excluded.unread,
      removed = false;
  return null;
end
$$;
create trigger inbox_messages_noted after insert on message
  referencing new table as fresh for each statement execute function note_inbox_messages();
