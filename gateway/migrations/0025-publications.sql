-- What members publish: sales and demands as they are typed, reviewed and listed.
create table publication (
  id text primary key,
  -- By which the operator speaks of it.
  number bigint generated always as identity unique,
  owner_id text not null references account (id),
  kind text not null check (kind in ('sale', 'buy')),
  -- Grows with each saving, so that two devices do not write over each other.
  version integer not null,
  editor text not null,
  fields jsonb not null,
  -- The text as it is listed, while another is typed or reviewed.
  published jsonb,
  review text not null check (review in ('draft', 'pending', 'rejected', 'approved')),
  listing text not null check (listing in ('none', 'listed', 'withdrawn')),
  reasons jsonb not null default '[]',
  deal_id text,
  saved_at bigint not null,
  submitted_at bigint,
  confirmed_at bigint,
  -- The day after the last confirmation of which the owner was told last.
  reminded integer not null default 0
);
create index publication_of_owner on publication (owner_id, number desc);
create index publication_pending on publication (submitted_at) where review = 'pending';
create index publication_listed on publication (confirmed_at) where listing = 'listed';
