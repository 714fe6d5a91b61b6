-- What was looked into about a deal and who sells it, each with its method, its day and until when it holds.
alter table sale add column evidence jsonb not null default '[]';
-- A year says whether it was audited, and its EBITDA; of years that were told before, nobody has said.
update sale set finances = (
  select jsonb_agg(jsonb_build_object('ebitda', null, 'basis', null) || year order by place)
  from jsonb_array_elements(finances) with ordinality as told (year, place)
) where jsonb_array_length(finances) > 0;
