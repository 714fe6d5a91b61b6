-- What a member is to be told of an order: written in the transaction of what happened, told once when it is time, so
-- that a process that ends between the two tells it after its next start.
create table order_telling (
  id bigint generated always as identity primary key,
  order_no text not null references member_order (order_no),
  kind text not null check (kind in ('paid', 'latePaid', 'paidAgain', 'refunded', 'refundRejected', 'invoiceIssued',
    'ending', 'ended')),
  detail text not null,
  asked_at bigint not null,
  told_at bigint
);
create index order_telling_open on order_telling (id) where told_at is null;

-- Of several unpaid orders of a member for the same goods one is paid; the others are closed with it.
alter table order_ledger drop constraint order_ledger_kind_check;
alter table order_ledger add constraint order_ledger_kind_check check (kind in ('created', 'paying', 'paid',
  'cancelled', 'overtaken', 'expired', 'refundAsked', 'refundRejected', 'refunded', 'latePaid', 'paidAgain',
  'returnedAgain', 'invoiceAsked', 'invoiceIssued', 'invoiceClosed'));
create index member_order_open_goods on member_order (account_id, goods_id) where state in ('created', 'paying');
