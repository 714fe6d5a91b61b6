-- The data export names columns by their SQL names; these say now what they hold.
alter table member_order rename column renewal_told_at to renewal_notified_at;
alter table member_order rename column end_told_at to end_notified_at;
