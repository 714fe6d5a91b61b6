-- Sums of deals and demands are numbers, as those of share transfers are; what is not known is null, not an empty text.
drop index sale_profit_down;
drop index sale_growth_down;
alter table sale
  alter column revenue drop not null,
  alter column net_profit drop not null,
  alter column amount type numeric using nullif(amount, '')::numeric,
  alter column revenue type numeric using nullif(revenue, '')::numeric,
  alter column revenue_growth type numeric using nullif(revenue_growth, '')::numeric,
  alter column net_profit type numeric using nullif(net_profit, '')::numeric,
  alter column valuation type numeric using nullif(valuation, '')::numeric;
alter table buy
  alter column min_amount type numeric using nullif(min_amount, '')::numeric,
  alter column max_amount type numeric using nullif(max_amount, '')::numeric;
-- A hidden net profit counts as none (ENT-08).
create index sale_profit_down on sale (
  coalesce(case when hidden ? 'netProfit' then null else net_profit end, -1000000000000000) desc,
  id desc
);
create index sale_growth_down on sale (coalesce(revenue_growth, -1000000000000000) desc, id desc);
