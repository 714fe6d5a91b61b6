-- Devices that an account was used on, as hashes: each keeps an allowance of its own when somebody else fails. session_id
-- is the login it was seen with last; whoever ends that login from elsewhere makes the device a stranger again.
create table known_device (
  account_id text not null references account (id) on delete cascade,
  device_hash text not null,
  session_id text not null,
  seen_at bigint not null,
  primary key (account_id, device_hash)
);
create index known_device_by_time on known_device (seen_at);

-- Failures of one account from one address or known device, and from when on the next try is looked at.
create table growing_delay (
  key text primary key,
  failures integer not null,
  free_at bigint not null,
  ends_at bigint not null
);
create index growing_delay_by_end on growing_delay (ends_at);

-- A code is answered wrongly five times from where it was asked for, and five times from everywhere else together.
alter table sent_code add column asked_by text not null default '';
alter table sent_code add column stranger_tries integer not null default 0;
