-- What was looked into about a buyer, each with its method, its day and until when it holds.
alter table buy add column evidence jsonb not null default '[]';
