-- An electronic invoice cannot be voided once it is issued: a refund makes a red-letter invoice (红字发票) due, which an
-- operator issues.
alter table order_ledger drop constraint order_ledger_kind_check;
alter table order_ledger add constraint order_ledger_kind_check check (kind in ('created', 'paying', 'paid',
  'cancelled', 'overtaken', 'expired', 'refundAsked', 'refundRejected', 'refunded', 'latePaid', 'paidAgain',
  'returnedAgain', 'invoiceAsked', 'invoiceIssued', 'invoiceClosed', 'reversalDue', 'invoiceReversed'));
alter table order_telling drop constraint order_telling_kind_check;
alter table order_telling add constraint order_telling_kind_check check (kind in ('paid', 'latePaid', 'paidAgain',
  'refunded', 'refundRejected', 'invoiceIssued', 'invoiceReversed', 'ending', 'ended'));

alter table order_invoice add column reversal_due_at bigint;
alter table order_invoice add column reversed_at bigint;

-- Invoices that were issued for orders which are refunded already.
insert into order_ledger (order_no, at, kind, from_state, to_state, amount, note)
  select orders.order_no, orders.closed_at, 'reversalDue', orders.state, orders.state, orders.amount, ''
  from member_order orders join order_invoice invoice on invoice.order_no = orders.order_no
  where orders.state = 'refunded' and orders.closed_at is not null and invoice.issued_at is not null;
update order_invoice invoice set reversal_due_at = orders.closed_at
  from member_order orders
  where orders.order_no = invoice.order_no and orders.state = 'refunded' and invoice.issued_at is not null;
