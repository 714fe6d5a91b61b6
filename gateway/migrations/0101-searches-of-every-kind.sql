-- Members save the lists of further kinds as searches; `query` is the query of the list's address. Which kinds there are, the
-- contract says.
alter table saved_search drop constraint saved_search_kind_check;
alter table saved_search add column query text not null default '';
