import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../../../gateway/src/adapters/database/migration/migrate';
import { databaseOver, type Database } from '../../../gateway/src/adapters/database/orm';
import { noticeOutbox } from '../../../gateway/src/adapters/database/schema/notice';
import type { SqlDatabase } from '../../../gateway/src/adapters/database/sql-client';
import { noticeOutboxStore } from '../../../gateway/src/adapters/database/stores/notice-outbox-store';
import { locations } from '../../../gateway/src/main/locations';
import { openEmptyDatabase } from '../../support/gateway/empty-database';

let sql: SqlDatabase;
let database: Database;
beforeAll(async () => {
  sql = await openEmptyDatabase();
  await migrate(sql, locations.migrations);
  database = databaseOver(sql);
  await sql.script(`
    insert into account (id, phone, name, company, position, password_hash, registered_at)
    select 'u' || number, '1380000000' || number, '', '', '', '', 0 from generate_series(1, 3) number`);
});
afterAll(() => sql.close());

const row = (accountId: string, title: string, digest = true) => ({
  ...{ accountId, title, digest, content: '', link: '/message', channels: ['inApp' as const] },
  ...{ event: 'deal' as const, kind: 'deal' as const, madeAt: 1, dueAt: 1_000 },
});
const keep = async (rows: readonly ReturnType<typeof row>[]): Promise<void> => {
  for (let from = 0; from < rows.length; from += 100)
    await database.orm.insert(noticeOutbox).values(rows.slice(from, from + 100));
};
const due = async (): Promise<readonly string[]> => {
  const { messages } = await noticeOutboxStore(database).takeDue(5_000);
  return messages.map(({ to, title }) => `${to} ${title ?? ''}`).sort();
};

test('[MKT-24] an account gets one digest when more notices are due than one turn takes', async () => {
  const many = Array.from({ length: 1_205 }, (_, number) => row('u2', `第 ${number} 条`));
  await keep([row('u1', '第一条'), ...many, row('u3', '单独的一条', false), row('u1', '最后一条')]);
  expect(await due()).toEqual(['u1 今日摘要：2 条通知', 'u2 今日摘要：1205 条通知']);
  expect(await due()).toEqual(['u3 单独的一条']);
  expect(await due()).toEqual([]);
});
