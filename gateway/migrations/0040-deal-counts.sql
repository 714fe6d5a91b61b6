-- How many deals a filter takes is counted in an index alone: what a filter may ask beside words stands in it.
create index sale_counted on sale (industry_id, region_id)
  include (source_type, round_id, listed_amount, confirmed_at) where state = 'listed';
