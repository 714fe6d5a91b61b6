-- What the answering side calls an answer: what a member thinks of it is told there under this name. Null where it has none.
alter table assistant_turn add column message text;
