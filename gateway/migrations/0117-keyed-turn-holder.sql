-- The instance that does a keyed write: it alone renews and ends its turn. Null in a row of the version before.
alter table keyed_turn add column holder text;
