import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../../../gateway/src/adapters/database/migration/migrate';
import type { SqlDatabase } from '../../../gateway/src/adapters/database/sql-client';
import { locations } from '../../../gateway/src/main/locations';
import { openEmptyDatabase } from '../../support/gateway/empty-database';

let sql: SqlDatabase;
beforeAll(async () => {
  sql = await openEmptyDatabase();
  await migrate(sql, locations.migrations);
  await sql.script(`
    insert into account (id, phone, name, company, position, password_hash, registered_at)
      values ('a', '13800000001', '甲', '', '', 'x', 1);
    insert into member_order (order_no, account_id, idempotency_key, goods_id, goods_name, data, amount, months,
        state, created_at, pay_by)
      values ('HP202610150000000001', 'a', 'k', 'plan-buyer-year', '买方会员', '{}', 298000, 12, 'created', 1, 2);
    insert into order_ledger (order_no, at, kind, to_state, amount, note)
      values ('HP202610150000000001', 1, 'created', 'created', 298000, '');`);
});
afterAll(() => sql.close());

test.each([
  ['changed', "update order_ledger set amount = 1 where order_no = 'HP202610150000000001'"],
  ['taken away', 'delete from order_ledger'],
  ['emptied', 'truncate order_ledger cascade'],
])('[PAY-16] what stands in the ledger is not %s, whoever asks the database', async (_, statement) => {
  await expect(sql.script(statement)).rejects.toThrow('order_ledger is append-only');
  expect(await sql.query('select amount from order_ledger', [], 'objects')).toEqual([{ amount: 298_000 }]);
});

test('[PAY-16] a charge that is no order’s stays written down as well', async () => {
  await sql.script(
    "insert into stray_charge (charge_id, order_no, amount, paid_at, why, told_at) values ('1', 'HP', 1, 1, 'unknownOrder', 1)",
  );
  for (const statement of [
    'delete from stray_charge',
    'update stray_charge set amount = 2',
    'truncate stray_charge',
  ])
    await expect(sql.script(statement)).rejects.toThrow('stray_charge is append-only');
});

test.each([
  [
    "insert into order_charge (charge_id, order_no, amount, paid_at) values ('1', 'HP202610150000000009', 1, 1)",
  ],
  ["update member_order set state = 'lost'"],
  ['update member_order set amount = 0'],
  [
    "insert into member_order (order_no, account_id, idempotency_key, goods_id, goods_name, data, amount, months, state, created_at, pay_by) values ('HP2', 'a', 'k', 'g', 'g', '{}', 1, 1, 'created', 1, 2)",
  ],
])('[PAY-13] the database itself refuses "%s"', async (statement) => {
  await expect(sql.script(statement)).rejects.toThrow(/violates/);
});
