import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { captchaChallengeStore } from '../../../gateway/src/adapters/database/stores/captcha-challenge-store';
import { removeExpired } from '../../../gateway/src/adapters/database/stores/expired-rows';
import { migrate } from '../../../gateway/src/adapters/database/migration/migrate';
import { databaseOver } from '../../../gateway/src/adapters/database/orm';
import { openPglite } from '../../../gateway/src/adapters/database/pglite/connection';
import { serialDatabase, sourceOf } from '../../../gateway/src/adapters/database/serial-database';
import type { SqlDatabase } from '../../../gateway/src/adapters/database/sql-client';
import { locations } from '../../../gateway/src/main/locations';
import type { CaptchaChallenges } from '../../../gateway/src/ports/captcha-challenges';
import { memoryCaptchaChallenges } from '../../support/gateway/memory-captcha-challenges';
import { movedClock } from '../../support/gateway/moved-clock';

const clock = movedClock();
let sql: SqlDatabase;
beforeAll(async () => {
  sql = serialDatabase(
    sourceOf(await openPglite(locations.databaseThread, { folder: null, template: null })),
  );
  await migrate(sql, locations.migrations);
});
afterAll(() => sql.close());

const kinds: readonly (readonly [string, () => CaptchaChallenges])[] = [
  ['in the database', () => captchaChallengeStore(databaseOver(sql), clock)],
  ['in memory', () => memoryCaptchaChallenges(clock)],
];

describe.each(kinds)('challenges %s', (kind, make) => {
  const of = (name: string) => ({
    id: `${kind} ${name}`,
    appid: 'app',
    sid: 'sid',
    kind: 'picture' as const,
  });
  const issued = async (name: string) => {
    const challenges = make();
    const now = clock.now();
    await challenges.issue({ ...of(name), answer: 120, issuedAt: now, opensAt: now, expiresAt: now + 1_000 });
    return challenges;
  };

  test('[SEC-05] attempts are counted until there were enough', async () => {
    const challenges = await issued('counted');
    expect(await challenges.attempt(of('counted'), 2)).toMatchObject({
      kind: 'picture',
      answer: 120,
      number: 1,
    });
    expect(await challenges.attempt(of('counted'), 2)).toMatchObject({ answer: 120, number: 2 });
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
    expect(await challenges.attempt({ ...of('owned'), kind: 'sound' }, 3)).toBeNull();
    expect(await challenges.attempt(of('owned'), 3)).toMatchObject({ number: 1 });
  });

  test('[SEC-05] a challenge is closed once, and then cannot be tried', async () => {
    const challenges = await issued('closed');
    const closed = await Promise.all([challenges.close(of('closed').id), challenges.close(of('closed').id)]);
    expect(closed.sort()).toEqual([false, true]);
    expect(await challenges.attempt(of('closed'), 3)).toBeNull();
  });

  test('[OPS-06] the operator is told of the open ones of a frame, the newest first, and of no other', async () => {
    const challenges = make();
    const now = clock.now();
    const one = { appid: 'app', kind: 'picture', answer: 7, opensAt: now, expiresAt: now + 1_000 } as const;
    const sid = `${kind} told`;
    await challenges.issue({ ...one, id: `${sid} 1`, sid, issuedAt: now });
    await challenges.issue({ ...one, id: `${sid} 2`, sid, issuedAt: now + 1 });
    await challenges.issue({ ...one, id: `${sid} 3`, sid: `${sid} elsewhere`, issuedAt: now });
    await challenges.issue({ ...one, id: `${sid} 4`, sid, issuedAt: now + 2 });
    await challenges.close(`${sid} 4`);
    const told = await challenges.open(sid, 5);
    expect(told.map(({ id, answer }) => [id, answer])).toEqual([
      [`${sid} 2`, 7],
      [`${sid} 1`, 7],
    ]);
    expect(await challenges.open(sid, 1)).toHaveLength(1);
  });

  test('[SEC-05] an expired challenge cannot be answered', async () => {
    const challenges = await issued('expired');
    clock.move(1_000);
    expect(await challenges.attempt(of('expired'), 3)).toBeNull();
  });
});

test('[OPS-05] expired challenges are swept out of the database', async () => {
  const challenges = captchaChallengeStore(databaseOver(sql), clock);
  const now = clock.now();
  const one = { appid: 'app', sid: 'sid', kind: 'picture', answer: 1, issuedAt: now, opensAt: now } as const;
  await challenges.issue({ ...one, id: 'swept', expiresAt: now + 5 });
  await challenges.issue({ ...one, id: 'kept', expiresAt: now + 500 });
  await removeExpired(databaseOver(sql), clock.now() + 100);
  const rows = await sql.query('select id from captcha_challenge', [], 'arrays');
  expect(rows).toEqual([['kept']]);
});
