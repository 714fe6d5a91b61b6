-- A message that its sender took back before it was read counts as unread no more.
create or replace function note_inbox_messages() returns trigger language plpgsql as $$
begin
  insert into inbox_entry (account_id, message_id, unread)
    select recipient_id, id, case when read_at is null then 1 else 0 end from fresh where kind <> 'chat';
  insert into inbox_entry as entry (account_id, message_id, peer_id, unread)
    select account_id, max(id), peer_id, sum(unread)
    from (
      select recipient_id as account_id, id,
        case when conversation like 't-%' then conversation else sender_id end as peer_id,
        case when read_at is null and recalled_at is null then 1 else 0 end as unread
      from fresh where kind = 'chat'
      union all
      select sender_id, id, case when conversation like 't-%' then conversation else recipient_id end, 0
      from fresh where kind = 'chat'
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

create or replace function note_inbox_reads() returns trigger language plpgsql as $$
begin
  update inbox_entry entry set unread = greatest(entry.unread - settled.many, 0)
    from (
      select after.recipient_id,
        case when after.conversation like 't-%' then after.conversation else after.sender_id end as peer_id,
        count(*) as many
      from after join before on before.id = after.id
      where after.kind = 'chat'
        and before.read_at is null and before.recalled_at is null
        and (after.read_at is not null or after.recalled_at is not null)
      group by 1, 2
    ) settled
    where entry.account_id = settled.recipient_id and entry.peer_id = settled.peer_id;
  update inbox_entry entry set unread = 0
    from after
    where after.kind <> 'chat' and after.read_at is not null and entry.unread > 0
      and entry.account_id = after.recipient_id and entry.message_id = after.id;
  return null;
end
$$;

update inbox_entry entry set unread = greatest(entry.unread - recalled.many, 0)
  from (
    select recipient_id, case when conversation like 't-%' then conversation else sender_id end as peer_id, count(*) as many
    from message
    where kind = 'chat' and read_at is null and recalled_at is not null
    group by 1, 2
  ) recalled
  where entry.account_id = recalled.recipient_id and entry.peer_id = recalled.peer_id;

