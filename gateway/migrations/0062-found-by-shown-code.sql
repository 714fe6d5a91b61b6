-- What was edited on another day than it was listed was found by a code that it never shows, and not by the one it does.
create function with_code(search tsvector, code text) returns tsvector language sql immutable as $$
  select case when search @@ string_agg(quote_literal(piece), ' <-> ' order by n) filter (where n < length(code))::tsquery
    then search
    else search || string_agg(quote_literal(piece) || ':' || n + 1, ' ')::tsvector end
  from (select n, lower(substr(code, n, 2)) as piece from generate_series(1, length(code)) n) pieces
$$;
update sale set search = with_code(search, code) where code ~ '^XM[0-9]+$' and search <> with_code(search, code);
update buy set search = with_code(search, code) where code ~ '^XQ[0-9]+$' and search <> with_code(search, code);
drop function with_code(tsvector, text);
