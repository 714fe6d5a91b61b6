-- How an account came to be, and what its owner had come by.
create table registration (
  account_id text primary key references account (id) on delete cascade,
  way text not null check (way in ('code', 'form', 'wechat')),
  sprad text,
  share_register text,
  platform_channel text,
  registered_at bigint not null
);
