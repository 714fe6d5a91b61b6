import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventState } from '../../../contract/event/event-state';
import { activityStore } from '../../../gateway/src/adapters/database/kinds/activity/store';
import { activity } from '../../../gateway/src/adapters/database/kinds/activity/table';
import { insertInto } from '../../../gateway/src/adapters/database/insert-into';
import { migrate } from '../../../gateway/src/adapters/database/migration/migrate';
import { databaseOver, type Database } from '../../../gateway/src/adapters/database/orm';
import type { SqlDatabase } from '../../../gateway/src/adapters/database/sql-client';
import { held } from '../../../gateway/src/adapters/database/stores/activity-places';
import { locations } from '../../../gateway/src/main/locations';
import { activityRow, datedActivity } from '../../../gateway/src/seed/activity-rows';
import { demoSeed } from '../../../tools/process/seeds';
import { openEmptyDatabase } from '../../support/gateway/empty-database';
import { movedClock } from '../../support/gateway/moved-clock';
import { seededAt } from '../../support/gateway/template';

interface PlaceFacts {
  readonly capacity: number | null;
  readonly reserved: number;
  readonly registered: number;
  readonly waiting: number;
}

/** The rule, said a second time. */
const placesOf = ({ capacity, reserved, registered, waiting }: PlaceFacts): number | null => {
  if (waiting > 0) return 0;
  return capacity === null ? null : Math.max(capacity - reserved - registered, 0);
};

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

test('[SCR-08] while members wait an activity has no place; list and registration count by the same rule', async () => {
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
    const locked = await database.transaction((within) => held(within, of.id));
    expect([of, shown?.placesLeft, locked?.placesLeft]).toEqual([of, placesOf(of), placesOf(of)]);
  }
  const query = { type: [], industry: [], region: [], keyword: null, sort: 'start' } as const;
  for (const state of ['open', 'full'] as const) {
    const { list } = await store.page({ ...query, state: [state] }, { after: null, page: 1, pageSize: 200 });
    const wanted = all.filter(
      (of) => eventState({ ...dated, placesLeft: placesOf(of) }, clock.now()) === state,
    );
    expect(wanted.length).toBeGreaterThan(0);
    expect(list.map(({ id }) => id).sort()).toEqual(wanted.map(({ id }) => id).sort());
  }
});
