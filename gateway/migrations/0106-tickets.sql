-- Tickets of conferences (screens: /conf/{id}/register, /user/conf). Money is whole 分, times are milliseconds since 1970.
-- A registration is what one member registers at once: one type, one attendee for each ticket. The key is made by the client.
create table ticket_registrations (
  id text primary key,
  account_id text not null references account (id),
  idempotency_key text not null,
  conference_id text not null references conferences (id),
  type_id text not null references conference_ticket_types (id),
  -- The attendees as they were handed in: the same key with others is refused.
  given_hash text not null,
  -- The order that pays for its tickets; null until there is one.
  order_no text unique references member_order (order_no),
  registered_at bigint not null,
  unique (account_id, idempotency_key)
);
create index ticket_registrations_of_type on ticket_registrations (type_id);

-- A transferred ticket stays with its first holder as 'transferred'; its new holder has a ticket of a number of its own.
-- The gate accepts codes of the present key version alone: it rises with whatever ends the codes of a holder.
create table tickets (
  number text primary key,
  registration_id text not null references ticket_registrations (id),
  conference_id text not null references conferences (id),
  type_id text not null references conference_ticket_types (id),
  holder_id text not null references account (id),
  place integer not null,
  name text not null,
  phone text not null,
  company text not null,
  position text not null,
  price bigint not null check (price >= 0),
  state text not null check (state in ('pending', 'toPay', 'valid', 'checkedIn', 'transferred', 'refunded', 'cancelled', 'void')),
  -- Why it is void.
  reason text not null default '',
  key_version integer not null default 1,
  transferred_from text unique references tickets (number),
  registered_at bigint not null,
  changed_at bigint not null,
  checked_in_at bigint
);
create index tickets_of_holder on tickets (holder_id, registered_at desc, number);
create index tickets_of_registration on tickets (registration_id, place);
create index tickets_taking on tickets (type_id) where state in ('pending', 'valid', 'checkedIn');
create index tickets_of_conference on tickets (conference_id, state);
create index tickets_pending on tickets (registered_at) where state = 'pending';

-- Places that wait for a payment. A hold whose time is over takes no place, whether or not its row is still there.
create table held_places (
  order_no text primary key references member_order (order_no),
  type_id text not null references conference_ticket_types (id),
  places integer not null check (places > 0),
  until bigint not null
);
create index held_places_of_type on held_places (type_id, until);

create table ticket_transfers (
  id bigint generated always as identity primary key,
  ticket_number text not null references tickets (number),
  from_id text not null references account (id),
  to_id text not null references account (id),
  state text not null check (state in ('pending', 'accepted', 'declined', 'withdrawn', 'ended')),
  asked_at bigint not null,
  decided_at bigint
);
create unique index ticket_transfers_open on ticket_transfers (ticket_number) where state = 'pending';
create index ticket_transfers_to on ticket_transfers (to_id) where state = 'pending';
create index ticket_transfers_from on ticket_transfers (from_id);

-- Public pages show the places that are left.
create trigger public_content_told after insert or update or delete or truncate on tickets
  for each statement execute function tell_public_content();
create trigger public_content_told after insert or update or delete or truncate on held_places
  for each statement execute function tell_public_content();

-- An order of tickets opens no membership.
alter table member_order drop constraint member_order_months_check;
alter table member_order add constraint member_order_months_check check (months >= 0);
