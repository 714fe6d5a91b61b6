-- The least per cent of a company that a demand asks for, 0 for none, by which counterparties are found (SCR-13). The
-- gateway reads it from the words of the demand, of older rows when it starts.
alter table buy add column wanted_stake numeric;
