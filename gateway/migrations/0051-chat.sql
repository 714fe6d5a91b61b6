-- What is written to a voice of the platform has no account as its recipient.
alter table message drop constraint message_recipient_id_fkey;
-- Contacts in the content were hidden.
alter table message add column masked boolean not null default false;
-- What was taken back keeps its content until its sender has had the time to write it again.
alter table message add column recalled_at bigint;
-- The file that a message brings; who is one of the two may read it.
alter table message add column file_id text;
-- SHA-256 of the content as it was handed in, by which the same message sent again is known.
alter table message add column given_hash text;
create index message_conversation on message (conversation, id desc);
create index message_file on message (file_id) where file_id is not null;
create index message_recalled on message (recalled_at) where recalled_at is not null and content <> '';

-- One row of an account's inbox: a notification, or a conversation by its newest message. Written by triggers; a removed
-- conversation comes back with its next message. A voice of the platform has rows too, which operators read.
create table inbox_entry (
  account_id text not null,
  message_id bigint not null references message (id) on delete cascade,
  peer_id text,
  unread integer not null default 0,
  removed boolean not null default false,
  primary key (account_id, message_id)
);
create unique index inbox_entry_peer on inbox_entry (account_id, peer_id) where peer_id is not null;
create index inbox_entry_shown on inbox_entry (account_id, message_id desc) where not removed;
create index inbox_entry_chats on inbox_entry (account_id, message_id desc)
  where not removed and peer_id is not null;
create index inbox_entry_notices on inbox_entry (account_id, message_id desc) where not removed and peer_id is null;

create function note_inbox_message() returns trigger language plpgsql as $$
declare
  fresh integer := case when new.read_at is null then 1 else 0 end;
begin
  if new.kind <> 'chat' then
    insert into inbox_entry (account_id, message_id, unread) values (new.recipient_id, new.id, fresh);
    return null;
  end if;
  insert into inbox_entry as entry (account_id, message_id, peer_id, unread)
    values (new.recipient_id, new.id, new.sender_id, fresh)
    on conflict (account_id, peer_id) where peer_id is not null do update set
      message_id = greatest(entry.message_id, excluded.message_id),
      unread = entry.unread + excluded.unread,
      removed = false;
  insert into inbox_entry as entry (account_id, message_id, peer_id)
    values (new.sender_id, new.id, new.recipient_id)
    on conflict (account_id, peer_id) where peer_id is not null do update set
      message_id = greatest(entry.message_id, excluded.message_id),
      removed = false;
  return null;
end
$$;
create trigger inbox_message_noted after insert on message for each row execute function note_inbox_message();

create function note_inbox_reads() returns trigger language plpgsql as $$
begin
  update inbox_entry entry set unread = greatest(entry.unread - reads.many, 0)
    from (
      select after.recipient_id, after.sender_id, count(*) as many
      from after join before on before.id = after.id
      where after.kind = 'chat' and before.read_at is null and after.read_at is not null
      group by after.recipient_id, after.sender_id
    ) reads
    where entry.account_id = reads.recipient_id and entry.peer_id = reads.sender_id;
  update inbox_entry entry set unread = 0
    from after
    where after.kind <> 'chat' and after.read_at is not null and entry.unread > 0
      and entry.account_id = after.recipient_id and entry.message_id = after.id;
  return null;
end
$$;
create trigger inbox_reads_noted after update on message
  referencing old table as before new table as after for each statement execute function note_inbox_reads();

insert into inbox_entry (account_id, message_id, unread)
  select recipient_id, id, case when read_at is null then 1 else 0 end from message where kind <> 'chat';
insert into inbox_entry (account_id, message_id, peer_id, unread)
  select account_id, max(id), peer_id, sum(unread)
  from (
    select recipient_id as account_id, sender_id as peer_id, id,
      case when read_at is null then 1 else 0 end as unread
    from message where kind = 'chat'
    union all
    select sender_id, recipient_id, id, 0 from message where kind = 'chat'
  ) chats
  group by account_id, peer_id;

-- Who lets somebody not write to them.
create table chat_block (
  account_id text not null references account (id) on delete cascade,
  blocked_id text not null,
  at bigint not null,
  primary key (account_id, blocked_id)
);

-- Who asked about what, and whom: from then on the two share it. The peer is an account or a voice of the platform.
create table consultation (
  account_id text not null references account (id) on delete cascade,
  kind text not null check (kind in ('sale', 'buy', 'transfer')),
  target text not null,
  peer_id text not null,
  at bigint not null,
  primary key (account_id, kind, target)
);
create index consultation_between on consultation (account_id, peer_id, at desc);

alter table upload drop constraint upload_purpose_check;
alter table upload add constraint upload_purpose_check check (purpose in ('verification', 'avatar', 'deal', 'chat'));
alter table report drop constraint report_kind_check;
alter table report add constraint report_kind_check check (kind in ('sale', 'buy', 'transfer', 'message'));
alter table report drop constraint report_reason_check;
alter table report add constraint report_reason_check check (
  reason in ('over', 'untrue', 'silent', 'twice', 'unlawful', 'other', 'harassing', 'fraud')
);
