-- Whose a deal is: an account, or null for the platform itself, which answers for it by the operator's command.
alter table sale add column owner_id text references account (id);
-- Lists hold what is listed; an address still says what has become of the rest.
alter table sale add column state text not null default 'listed' check (state in ('listed', 'withdrawn', 'closed'));
create index sale_owner on sale (owner_id, confirmed_at desc, id desc) where owner_id is not null;
