-- Whether the owner of an account knows its password: one that was made by a code or by WeChat has one that nobody
-- knows, until one is chosen. For those made before, null: nobody noted it.
alter table account add column has_password boolean default true;
update account set has_password = null
  where id in (select account_id from registration where way in ('code', 'wechat'));
