-- Devices that passed a captcha, by the hash of their id: for a while they are not asked again.
create table captcha_pass (
  device_hash text primary key,
  -- When the captcha itself was passed, in milliseconds since 1970.
  passed_at bigint not null,
  -- How many tickets a live session on the device may still have without another captcha.
  session_left integer not null,
  -- How many logins by password may still be tried on the device without another captcha.
  login_left integer not null
);
create index captcha_pass_by_age on captcha_pass (passed_at);
