-- Figures of the market (screens: /product_service/investors_stats). Each edition is whole: the newest one is answered from.
create table statistics_edition (
  number bigint generated always as identity primary key,
  source text not null,
  scope text not null,
  as_of bigint not null,
  -- The quarter whose figures are not final.
  running text
);
-- The deals of a quarter, an industry, a province and a round; only investments have rounds.
create table statistics_deals (
  number bigint generated always as identity primary key,
  edition bigint not null references statistics_edition (number) on delete cascade,
  matter text not null,
  quarter text not null,
  industry text not null,
  region text not null,
  round text,
  -- How many deals have no published amount.
  undisclosed integer not null,
  -- The published amounts, 万元.
  amounts jsonb not null
);
create index statistics_deals_matter on statistics_deals (edition, matter);
