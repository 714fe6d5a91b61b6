-- What came to a deal is closed by its owner or an operator; what an operator took down says why, until another text of it is approved.
alter table publication drop constraint publication_listing_check;
alter table publication add constraint publication_listing_check
  check (listing in ('none', 'listed', 'withdrawn', 'closed'));
alter table publication add column taken_down text;
