-- The operator withdraws funds, as every kind that the operator publishes.
alter table fund add column withdrawn_at bigint;
