import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventState } from '../../../contract/event/event-state';
import { activityStore } from '../../../gateway/src/adapters/database/kinds/activity/store';
import { activity } from '../../../gateway/src/adapters/database/kinds/activity/table';
import { insertInto } from '../../../gateway/src/adapters/database/insert-into';
import { migrate } from '../../../gateway/src/adapters/database/migration/migrate';
import { databaseOver, type Database } from '../../../gateway/src/adapters/database/orm';
import type { SqlDatabase } from '../../../gateway/src/adapters/database/sql-client';
import { placesForNewcomer, type PlaceFacts } from '../../../gateway/src/domain/activity/places';
import { locations } from '../../../gateway/src/main/locations';
import { activityRow, datedActivity } from '../../../gateway/src/seed/activity-rows';
import { demoSeed } from '../../../tools/process/seeds';
import { openEmptyDatabase } from '../../support/gateway/empty-database';
import { movedClock } from '../../support/gateway/moved-clock';
import { seededAt } from '../../support/gateway/template';

const facts: fc.Arbitrary<PlaceFacts> = fc
  .record({
    capacity: fc.option(fc.integer({ min: 1, max: 4 })),
    reserved: fc.nat(3),
    registered: fc.nat(4),
    waiting: fc.nat(2),
  })
  .filter(({ capacity, reserved, registered }) => capacity === null || reserved + registered <= capacity);

const clock = movedClock(seededAt);
let sql: SqlDatabase;
let database: Database;
beforeAll(async () => {
  sql = await openEmptyDatabase();
  await migrate(sql, locations.migrations);
  database = databaseOver(sql);
});
afterAll(() => sql.close());

test('[SCR-08] while members wait, an activity has no place for a newcomer, by the domain', () => {
  fc.assert(
    fc.property(facts, (of) => {
      const places = placesForNewcomer(of);
      if (of.waiting > 0) expect(places).toBe(0);
      else expect(places === null).toBe(of.capacity === null);
      expect(places ?? 0).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('[SCR-08] the database counts the places of a newcomer, and lists states, as the domain does', async () => {
  const [seed] = demoSeed.activities;
  if (seed === undefined) throw new Error('The seed has no activity.');
  const dated = datedActivity(
    { ...seed, inDays: 10, opensDaysBefore: 15, closesDaysBefore: 2, cancelledDaysAgo: null },
    seededAt,
  );
  const all = fc.sample(facts, { numRuns: 120, seed: 4 }).map((of, place) => ({ ...of, id: `a${place}` }));
  await insertInto(activity)(
    database.orm,
    all.map((of) => ({ ...activityRow(dated, seededAt), ...of })),
  );
  const store = activityStore(database, clock);
  for (const of of all) {
    const shown = await store.one(of.id);
    expect([of, shown?.placesLeft]).toEqual([of, placesForNewcomer(of)]);
  }
  const query = { type: [], industry: [], region: [], keyword: null, sort: 'start' } as const;
  for (const state of ['open', 'full'] as const) {
    const { list } = await store.page({ ...query, state: [state] }, { after: null, page: 1, pageSize: 200 });
    const wanted = all.filter(
      (of) => eventState({ ...dated, placesLeft: placesForNewcomer(of) }, clock.now()) === state,
    );
    expect(wanted.length).toBeGreaterThan(0);
    expect(list.map(({ id }) => id).sort()).toEqual(wanted.map(({ id }) => id).sort());
  }
});
