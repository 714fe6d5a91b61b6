-- Gates of conferences (screens: /qr_code, /qr_code/{conf}; MKT-22). Times are milliseconds since 1970.
-- The public keys of the devices that show a ticket. The key of the ticket's present version counts, and no earlier one;
-- each is kept, because a scan without network may have been checked by it.
create table ticket_keys (
  ticket_number text not null references tickets (number),
  version integer not null check (version > 0),
  account_id text not null references account (id),
  public_key text not null,
  registered_at bigint not null,
  primary key (ticket_number, version)
);
create index ticket_keys_of_account on ticket_keys (account_id);

-- The members who may scan at a conference; the operator names them.
create table gate_staff (
  conference_id text not null references conferences (id) on delete cascade,
  account_id text not null references account (id),
  named_at bigint not null,
  primary key (conference_id, account_id)
);
create index gate_staff_of_account on gate_staff (account_id);

-- What one is let in to, and the gates with the range of numbers that each lets in without network.
create table gate_entries (
  conference_id text not null references conferences (id) on delete cascade,
  id text not null,
  title text not null,
  place integer not null,
  primary key (conference_id, id)
);
create table gate_points (
  conference_id text not null references conferences (id) on delete cascade,
  name text not null,
  first_number text,
  last_number text,
  primary key (conference_id, name)
);

-- Every scan that was sent, admitted or not, once for each number that its device gave it. `at` is the scanner's clock,
-- `received_at` the server's. `fault`: why it was refused, or what spoke against an admission that had been made.
create table gate_scans (
  id bigint generated always as identity primary key,
  conference_id text not null references conferences (id) on delete cascade,
  device text not null,
  sequence bigint not null,
  nonce text not null,
  staff_id text not null references account (id),
  ticket_number text references tickets (number),
  entry text not null,
  gate text not null,
  at bigint not null,
  received_at bigint not null,
  by text not null check (by in ('code', 'number', 'list')),
  subject text not null,
  decision text not null check (decision in ('asked', 'admitted', 'refused')),
  outcome text not null check (outcome in ('admitted', 'repeated', 'refused')),
  fault text,
  skew bigint not null,
  -- The same number with another nonce is another scan, which is refused and kept.
  unique (conference_id, device, sequence, nonce)
);
create index gate_scans_of_ticket on gate_scans (ticket_number);
create index gate_scans_of_staff on gate_scans (staff_id);

-- The admission that counts: one for each ticket and entry. An earlier one that comes later takes its place.
create table gate_admissions (
  ticket_number text not null references tickets (number),
  entry text not null,
  conference_id text not null references conferences (id) on delete cascade,
  scan_id bigint not null references gate_scans (id) on delete cascade,
  at bigint not null,
  gate text not null,
  primary key (ticket_number, entry)
);
create index gate_admissions_of_conference on gate_admissions (conference_id);
create index gate_admissions_of_scan on gate_admissions (scan_id);
