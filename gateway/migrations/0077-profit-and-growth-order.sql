-- Lists of deals are ordered by net profit and by growth of revenue. A hidden net profit counts as none (ENT-08).
create index sale_profit_down on sale (
  coalesce(case when hidden ? 'netProfit' or net_profit = '' then null else net_profit::numeric end, -1000000000000000) desc,
  id desc
);
create index sale_growth_down on sale (coalesce(revenue_growth::numeric, -1000000000000000) desc, id desc);
