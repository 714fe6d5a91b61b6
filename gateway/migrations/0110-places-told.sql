-- Public pages show the places that are left: of what happens to a ticket only the taking and the giving back of a place
-- changes them. An admission and a new key of a device leave the kept pages as they are.
drop trigger public_content_told on tickets;
create trigger public_content_told after insert or delete or truncate on tickets
  for each statement execute function tell_public_content();
create trigger places_told after update on tickets
  for each row when (
    (old.state in ('pending', 'valid', 'checkedIn')) <> (new.state in ('pending', 'valid', 'checkedIn'))
  )
  execute function tell_public_content();
