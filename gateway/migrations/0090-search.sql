-- The search over all kinds. News had nothing to be searched by; the gateway fills it for earlier pieces at its start.
alter table news add column search tsvector;
create index news_search on news using gin (search);
-- Names by their pinyin, written by the gateway when a name is new or has changed; read for Latin letters alone.
create table search_name (
  kind text not null,
  id text not null,
  name text not null,
  pinyin tsvector not null,
  primary key (kind, id)
);
create index search_name_pinyin on search_name using gin (pinyin);
