-- What members enrol in the programme of the hundred buyers. A demand is in the programme as long as an enrolment of it is
-- approved: buy.hundred says so to the lists, and is written with the enrolment alone.
create table enrolment (
  number bigint generated always as identity primary key,
  buy_id text not null references buy (id),
  -- Null where the demand is the platform's.
  account_id text references account (id),
  state text not null check (state in ('pending', 'approved', 'rejected', 'withdrawn', 'ended')),
  statement text not null,
  reason text not null default '',
  -- Where it stood before its demand left the lists.
  ended_from text check (ended_from in ('pending', 'approved')),
  enrolled_at bigint not null,
  changed_at bigint not null
);
create unique index enrolment_standing on enrolment (buy_id) where state in ('pending', 'approved');
create index enrolment_of_buy on enrolment (buy_id, number desc);
create index enrolment_own on enrolment (account_id) where account_id is not null;
create index enrolment_pending on enrolment (number) where state = 'pending';

insert into enrolment (buy_id, account_id, state, statement, enrolled_at, changed_at)
  select id, owner_id, case state when 'listed' then 'approved' else 'ended' end, '', confirmed_at, confirmed_at
  from buy where hundred order by confirmed_at, id;
update buy set hundred = false where hundred and state <> 'listed';
