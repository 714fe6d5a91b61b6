-- An invoice that nobody has issued is closed when the money goes back, and a charge beyond the first of an order that
-- is paid is told apart from one that comes after the end of its order.
alter table order_ledger drop constraint order_ledger_kind_check;
alter table order_ledger add constraint order_ledger_kind_check check (kind in ('created', 'paying', 'paid',
  'cancelled', 'expired', 'refundAsked', 'refundRejected', 'refunded', 'latePaid', 'paidAgain', 'returnedAgain',
  'invoiceAsked', 'invoiceIssued', 'invoiceClosed'));

alter table order_invoice add column closed_at bigint;

-- Those that were left open by refunds before.
insert into order_ledger (order_no, at, kind, from_state, to_state, amount, note)
  select orders.order_no, orders.closed_at, 'invoiceClosed', orders.state, orders.state, orders.amount, ''
  from member_order orders join order_invoice invoice on invoice.order_no = orders.order_no
  where orders.state = 'refunded' and orders.closed_at is not null and invoice.issued_at is null;
update order_invoice invoice set closed_at = orders.closed_at
  from member_order orders
  where orders.order_no = invoice.order_no and orders.state = 'refunded' and invoice.issued_at is null;

-- Charges that the payment service tells of and that are no order's, each once; nothing of it is changed afterwards.
create table stray_charge (
  charge_id text not null,
  order_no text not null,
  amount bigint not null,
  paid_at bigint not null,
  why text not null check (why in ('unknownOrder', 'wrongAmount')),
  told_at bigint not null,
  primary key (charge_id, order_no, amount)
);
create function stray_charge_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'stray_charge is append-only';
end;
$$;
create trigger stray_charge_keeps_rows before update or delete on stray_charge
  for each row execute function stray_charge_is_append_only();
create trigger stray_charge_keeps_all before truncate on stray_charge
  for each statement execute function stray_charge_is_append_only();
