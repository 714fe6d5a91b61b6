import { isLeft, left, right } from 'fp-ts/Either';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { favouriteLimits } from '../../../contract/favourite/favourite';
import { refusals } from '../../../contract/refusal/refusal';
import { migrate } from '../../../gateway/src/adapters/database/migration/migrate';
import { databaseOver } from '../../../gateway/src/adapters/database/orm';
import type { SqlDatabase } from '../../../gateway/src/adapters/database/sql-client';
import { favouriteStore } from '../../../gateway/src/adapters/database/stores/favourite-store';
import { makeOwnFavourites } from '../../../gateway/src/application/favourite/own-favourites';
import { locations } from '../../../gateway/src/main/locations';
import { openEmptyDatabase } from '../../support/gateway/empty-database';
import { standingAt } from '../../../tools/process/standing-clock';

let sql: SqlDatabase;
beforeAll(async () => {
  sql = await openEmptyDatabase();
  await migrate(sql, locations.migrations);
  await sql.script(`
    insert into account (id, phone, name, company, position, password_hash, registered_at)
      values ('a', '13800000001', '甲', '', '', 'x', 1);
    insert into investor (id, name, kind, region, focus, rounds, cheque_min, cheque_max, cases, intro)
      select 'v' || n, '机构' || n, 'venture', 'cn-11', '[]', '[]', 1, 2, 3, '' from generate_series(1, 2) as n;
    insert into favourite (account_id, kind, target, since)
      select 'a', 'investor', case when n = 1 then 'v1' else 'x' || n end, n
      from generate_series(1, ${favouriteLimits.ofKind}) as n;
    insert into favourite (account_id, kind, target, since) values ('a', 'sale', 's1', 1);`);
});
afterAll(() => sql.close());

const own = () =>
  makeOwnFavourites({
    favourites: favouriteStore(databaseOver(sql), standingAt(1_000)),
    viewing: () => Promise.reject(new Error('no deal is read')),
    clock: standingAt(1_000),
  });

test('[SCR-07] the 501st of a kind is refused, one that is kept is not, and one taken out makes room', async () => {
  const { set, counts } = own();
  expect(await set('a', 'investor', 'v2', true)).toEqual(left(refusals.favouritesFull));
  expect(await set('a', 'investor', 'v1', true)).toEqual(right(null));
  expect(await counts('a')).toEqual({
    sale: 1,
    transfer: 0,
    buy: 0,
    investor: 500,
    conference: 0,
    activity: 0,
  });
  await set('a', 'investor', 'x7', false);
  const both = await Promise.all([set('a', 'investor', 'v2', true), set('a', 'investor', 'v2', true)]);
  expect(both.some(isLeft)).toBe(false);
  expect(await counts('a')).toEqual({
    sale: 1,
    transfer: 0,
    buy: 0,
    investor: 500,
    conference: 0,
    activity: 0,
  });
});
