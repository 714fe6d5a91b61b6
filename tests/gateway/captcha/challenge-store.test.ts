import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { captchaChallengeStore } from '../../../gateway/src/adapters/database/stores/captcha-challenge-store';
import { removeExpired } from '../../../gateway/src/adapters/database/stores/expired-rows';
import { migrate } from '../../../gateway/src/adapters/database/migration/migrate';
import { databaseOver } from '../../../gateway/src/adapters/database/orm';
import { openPglite } from '../../../gateway/src/adapters/database/pglite/connection';
import { serialDatabase } from '../../../gateway/src/adapters/database/serial-database';
import type { SqlDatabase } from '../../../gateway/src/adapters/database/sql-client';
import { locations } from '../../../gateway/src/main/locations';
import type { CaptchaChallenges } from '../../../gateway/src/ports/captcha-challenges';
import { memoryCaptchaChallenges } from '../../support/gateway/memory-captcha-challenges';
import { movedClock } from '../../support/gateway/moved-clock';

const clock = movedClock();
let sql: SqlDatabase;
beforeAll(async () => {
  sql = serialDatabase(await openPglite(locations.databaseWorker, { folder: null, template: null }));
  await migrate(sql, locations.migrations);
});
afterAll(() => sql.close());

const kinds: readonly (readonly [string, () => CaptchaChallenges])[] = [
  ['in the database', () => captchaChallengeStore(databaseOver(sql), clock)],
  ['in memory', () => memoryCaptchaChallenges(clock)],
];

describe.each(kinds)('challenges %s', (kind, make) => {
  const of = (name: string) => ({ id: `${kind} ${name}`, appid: 'app', sid: 'sid' });
  const issued = async (name: string) => {
    const challenges = make();
    await challenges.issue({ ...of(name), answer: 120, expiresAt: clock.now() + 1_000 });
    return challenges;
  };

  test('[SEC-05] attempts are counted until there were enough', async () => {
    const challenges = await issued('counted');
    expect(await challenges.attempt(of('counted'), 2)).toEqual({ answer: 120, number: 1 });
    expect(await challenges.attempt(of('counted'), 2)).toEqual({ answer: 120, number: 2 });
    expect(await challenges.attempt(of('counted'), 2)).toBeNull();
  });

  test('[SEC-05] of many attempts at once only as many count as are allowed', async () => {
    const challenges = await issued('crowded');
    const attempts = await Promise.all(
      Array.from({ length: 10 }, () => challenges.attempt(of('crowded'), 3)),
    );
    const numbers = attempts.flatMap((attempt) => (attempt === null ? [] : [attempt.number]));
    expect(numbers.sort()).toEqual([1, 2, 3]);
  });

  test('[SEC-05] an attempt from another frame or application neither counts nor learns anything', async () => {
    const challenges = await issued('owned');
    expect(await challenges.attempt({ ...of('owned'), sid: 'other' }, 3)).toBeNull();
    expect(await challenges.attempt({ ...of('owned'), appid: 'other' }, 3)).toBeNull();
    expect(await challenges.attempt(of('owned'), 3)).toMatchObject({ number: 1 });
  });

  test('[SEC-05] a challenge is solved once, and then closed', async () => {
    const challenges = await issued('solved');
    const solved = await Promise.all([challenges.solve(of('solved').id), challenges.solve(of('solved').id)]);
    expect(solved.sort()).toEqual([false, true]);
    expect(await challenges.attempt(of('solved'), 3)).toBeNull();
  });

  test('[SEC-05] an expired challenge cannot be answered', async () => {
    const challenges = await issued('expired');
    clock.move(1_000);
    expect(await challenges.attempt(of('expired'), 3)).toBeNull();
  });
});

test('[OPS-05] expired challenges are swept out of the database', async () => {
  const challenges = captchaChallengeStore(databaseOver(sql), clock);
  await challenges.issue({ id: 'swept', appid: 'app', sid: 'sid', answer: 1, expiresAt: clock.now() + 5 });
  await challenges.issue({ id: 'kept', appid: 'app', sid: 'sid', answer: 1, expiresAt: clock.now() + 500 });
  await removeExpired(databaseOver(sql), clock.now() + 100);
  const rows = await sql.query('select id from captcha_challenge', [], 'arrays');
  expect(rows).toEqual([['kept']]);
});
