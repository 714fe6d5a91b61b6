-- Pictures of deals: what each says of itself beside what it shows, and which a deal has, in their order.
alter table upload drop constraint upload_purpose_check;
alter table upload add constraint upload_purpose_check check (purpose in ('verification', 'avatar', 'deal'));
alter table upload add column marks jsonb not null default '[]';
alter table sale add column pictures jsonb not null default '[]';
