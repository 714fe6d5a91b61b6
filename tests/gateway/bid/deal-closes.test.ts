import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusals } from '../../../contract/refusal/refusal';
import { migrate } from '../../../gateway/src/adapters/database/migration/migrate';
import { databaseOver, type Database } from '../../../gateway/src/adapters/database/orm';
import { sale } from '../../../gateway/src/adapters/database/kinds/sale/table';
import type { SqlDatabase } from '../../../gateway/src/adapters/database/sql-client';
import { bidStore } from '../../../gateway/src/adapters/database/stores/bid-store';
import { ndaStore } from '../../../gateway/src/adapters/database/stores/nda-store';
import { recordingDatabase } from '../../../tools/process/recording-database';
import { locations } from '../../../gateway/src/main/locations';
import { openEmptyDatabase } from '../../support/gateway/empty-database';

let sql: SqlDatabase;
let database: Database;
const draft = { saleId: 's1', accountId: 'a', kind: 'interest', amount: null, note: '' } as const;
const ndaOf = { accountId: 'a', saleId: 's1' };
const signature = { version: '1', sha256: 'x', name: '甲', company: '公司', device: '', at: 1 };
const become = async (state: 'listed' | 'closed') => {
  await database.orm.update(sale).set({ state });
};

beforeAll(async () => {
  sql = await openEmptyDatabase();
  await migrate(sql, locations.migrations);
  database = databaseOver(sql);
  await sql.script(`insert into account (id, phone, name, company, position, password_hash, registered_at)
    values ('a', '1', '甲', '公司', '经理', '', 1)`);
  await database.orm.insert(sale).values({
    ...{ id: 's1', sourceType: 'entrust', code: 'XM1', title: '项目', industry: '', industryGroup: '' },
    ...{ region: '', stage: '', amountLabel: '', revenueYear: '', confirmedAt: 1, hidden: ['amount'] },
    ...{ teaser: '', foundedYear: 2000, employees: 1, companyName: '', customers: '', reason: '' },
    ...{ highlights: [], finances: [], process: [], documents: [] },
  });
});
afterAll(() => sql.close());

test('[OPS-02][SCR-03] a bidder whose deal closes between the look and the write is refused', async () => {
  const bids = bidStore(recordingDatabase(database));
  await become('closed');
  expect(await bids.add(draft, 5, 1)).toBe('dealOver');
  await become('listed');
  const bid = await bids.add(draft, 5, 1);
  if (typeof bid === 'string') throw new Error(bid);
  await become('closed');
  for (const event of [{ draft }, { kind: 'accepted', words: '' } as const])
    expect(await bids.move(bid.id, event, 2)).toMatchObject({ _tag: 'Left' });
  expect(await bids.move(bid.id, { kind: 'declined', words: '已成交' }, 2)).toMatchObject({
    right: { bid: { state: 'declined' } },
  });
});

test('[OPS-02][ENT-09] an NDA is neither signed nor approved once its deal has closed meanwhile', async () => {
  const ndas = ndaStore(database);
  const sign = { kind: 'signatureGiven', signature } as const;
  const approve = { kind: 'approved', by: { kind: 'operator' } } as const;
  await become('closed');
  expect(await ndas.move(ndaOf, sign, 1)).toMatchObject({ left: refusals.ndaDealClosed });
  await become('listed');
  expect(await ndas.move(ndaOf, sign, 1)).toMatchObject({ right: { nda: { state: 'pending' } } });
  await become('closed');
  expect(await ndas.move(ndaOf, approve, 2)).toMatchObject({ left: refusals.ndaDealOver });
  expect(await ndas.move(ndaOf, { kind: 'withdrawn', name: '甲' }, 2)).toMatchObject({
    right: { nda: { state: 'unsigned' } },
  });
});
