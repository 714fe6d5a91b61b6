-- Consultations and conversations from before 0064 have no thread: the asker knows the owner by the account id. Gives each
-- consultation of a deal that hides its owner a thread, and moves a conversation to the thread of its newest such deal when it
-- has a message from before a moment (milliseconds since 1970). Ties that an approval opened stay as they are.
create function give_threads(before_ms bigint) returns void language plpgsql as $$
declare
  hidden record;
  entry record;
  thread text;
begin
  for hidden in
    with tie as (
      select consultation.account_id as asker, consultation.peer_id as owner, consultation.kind, consultation.target,
        consultation.at, true as consulted
      from consultation
      left join sale on consultation.kind = 'sale' and sale.id = consultation.target
      left join buy on consultation.kind = 'buy' and buy.id = consultation.target
      where coalesce(sale.hidden, buy.hidden) @> '["companyName"]'::jsonb
      union all
      select bidder_deal.account_id, sale.owner_id, 'sale', sale.id, bidder_deal.changed_at, false
      from bidder_deal join sale on sale.id = bidder_deal.sale_id
      where sale.hidden @> '["companyName"]'::jsonb
    )
    select tie.*,
      (select array_agg(distinct message.conversation) from message
        where message.kind = 'chat' and message.sent_at < before_ms
          and message.conversation in (tie.asker || '_' || tie.owner, tie.owner || '_' || tie.asker)) as conversations
    from tie join account on account.id = tie.owner
    where tie.asker <> tie.owner and not exists (
      select from bidder_deal opened left join bid on bid.id = opened.bid_id
      where tie.kind = 'sale' and opened.account_id = tie.asker and opened.sale_id = tie.target
        and (opened.nda_state in ('signed', 'expired') or bid.state = 'accepted')
    )
    order by tie.at desc, tie.target, tie.consulted desc
  loop
    -- Of several deals the first one, which is the newest, has taken the messages.
    perform from message where kind = 'chat' and conversation = any (hidden.conversations) limit 1;
    continue when not found and not hidden.consulted;

    insert into deal_thread (id, kind, target, asker_id, owner_id, at)
      values ('t-' || gen_random_uuid(), hidden.kind, hidden.target, hidden.asker, hidden.owner, hidden.at)
      on conflict (kind, target, asker_id) do nothing;
    continue when hidden.conversations is null;
    select id into strict thread from deal_thread
      where kind = hidden.kind and target = hidden.target and asker_id = hidden.asker;
    update message set conversation = thread where kind = 'chat' and conversation = any (hidden.conversations);
    continue when not found;

    for entry in
      delete from inbox_entry
        where (account_id, peer_id) in ((hidden.asker, hidden.owner), (hidden.owner, hidden.asker))
        returning *
    loop
      insert into inbox_entry as kept (account_id, message_id, peer_id, unread, removed)
        values (entry.account_id, entry.message_id, thread, entry.unread, entry.removed)
        on conflict (account_id, peer_id) where peer_id is not null do update set
          message_id = greatest(kept.message_id, excluded.message_id),
          unread = kept.unread + excluded.unread,
          removed = kept.removed and excluded.removed;
    end loop;
    insert into chat_block (account_id, blocked_id, at)
      select account_id, thread, at from chat_block
      where (account_id, blocked_id) in ((hidden.asker, hidden.owner), (hidden.owner, hidden.asker))
      on conflict do nothing;
    -- The asker blocked the party of that conversation, whom they know by the thread from now on.
    delete from chat_block where account_id = hidden.asker and blocked_id = hidden.owner;
  end loop;
end
$$;

select give_threads((extract(epoch from applied_at) * 1000)::bigint)
  from schema_migration where name = '0064-deal-threads.sql';
