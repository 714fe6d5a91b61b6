-- A refund of tickets returns part of what was paid, by the rules of their type. Money is whole 分; null is all of it.
alter table order_refund add column amount integer check (amount >= 0);
alter table order_charge add column return_amount integer check (return_amount >= 0 and return_amount <= amount);
alter table pay_charge add column returned_amount integer check (returned_amount >= 0 and returned_amount <= amount);
update pay_charge set returned_amount = amount where returned_at is not null;
