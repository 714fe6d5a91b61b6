-- Which account a person of WeChat logs in to.
create table wechat_identity (
  open_id text primary key,
  account_id text not null unique references account (id) on delete cascade,
  bound_at bigint not null
);

-- Authorisation codes as SHA-256 only; used_at is set by the first redemption, whatever comes of it.
create table wechat_code (
  hash text primary key,
  open_id text not null,
  nickname text not null,
  expires_at bigint not null,
  used_at bigint
);
create index wechat_code_by_end on wechat_code (expires_at);

-- People of WeChat whose phone is still to be bound, by the SHA-256 of the proof that the client was given.
create table wechat_offer (
  hash text primary key,
  open_id text not null,
  expires_at bigint not null
);
create index wechat_offer_by_end on wechat_offer (expires_at);
