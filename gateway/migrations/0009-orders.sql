-- Orders. Money is whole 分, times are milliseconds since 1970. What a paid order opens is reckoned from here alone.
create table member_order (
  order_no text primary key,
  place bigint generated always as identity unique,
  account_id text not null references account (id),
  idempotency_key text not null,
  goods_id text not null,
  goods_name text not null,
  data text not null,
  amount integer not null check (amount > 0),
  months integer not null check (months > 0),
  state text not null check (state in ('created', 'paying', 'paid', 'cancelled', 'expired', 'refunding', 'refunded')),
  created_at bigint not null,
  pay_by bigint not null,
  paid_at bigint,
  closed_at bigint,
  renewal_told_at bigint,
  end_told_at bigint,
  unique (account_id, idempotency_key)
);
create index member_order_by_account on member_order (account_id, place desc);
create index member_order_unpaid on member_order (pay_by) where state in ('created', 'paying');
create index member_order_paid on member_order (paid_at) where state in ('paid', 'refunding');

-- Everything that ever happened to an order, in its order; nothing is changed or taken away afterwards.
create table order_ledger (
  id bigint generated always as identity primary key,
  order_no text not null references member_order (order_no),
  at bigint not null,
  kind text not null check (kind in ('created', 'paying', 'paid', 'cancelled', 'expired', 'refundAsked',
    'refundRejected', 'refunded', 'latePaid', 'invoiceAsked', 'invoiceIssued')),
  from_state text,
  to_state text not null,
  amount integer not null,
  charge_id text,
  note text not null
);
create index order_ledger_by_order on order_ledger (order_no, id);

create function order_ledger_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'order_ledger is append-only';
end;
$$;
create trigger order_ledger_keeps_rows before update or delete on order_ledger
  for each row execute function order_ledger_is_append_only();
create trigger order_ledger_keeps_all before truncate on order_ledger
  for each statement execute function order_ledger_is_append_only();

-- Charges that the payment service has told of, each once; what is to be given back is given back until it is.
create table order_charge (
  charge_id text primary key,
  order_no text not null references member_order (order_no),
  amount integer not null,
  paid_at bigint not null,
  return_asked_at bigint,
  returned_at bigint
);
create index order_charge_by_order on order_charge (order_no);
create index order_charge_to_return on order_charge (charge_id) where return_asked_at is not null and returned_at is null;

create table order_refund (
  id bigint generated always as identity primary key,
  order_no text not null references member_order (order_no),
  reason text not null,
  asked_at bigint not null,
  expected_at bigint not null,
  decided_at bigint,
  note text not null default ''
);
create index order_refund_by_order on order_refund (order_no, id desc);
create unique index order_refund_open on order_refund (order_no) where decided_at is null;

create table order_invoice (
  order_no text primary key references member_order (order_no),
  kind text not null check (kind in ('personal', 'company')),
  title text not null,
  tax_number text not null,
  email text not null,
  asked_at bigint not null,
  issued_at bigint
);

-- Numbers used once of signed notices, until their time has run out anyway.
create table pay_nonce (
  nonce text primary key,
  expires_at bigint not null
);
create index pay_nonce_by_end on pay_nonce (expires_at);

-- The payment service's own books (its double keeps them here): it knows prepayments and charges, and no member.
-- Of an order only the newest prepayment is good.
create table pay_prepay (
  prepay_id text primary key,
  order_no text not null,
  channel text not null check (channel in ('app', 'h5', 'wechat')),
  description text not null,
  amount integer not null,
  cashier_hash text unique,
  created_at bigint not null,
  expires_at bigint not null,
  spent_at bigint
);
create index pay_prepay_by_order on pay_prepay (order_no);
create index pay_prepay_by_end on pay_prepay (expires_at);

-- One charge an order, whatever is pressed how often; the notice of it goes out until it is acknowledged.
create table pay_charge (
  charge_id text primary key,
  order_no text not null unique,
  prepay_id text not null,
  amount integer not null,
  paid_at bigint not null,
  returned_at bigint,
  notice_at bigint not null,
  notices integer not null default 0,
  acknowledged_at bigint
);
create index pay_charge_untold on pay_charge (notice_at) where acknowledged_at is null;
