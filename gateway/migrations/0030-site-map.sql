-- The site map reads of each deal its address and its day alone, in the order of the ids.
create index sale_site_map on sale (id) include (source_type, confirmed_at) where state = 'listed';
