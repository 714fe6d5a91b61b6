import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { captchaChallengeStore } from '../../../gateway/src/adapters/database/stores/captcha-challenge-store';
import { removeExpired } from '../../../gateway/src/adapters/database/stores/expired-rows';
import { passwordDelays } from '../../../gateway/src/domain/limit/growing-delay';
import { databaseOver } from '../../../gateway/src/adapters/database/orm';
import type { SqlDatabase } from '../../../gateway/src/adapters/database/sql-client';
import { migrate } from '../../../gateway/src/adapters/database/migration/migrate';
import { growingDelayStore } from '../../../gateway/src/adapters/database/stores/growing-delay-store';
import { limitStore } from '../../../gateway/src/adapters/database/stores/limit-store';
import { sentCodeStore } from '../../../gateway/src/adapters/database/stores/sent-code-store';
import { sessionStore } from '../../../gateway/src/adapters/database/stores/session-store';
import { ticketStore } from '../../../gateway/src/adapters/database/stores/ticket-store';
import { systemRandom } from '../../../gateway/src/adapters/system/system-random';
import { locations } from '../../../gateway/src/main/locations';
import { recordingDatabase } from '../../../tools/process/recording-database';
import { openEmptyDatabase } from '../../support/gateway/empty-database';
import { movedClock } from '../../support/gateway/moved-clock';

let sql: SqlDatabase;
beforeAll(async () => {
  sql = await openEmptyDatabase();
  await migrate(sql, locations.migrations);
});
afterAll(() => sql.close());

describe('what has expired', () => {
  test('is taken out, and what is still good stays good', async () => {
    const clock = movedClock();
    const database = recordingDatabase(databaseOver(sql));
    await sql.script(`insert into account (id, phone, name, company, position, password_hash, registered_at)
      values ('a', '1', '甲', '公司', '经理', '', 1)`);
    const sessions = sessionStore(database, clock, systemRandom);
    const tickets = ticketStore(database, clock, systemRandom);
    const make = async () => {
      await tickets.issue({ appid: 'a', randstr: 'r', ip: '127.0.0.1' });
      await limitStore(database, clock).take(`key:${clock.now()}`, { max: 1, windowMs: 60_000 });
      await growingDelayStore(database, clock).admit(`key:${clock.now()}`, passwordDelays);
      await captchaChallengeStore(database, clock).issue({
        id: `challenge-${clock.now()}`,
        appid: 'a',
        sid: 's',
        kind: 'picture',
        answer: 1,
        issuedAt: clock.now(),
        opensAt: clock.now(),
        expiresAt: clock.now() + 60_000,
      });
      await sentCodeStore(database, clock).issue({
        phone: '13851206614',
        purpose: 'login',
        code: '123456',
        askedBy: 'address:10.0.0.1',
        delivered: true,
        sentAt: clock.now(),
        expiresAt: clock.now() + 60_000,
      });
      return sessions.open('a');
    };
    const counts = async () => {
      const tables = [
        'token',
        'login_session',
        'ticket',
        'attempt_count',
        'growing_delay',
        'captcha_challenge',
        'sent_code',
      ];
      const [row] = await sql.query(
        `select ${tables.map((table) => `(select count(*)::int from ${table})`).join(', ')}`,
        [],
        'arrays',
      );
      return row;
    };
    await make();
    clock.move(7 * 24 * 60 * 60_000 + 1);
    const good = await make();
    expect(await counts()).toEqual([2, 2, 2, 2, 2, 2, 2]);
    await removeExpired(database, clock.now());
    expect(await counts()).toEqual([1, 1, 1, 1, 1, 1, 1]);
    expect(await sessions.userOf(good)).toMatchObject({ userId: 'a' });
  });

  test('[SEC-05] an expired code is known for a day, so that who types it reads that it expired', async () => {
    const clock = movedClock();
    const database = recordingDatabase(databaseOver(sql));
    const codes = sentCodeStore(database, clock);
    const place = 'address:10.0.0.1';
    const code = { phone: '13851206615', purpose: 'login', code: '123456' } as const;
    const typed = { ...code, place };
    const expiresAt = clock.now() + 60_000;
    await codes.issue({ ...code, askedBy: place, delivered: true, sentAt: clock.now(), expiresAt });
    clock.move(60_000 + 23 * 60 * 60_000);
    await removeExpired(database, clock.now());
    expect(await codes.judge(typed, { uses: true })).toBe('expired');
    clock.move(60 * 60_000 + 1);
    await removeExpired(database, clock.now());
    expect(await codes.judge(typed, { uses: true })).toBe('wrong');
  });
});
