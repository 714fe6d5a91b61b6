-- Spoken digits stand beside pictures; answer is then the four digits as a number. opens_at: not before then.
alter table captcha_challenge add column kind text not null default 'picture';
alter table captcha_challenge add column issued_at bigint not null default 0;
alter table captcha_challenge add column opens_at bigint not null default 0;
create index captcha_challenge_by_frame on captcha_challenge (sid);
