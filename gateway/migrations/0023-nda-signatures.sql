-- An NDA that was taken back is unsigned again, and keeps its history.
alter table nda drop constraint nda_state_check;
alter table nda add constraint nda_state_check check (state in ('unsigned', 'pending', 'signed', 'rejected', 'expired'));
alter table nda add column id bigint generated always as identity unique;
-- What the signing that counts has fixed; null for what was kept before signatures were.
alter table nda add column version text;
alter table nda add column sha256 text;
alter table nda add column signer_name text;
alter table nda add column signer_company text;
alter table nda add column device text;
alter table nda add column signed_at bigint;
alter table nda add column approved_at bigint;
alter table nda add column expires_at bigint;
-- How many reminders of this signing its decider has had.
alter table nda add column reminders integer not null default 0;
create index nda_by_sale on nda (sale_id, id desc);
create index nda_by_account on nda (account_id, state, changed_at desc, id desc);
create index nda_pending on nda (signed_at) where state = 'pending';
create index nda_ending on nda (expires_at) where state = 'signed';

-- Everything that ever happened to an NDA, in its order; nothing is changed or taken away afterwards.
create table nda_step (
  id bigint generated always as identity primary key,
  nda_id bigint not null references nda (id),
  at bigint not null,
  kind text not null check (kind in ('signed', 'withdrawn', 'approved', 'rejected', 'expired')),
  actor text not null check (actor in ('signer', 'owner', 'operator', 'time')),
  name text not null,
  note text not null,
  version text,
  sha256 text,
  device text
);
create index nda_step_by_nda on nda_step (nda_id, id desc);

create function nda_step_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'nda_step is append-only';
end;
$$;
create trigger nda_step_keeps_rows before update or delete on nda_step
  for each row execute function nda_step_is_append_only();
create trigger nda_step_keeps_all before truncate on nda_step
  for each statement execute function nda_step_is_append_only();

-- Files that were issued as evidence, by the SHA-256 of their bytes: whatever is not here was not issued so.
create table nda_evidence (
  sha256 text primary key,
  nda_id bigint not null references nda (id),
  issued_at bigint not null,
  facts jsonb not null
);
create index nda_evidence_by_nda on nda_evidence (nda_id);
