-- When an account first asked about something: the first time counts against its month, asking again does not.
alter table consultation add column first_at bigint;
update consultation set first_at = at;
alter table consultation alter column first_at set not null;
create index consultation_first on consultation (account_id, first_at);
