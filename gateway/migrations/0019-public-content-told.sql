-- Whoever changes what visitors are shown, their kept pages are made anew: told at the commit, once for all changes of it.
create function tell_public_content() returns trigger language plpgsql as $$
begin
  notify public_content;
  return null;
end
$$;

create trigger public_content_told after insert or update or delete or truncate on banner
  for each statement execute function tell_public_content();
create trigger public_content_told after insert or update or delete or truncate on hot_word
  for each statement execute function tell_public_content();
create trigger public_content_told after insert or update or delete or truncate on sale
  for each statement execute function tell_public_content();
