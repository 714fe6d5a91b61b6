import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { migrate } from '../../../gateway/src/adapters/database/migration/migrate';
import { declaredColumns } from '../../../gateway/src/adapters/database/schema/declared-columns';
import type { SqlDatabase } from '../../../gateway/src/adapters/database/sql-client';
import { searchQuery, searchVector } from '../../../gateway/src/domain/search/bigrams';
import { locations } from '../../../gateway/src/main/locations';
import { openEmptyDatabase } from '../../support/gateway/empty-database';
import { testServer } from '../../support/gateway/postgres-databases';

let database: SqlDatabase;
let folder: string;
const folderAddress = () => pathToFileURL(`${folder}/`);
const newest = () => readdir(locations.migrations).then((names) => names.sort());
const put = (name: string, sql: string) => writeFile(join(folder, name), sql);
const rowsOf = (sql: string) => database.query(sql, [], 'objects');

let spaces = 0;
let embedded: SqlDatabase | null = null;

/** An empty database: of the embedded one a schema, which is as good and quicker; each PostgreSQL session has its own path. */
const emptySpace = async (): Promise<SqlDatabase> => {
  if (testServer !== null) return openEmptyDatabase();
  embedded ??= await openEmptyDatabase();
  spaces += 1;
  await embedded.script(`create schema space${spaces}; set search_path to space${spaces}`);
  return embedded;
};

beforeEach(async () => {
  database = await emptySpace();
  folder = await mkdtemp(join(tmpdir(), 'hupo-migrations-'));
});
afterEach(async () => {
  if (database !== embedded) await database.close();
  await rm(folder, { recursive: true });
});
afterAll(() => embedded?.close());

describe('migrations', () => {
  test('[OPS-05] are applied once each, in the order of their numbers', async () => {
    expect(await migrate(database, locations.migrations)).toEqual(await newest());
    expect(await migrate(database, locations.migrations)).toEqual([]);
  });

  test('[OPS-05] data written by every earlier version is still there under the newest', async () => {
    const versions = new URL('./versions/', import.meta.url);
    const [version = ''] = await readdir(versions);
    const known = (await newest()).filter((name) => name.slice(0, 4) <= version.slice(0, 4));
    await Promise.all(known.map((name) => cp(new URL(name, locations.migrations), join(folder, name))));
    await migrate(database, folderAddress());
    await database.script(await readFile(new URL(version, versions), 'utf8'));

    await migrate(database, locations.migrations);
    const tables = [
      'account',
      'login_session',
      'token',
      'ticket',
      'attempt_count',
      'sale',
      'nda',
      'banner',
      'hot_word',
      'message',
    ];
    const counted = tables.map((table) => `(select count(*) from ${table}) as ${table}`).join(', ');
    const [counts] = await rowsOf(`select ${counted}`);
    expect(Object.values(counts as object).every((count) => Number(count) > 0)).toBe(true);
  });

  test('[OPS-05] of accounts made before by code or WeChat it is not known whether they have a password', async () => {
    const before = (await newest()).filter((name) => name < '0012');
    await Promise.all(before.map((name) => cp(new URL(name, locations.migrations), join(folder, name))));
    await migrate(database, folderAddress());
    for (const way of ['code', 'wechat', 'form', null]) {
      const id = way ?? 'seeded';
      await database.script(`
        insert into account (id, phone, name, company, position, password_hash, registered_at)
          values ('${id}', '${id}', '', '', '', 'hash', 0)`);
      if (way !== null)
        await database.script(
          `insert into registration (account_id, way, registered_at) values ('${id}', '${way}', 0)`,
        );
    }
    await migrate(database, locations.migrations);
    expect(await rowsOf('select id, has_password from account order by id')).toEqual([
      { id: 'code', has_password: null },
      { id: 'form', has_password: true },
      { id: 'seeded', has_password: true },
      { id: 'wechat', has_password: null },
    ]);
  });

  test('[OPS-05] what was edited before on another day than it was listed is found by the code that it shows', async () => {
    const before = (await newest()).filter((name) => name < '0062');
    await Promise.all(before.map((name) => cp(new URL(name, locations.migrations), join(folder, name))));
    await migrate(database, folderAddress());
    const row = {
      title: '上海水务',
      code: 'XM202603880001',
      search: searchVector(['上海水务', 'XM202604010001']),
    };
    const neverNull = await rowsOf(`
      select column_name as name, data_type as type from information_schema.columns
      where table_schema = current_schema() and table_name = 'sale' and is_nullable = 'NO' and column_default is null`);
    const columns = (neverNull as readonly { name: string; type: string }[]).map(({ name, type }) => ({
      name,
      value: name in row ? row[name as 'title' | 'code'] : type === 'jsonb' ? '[]' : '1',
    }));
    await database.query(
      `insert into sale (${columns.map(({ name }) => name).join(', ')}, search)
        values (${columns.map((_, nth) => `$${nth + 1}`).join(', ')}, $${columns.length + 1})`,
      [...columns.map(({ value }) => value), row.search],
      'objects',
    );
    await migrate(database, locations.migrations);
    const found = (word: string) =>
      database.query('select code from sale where search @@ $1::tsquery', [searchQuery([word])], 'objects');
    expect(await found(row.code)).toEqual([{ code: row.code }]);
    expect(await found('上海水务')).toHaveLength(1);
  });

  test('[OPS-05] a later one changes what an earlier one made, and keeps its rows', async () => {
    await put('0001-first.sql', 'create table a (id int); insert into a values (1);');
    await migrate(database, folderAddress());
    await put('0002-second.sql', "alter table a add column b text not null default 'x';");
    expect(await migrate(database, folderAddress())).toEqual(['0002-second.sql']);
    expect(await rowsOf('select * from a')).toEqual([{ id: 1, b: 'x' }]);
  });

  test('[ENT-08] gives consultations and conversations from before threads the thread of the deal', async () => {
    const before = (await newest()).filter((name) => name < '0064');
    await Promise.all(before.map((name) => cp(new URL(name, locations.migrations), join(folder, name))));
    await migrate(database, folderAddress());
    for (const id of ['owner', 'asked', 'consulted', 'signed', 'later'])
      await database.script(`
        insert into account (id, phone, name, company, position, password_hash, registered_at)
          values ('${id}', '${id}', '', '', '', 'hash', 0)`);
    await database.script(`
      insert into sale (id, source_type, code, title, industry, industry_group, region, stage, amount_label, revenue,
          revenue_year, net_profit, confirmed_at, hidden, teaser, founded_year, employees, company_name, customers,
          reason, highlights, finances, process, documents, owner_id)
        values ('s1', 'entrust', 'XM1', '项目', '机器人', '先进制造', '上海', '控股权', '转让金额', '1', '2025', '1', 1,
          '["companyName"]', '介绍', 2009, 10, '公司', '客户', '原因', '["亮点"]', '[]', '[]', '[]', 'owner');
      insert into nda (account_id, sale_id, state, changed_at)
        values ('asked', 's1', 'pending', 1), ('signed', 's1', 'signed', 1);
      insert into bid (account_id, sale_id, kind, state, note, changed_at)
        values ('later', 's1', 'interest', 'open', '', 1);
      insert into consultation (account_id, kind, target, peer_id, at) values ('consulted', 'sale', 's1', 'owner', 1);
      insert into chat_block (account_id, blocked_id, at) values ('asked', 'owner', 1);
      insert into message (sender_id, sender_name, recipient_id, kind, content, sent_at, conversation) values
        ('asked', '', 'owner', 'chat', '一', 1, 'asked_owner'), ('owner', '', 'asked', 'chat', '二', 2, 'asked_owner'),
        ('signed', '', 'owner', 'chat', '三', 3, 'owner_signed'),
        ('later', '', 'owner', 'chat', '四', 9e15, 'later_owner')`);
    await migrate(database, locations.migrations);

    const threads = await rowsOf('select asker_id, owner_id, target, id from deal_thread order by asker_id');
    expect(threads).toMatchObject([
      { asker_id: 'asked', owner_id: 'owner', target: 's1' },
      { asker_id: 'consulted', owner_id: 'owner', target: 's1' },
    ]);
    const [thread] = threads.map((row) => (row as { readonly id: string }).id);
    expect(await rowsOf('select content, conversation from message order by id')).toEqual([
      { content: '一', conversation: thread },
      { content: '二', conversation: thread },
      { content: '三', conversation: 'owner_signed' },
      { content: '四', conversation: 'later_owner' },
    ]);
    expect(
      await rowsOf(`select account_id, peer_id, unread from inbox_entry
        where account_id in ('asked', 'owner') order by account_id, message_id`),
    ).toEqual([
      { account_id: 'asked', peer_id: thread, unread: 1 },
      { account_id: 'owner', peer_id: thread, unread: 1 },
      { account_id: 'owner', peer_id: 'signed', unread: 1 },
      { account_id: 'owner', peer_id: 'later', unread: 1 },
    ]);
    expect(await rowsOf('select account_id, blocked_id from chat_block')).toEqual([
      { account_id: 'asked', blocked_id: thread },
    ]);
  });

  test('[OPS-05] one that fails leaves nothing of itself behind', async () => {
    await put('0001-first.sql', 'create table a (id int); create table a (id int);');
    await expect(migrate(database, folderAddress())).rejects.toThrow('already exists');
    await put('0001-first.sql', 'create table a (id int);');
    expect(await migrate(database, folderAddress())).toEqual(['0001-first.sql']);
  });

  test('[OPS-05] data of a newer program is refused with words for the operator', async () => {
    await put('0001-first.sql', 'create table a (id int);');
    await put('0002-second.sql', 'create table b (id int);');
    await migrate(database, folderAddress());
    await rm(join(folder, '0002-second.sql'));
    await expect(migrate(database, folderAddress())).rejects.toThrow(
      '数据库由更新的版本写成（0002-second.sql），请使用更新的程序启动',
    );
  });

  test('[OPS-05] together make exactly the columns that the program reads and writes', async () => {
    await migrate(database, locations.migrations);
    const stored = await rowsOf(`
      select table_name || '.' || column_name || ' ' || data_type || ' '
        || case is_nullable when 'YES' then 'null' else 'not null' end as line
      from information_schema.columns where table_schema = current_schema() and table_name <> 'schema_migration'`);
    expect([...declaredColumns()].sort()).toEqual(stored.map((row) => (row as { line: string }).line).sort());
  });
});
