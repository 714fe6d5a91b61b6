create table news (
  id bigint generated always as identity primary key,
  title text not null,
  summary text not null,
  category text not null,
  source text not null,
  picture text,
  html text not null,
  published_at bigint not null,
  withdrawn_at bigint
);
create index news_shown on news (category, id) where withdrawn_at is null;

create trigger public_content_told after insert or update or delete or truncate on news
  for each statement execute function tell_public_content();
