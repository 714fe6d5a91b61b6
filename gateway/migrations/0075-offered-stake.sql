-- The per cent of a company that a deal offers, by which lists are filtered; read from the stage as contract/rules/stake.ts does.
alter table sale add column listed_stake numeric;
update sale set listed_stake = case
  when stage like '全部股权%' then 100
  when stage like '控股权%' then greatest(coalesce(substring(stage from '([0-9]{1,3}([.][0-9]+)?)\s*%')::numeric, 51), 51)
  when stage like '参股%' then substring(stage from '([0-9]{1,3}([.][0-9]+)?)\s*%')::numeric
end;
