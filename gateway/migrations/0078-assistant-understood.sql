-- What the search of the assistant understood of a question: a list with a filter, and how many it held.
alter table assistant_turn add column understood jsonb;
-- A source holds the facts that its card shows; in answers of before the words say them.
update assistant_turn set sources = (
  select coalesce(jsonb_agg(source || '{"facts": []}' order by place), '[]')
  from jsonb_array_elements(sources) with ordinality as each (source, place)
);
