import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { keptPages, type KeptPages } from '../../../gateway/src/adapters/http/pages/kept-pages';
import { saleStore } from '../../../gateway/src/adapters/database/kinds/sale/store';
import { locations } from '../../../gateway/src/main/locations';
import { openStorage, type Storage } from '../../../gateway/src/main/storage';
import { pictureProcess } from '../../../gateway/src/adapters/pictures/picture-process';
import { silentLog } from '../../../tools/process/silent-log';
import { movedClock } from '../../support/gateway/moved-clock';
import { renderedPage, sourceOfPages, visitorsRequest } from '../../support/gateway/page-to-make';
import { sampleContent } from '../../support/gateway/sample-content';
import { seededImage } from '../../support/gateway/database-image';

let storage: Storage;
let told = 0;
const pictures = pictureProcess(locations.pictureWorker);
beforeAll(async () => {
  storage = await openStorage(await (await seededImage('sample', sampleContent)).storage(), {
    log: silentLog,
    seed: () => Promise.resolve(false),
    onLost: () => undefined,
    pictures,
  });
  storage.whenPublicContentChanges(() => (told += 1));
});
beforeEach(() => (told = 0));
afterAll(async () => {
  await storage.close();
  await pictures.close();
});

describe('a change of what visitors are shown', () => {
  test.each([
    ['banner', "update banner set title = 'another'"],
    ['hot word', "insert into hot_word (id, word, sort) values ('w99', '氢能', 99)"],
    ['hot word that is taken away', "delete from hot_word where id = 'w99'"],
    ['deal', "update sale set stage = '已签约'"],
    ['demand', 'delete from buy'],
    [
      'piece of news',
      "insert into news (title, summary, category, source, html, published_at) values ('', '', 'market', '', '', 0)",
    ],
    ['piece of news that is withdrawn', 'update news set withdrawn_at = 1'],
  ])('[PER-03] of a %s is told before whoever made it hears that it is made', async (_what, statement) => {
    await storage.database.orm.execute(statement);
    expect(told).toBe(1);
  });

  test('[PER-03] is told when it is for good, once for all that is changed together', async () => {
    await storage.database.transaction(async (orm) => {
      await orm.execute("update sale set stage = '尽调'");
      await orm.execute("update banner set title = 'one'");
      expect(told).toBe(0);
    });
    expect(told).toBe(1);
    const undone = storage.database.transaction(async (orm) => {
      await orm.execute("update sale set stage = '签约'");
      throw new Error('thought better of it');
    });
    await expect(undone).rejects.toThrow('thought better of it');
    expect(told).toBe(1);
  });

  test('[PER-03][SCR-08] a place of a conference that is taken or given back is reported; an admission is not', async () => {
    const { orm } = storage.database;
    await orm.execute(`insert into conferences (id, title, host, industries, industry_ids, region, form, venue, opens_at,
        closes_at, starts_at, ends_at, facts, changed_at)
      values ('c1', '并购年会', '主办方', '[]', '[]', '', 'onsite', '国际会议中心', 1, 2, 3, 4, '{}', 0)`);
    await orm.execute(`insert into conference_ticket_types (id, conference_id, place, name, sort, price, capacity,
        member_limit, review, includes, refunds)
      values ('t1', 'c1', 0, '标准票', 'standard', 0, 20, 5, false, '', '[]')`);
    await orm.execute(`insert into ticket_registrations (id, account_id, idempotency_key, conference_id, type_id, given_hash,
        registered_at)
      values ('R1', 'u1', 'key', 'c1', 't1', '', 0)`);
    told = 0;
    await orm.execute(`insert into tickets (number, registration_id, conference_id, type_id, holder_id, place, name, phone,
        company, position, price, state, registered_at, changed_at)
      values ('1', 'R1', 'c1', 't1', 'u1', 0, '', '', '', '', 0, 'valid', 0, 0)`);
    expect(told).toBe(1);
    await orm.execute("update tickets set key_version = 2 where number = '1'");
    await orm.execute("update tickets set state = 'checkedIn' where number = '1'");
    expect(told).toBe(1);
    await orm.execute("update tickets set state = 'cancelled' where number = '1'");
    expect(told).toBe(2);
  });

  test('is not told of what only members see', async () => {
    await storage.database.orm.execute("update account set company = 'another'");
    expect(told).toBe(0);
  });

  test('[PER-03] takes what is withdrawn out of the page at the next request, however new that is', async () => {
    const sales = saleStore(storage.database);
    const page: KeptPages = keptPages(
      sourceOfPages(async () => renderedPage((await sales.newest(5, [])).map(({ id }) => id).join())),
      { clock: movedClock(), log: silentLog, refusedForNow: () => undefined },
    );
    storage.whenPublicContentChanges(page.changed);
    const shown = async (): Promise<readonly string[]> => {
      const sending = await page.send(visitorsRequest, '203.0.113.1');
      return sending.kind === 'page' ? Buffer.from(sending.page.body.identity).toString().split(',') : [];
    };
    const [first = '', ...others] = await shown();
    await storage.database.orm.execute(`delete from sale where id = '${first}'`);
    const after = await shown();
    expect(after).not.toContain(first);
    expect(after.slice(0, others.length)).toEqual(others);
  });
});
