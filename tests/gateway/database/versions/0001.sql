-- A little of everything that the schema of 0001 can hold.
insert into account (id, phone, name, company, position, prove, password_hash, registered_at)
  values ('a1', '13800000001', '甲', '甲公司', '经理', '1', 'scrypt$16$1$1$c2FsdA$a2V5', 1),
         ('a2', '13800000002', '乙', '乙公司', '经理', null, 'scrypt$16$1$1$c2FsdA$a2V5', 1);
insert into login_session (id, account_id, started_at) values ('l1', 'a1', 1);
insert into token (hash, session_id, issued_at, expires_at) values ('hash', 'l1', 1, 2);
insert into ticket (hash, appid, randstr, ip, issued_at, expires_at) values ('hash', 'app', 'r', '127.0.0.1', 1, 2);
insert into attempt_count (key, window_ends_at, count) values ('login:account:a1', 2, 3);
insert into sale (id, source_type, code, title, industry, industry_group, region, stage, amount_label, revenue,
    revenue_year, net_profit, confirmed_at, hidden, teaser, founded_year, employees, company_name, customers,
    reason, highlights, finances, process, documents)
  values ('s1', 'entrust', 'XM1', '项目', '机器人', '先进制造', '上海', '控股权', '转让金额', '1', '2025', '1', 1,
    '["netProfit"]', '介绍', 2009, 10, '公司', '客户', '原因', '["亮点"]', '[]', '[]', '[]');
insert into nda (account_id, sale_id, state, changed_at) values ('a1', 's1', 'signed', 1);
insert into banner (id, eyebrow, title, subtitle, sort) values ('b1', '一', '二', '三', 1);
insert into hot_word (id, word, sort) values ('h1', '储能', 1);
insert into sender (id, name) values ('platform', '琥珀并购');
insert into message (sender_id, sender_name, recipient_id, kind, content, sent_at, conversation)
  values ('a1', '甲', 'a2', 'chat', '你好', 1, 'a1_a2');
insert into seeding (name, seeded_at) values ('demo', 1);
