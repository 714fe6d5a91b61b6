-- The operator withdraws and publishes share transfers as things of other kinds: the moment is stored, and the state follows.
alter table transfer add column withdrawn_at bigint;
alter table transfer add column closed boolean not null default false;
update transfer set withdrawn_at = confirmed_at where state = 'withdrawn';
update transfer set closed = true where state = 'closed';
alter table transfer drop column state;
alter table transfer add column state text not null generated always as (
  case when closed then 'closed' when withdrawn_at is not null then 'withdrawn' else 'listed' end
) stored;
