-- The lowest bid that the owner of a deal takes, 万元; public. Null takes every sum.
alter table sale add column least_bid numeric check (least_bid > 0);

-- Expressed interests and bids. What was declined or withdrawn stays; whoever comes again has another row.
create table bid (
  id bigint generated always as identity primary key,
  sale_id text not null references sale (id) on delete cascade,
  account_id text not null references account (id) on delete cascade,
  kind text not null check (kind in ('interest', 'bid')),
  state text not null check (state in ('open', 'asked', 'accepted', 'declined', 'withdrawn')),
  amount numeric check (amount > 0),
  note text not null,
  answer text not null default '',
  changed_at bigint not null,
  check ((kind = 'bid') = (amount is not null))
);
create unique index bid_standing on bid (account_id, sale_id) where state in ('open', 'asked', 'accepted');
create index bid_newest on bid (account_id, sale_id, id desc);
create index bid_received on bid (sale_id, (state <> 'open'), id desc);
create index bid_waiting on bid (id) where state = 'open';

-- What happened to each; nothing of it is ever changed.
create table bid_step (
  id bigint generated always as identity primary key,
  bid_id bigint not null references bid (id) on delete cascade,
  kind text not null,
  at bigint not null,
  amount numeric,
  words text not null default ''
);
create index bid_step_of_bid on bid_step (bid_id, id);
create function keep_bid_step() returns trigger language plpgsql as $$
begin
  raise exception 'The history of bids is not changed';
end
$$;
create trigger bid_step_kept before update on bid_step for each row execute function keep_bid_step();

-- One row for each deal on which a member has an NDA, an interest or a bid, whoever writes those: what the list of a
-- bidder is read from, by index.
create table bidder_deal (
  account_id text not null references account (id) on delete cascade,
  sale_id text not null references sale (id) on delete cascade,
  nda_state text not null default 'unsigned',
  bid_id bigint references bid (id) on delete set null,
  changed_at bigint not null,
  primary key (account_id, sale_id)
);
create index bidder_deal_newest on bidder_deal (account_id, changed_at desc, sale_id desc);
create index bidder_deal_by_nda on bidder_deal (account_id, nda_state, changed_at desc, sale_id desc);

create function note_bidder_nda() returns trigger language plpgsql as $$
begin
  insert into bidder_deal (account_id, sale_id, nda_state, changed_at)
  values (new.account_id, new.sale_id, new.state, new.changed_at)
  on conflict (account_id, sale_id) do update set
    nda_state = excluded.nda_state,
    changed_at = greatest(bidder_deal.changed_at, excluded.changed_at);
  return null;
end
$$;
create trigger bidder_nda_noted after insert or update on nda for each row execute function note_bidder_nda();

create function note_bidder_bid() returns trigger language plpgsql as $$
begin
  insert into bidder_deal (account_id, sale_id, bid_id, changed_at)
  values (new.account_id, new.sale_id, new.id, new.changed_at)
  on conflict (account_id, sale_id) do update set
    bid_id = greatest(bidder_deal.bid_id, excluded.bid_id),
    changed_at = greatest(bidder_deal.changed_at, excluded.changed_at);
  return null;
end
$$;
create trigger bidder_bid_noted after insert or update on bid for each row execute function note_bidder_bid();

insert into bidder_deal (account_id, sale_id, nda_state, changed_at)
  select account_id, sale_id, state, changed_at from nda;
