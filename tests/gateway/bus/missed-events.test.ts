import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { heardOnce } from '../../../gateway/src/adapters/bus/heard-once';
import { heardBefore, missedEvents } from '../../../gateway/src/adapters/bus/missed-events';
import { migrate } from '../../../gateway/src/adapters/database/migration/migrate';
import { databaseOver } from '../../../gateway/src/adapters/database/orm';
import type { SqlDatabase } from '../../../gateway/src/adapters/database/sql-client';
import { eventLogStore } from '../../../gateway/src/adapters/database/stores/event-log-store';
import { locations } from '../../../gateway/src/main/locations';
import type { BusEvent } from '../../../gateway/src/ports/message-bus';
import { silentLog } from '../../../tools/process/silent-log';
import { openEmptyDatabase } from '../../support/gateway/empty-database';

const ended = (userId: string): BusEvent => ({ kind: 'sessions.ended', userId, sessionId: null });
const hourMs = 3_600_000;

let sql: SqlDatabase;
beforeAll(async () => {
  sql = await openEmptyDatabase();
  await migrate(sql, locations.migrations);
});
afterAll(() => sql.close());
beforeEach(() => sql.script('delete from bus_event'));

const log = () => eventLogStore(databaseOver(sql), 'database');
/** An instance that starts now. */
const instance = async () => {
  const heard = heardOnce(silentLog, await heardBefore(log()));
  const seen: string[] = [];
  heard.subscribe((event) => seen.push('userId' in event ? event.userId : event.kind));
  return { heard, seen, missed: missedEvents({ events: log(), heard, log: silentLog }) };
};
const age = () => sql.script(`update bus_event set created_at = created_at - ${2 * hourMs}`);

describe('an instance whose link to the others comes back', () => {
  test('[OPS-02] hears what was kept after its start, and nothing from before it', async () => {
    await log().append(ended('before'));
    const { seen, missed } = await instance();
    missed.lost();
    await log().append(ended('a'));
    await log().append(ended('b'));
    await missed.hear();
    expect(seen).toEqual(['a', 'b']);
  });

  test('[OPS-02] hears what others kept before its own later events', async () => {
    const { heard, seen, missed } = await instance();
    missed.lost();
    await log().append(ended('other'));
    for (let number = 0; number < 600; number += 1)
      heard.hear({ id: await log().append(ended('own')), event: ended('own'), ageMs: null });
    await missed.hear();
    expect(seen).toContain('other');
    expect(seen).not.toContain('events.missed');
  });

  test('[OPS-02] says that events were missed when they were swept before it came back', async () => {
    const { seen, missed } = await instance();
    missed.lost();
    await log().append(ended('swept'));
    await age();
    await log().sweep(hourMs);
    await missed.hear();
    expect(seen).toEqual(['events.missed']);
    await log().append(ended('later'));
    await missed.hear();
    expect(seen.filter((one) => one === 'events.missed')).toHaveLength(1);
  });

  test('[OPS-02] misses nothing when all that was swept was heard', async () => {
    await log().append(ended('before'));
    const { seen, missed } = await instance();
    missed.lost();
    await age();
    await log().sweep(hourMs);
    await eventLogStore(databaseOver(sql), 'broker').append(ended('waits for the broker'));
    await missed.hear();
    expect(seen).toEqual(['waits for the broker']);
  });
});
