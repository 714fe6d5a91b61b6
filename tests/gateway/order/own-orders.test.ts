import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../../../gateway/src/adapters/database/migration/migrate';
import { databaseOver } from '../../../gateway/src/adapters/database/orm';
import type { SqlDatabase } from '../../../gateway/src/adapters/database/sql-client';
import { orderStore } from '../../../gateway/src/adapters/database/stores/order-store';
import { makeOwnOrders } from '../../../gateway/src/application/order/own-orders';
import { locations } from '../../../gateway/src/main/locations';
import { openEmptyDatabase } from '../../support/gateway/empty-database';
import { standingAt } from '../../../tools/process/standing-clock';

const now = 1_795_000_000_000;
let sql: SqlDatabase;
beforeAll(async () => {
  sql = await openEmptyDatabase();
  await migrate(sql, locations.migrations);
  await sql.script(`
    insert into account (id, phone, name, company, position, password_hash, registered_at)
      values ('a', '13800000001', '甲', '', '', 'x', 1), ('b', '13800000002', '乙', '', '', 'x', 1);
    insert into member_order (order_no, account_id, idempotency_key, goods_id, goods_name, data, amount, months,
        state, created_at, pay_by)
      select 'HP2026101500000' || to_char(n, 'FM00000'), case when n < 70 then 'a' else 'b' end, 'k' || n,
        'plan-buyer-year', '买方会员', '{}', 298000, 12, 'created', ${now} - 9,
        case when n in (7, 8, 71) then ${now} else ${now} + 60000 end
      from generate_series(1, 75) as n;`);
});
afterAll(() => sql.close());

const ports = () => {
  const asked: string[] = [];
  const store = orderStore(databaseOver(sql));
  const own = makeOwnOrders({
    accounts: { byId: () => Promise.resolve(null) } as never,
    limits: {} as never,
    settled: () => Promise.resolve(),
    clock: standingAt(now),
    orders: {
      ...store,
      head: (orderNo) => {
        asked.push(`head ${orderNo}`);
        return store.head(orderNo);
      },
      move: (orderNo, event, at) => {
        asked.push(`move ${orderNo}`);
        return store.move(orderNo, event, at);
      },
    },
  });
  return { own, asked };
};
const unpaid = ['created', 'paying'] as const;
const whole = { after: null, page: 1, pageSize: 100 };

test('[PAY-15] a page of orders closes what is overdue of its owner, and walks no other order', async () => {
  const { own, asked } = ports();
  const page = await own.page('a', unpaid, whole);
  expect(asked).toEqual(['move HP202610150000000007', 'move HP202610150000000008']);
  expect([page.total, page.list.length]).toEqual([67, 67]);

  const again = ports();
  await again.own.page('a', unpaid, whole);
  expect(again.asked).toEqual([]);
  expect((await again.own.page('b', ['expired'], whole)).total).toBe(1);
});
