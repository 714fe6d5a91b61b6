-- Roadshow presentations (screens: /news/presentation). `facts` is what a page says beyond a card, `pages` the slides.
-- A gated one is a fund's: both are for determined readers (MKT-19).
create table presentation (
  id text primary key,
  title text not null,
  company text not null,
  industry text not null,
  region text not null,
  round text not null,
  amount numeric,
  stake numeric,
  speaker text not null,
  at bigint not null,
  form text not null,
  place text not null,
  page_count integer not null,
  protected boolean not null,
  gated boolean not null,
  facts jsonb not null,
  pages jsonb not null,
  industry_ids jsonb not null,
  region_id text,
  round_id text,
  search tsvector,
  withdrawn_at bigint
);
create index presentation_latest on presentation (at desc, id desc);
create index presentation_amount_down on presentation (coalesce(amount, -1) desc, id desc);
create index presentation_amount_up on presentation (coalesce(amount, 1000000000000000), id);
create index presentation_search on presentation using gin (search);
create trigger public_content_told after insert or update or delete or truncate on presentation
  for each statement execute function tell_public_content();

alter table report drop constraint report_kind_check;
alter table report add constraint report_kind_check
  check (kind in ('sale', 'buy', 'transfer', 'investor', 'organization', 'presentation', 'message'));

alter table consultation drop constraint consultation_kind_check;
alter table consultation add constraint consultation_kind_check
  check (kind in ('sale', 'buy', 'transfer', 'organization', 'presentation'));
