import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseOver } from '../../../gateway/src/adapters/database/orm';
import type { SqlDatabase } from '../../../gateway/src/adapters/database/sql-client';
import { memberRecordStore } from '../../../gateway/src/adapters/database/stores/member-record-store';
import { sessionStore } from '../../../gateway/src/adapters/database/stores/session-store';
import { systemClock } from '../../../gateway/src/adapters/system/system-clock';
import { systemRandom } from '../../../gateway/src/adapters/system/system-random';
import { recordingDatabase, type RecordingDatabase } from '../../../tools/process/recording-database';
import { seededImage } from '../../support/gateway/database-image';
import { sampleContent } from '../../support/gateway/sample-content';

let sql: SqlDatabase;
let database: RecordingDatabase;
beforeAll(async () => {
  sql = await (await seededImage('sample', sampleContent)).open();
  database = recordingDatabase(databaseOver(sql));
});
afterAll(() => sql.close());

const who = 'u1';
const sessions = () => sessionStore(database, systemClock, systemRandom);
const save = (hash: string, kept: string | null) =>
  memberRecordStore(database, systemClock).savePassword(who, hash, kept);
const hashOf = async (): Promise<unknown> =>
  (await sql.query('select password_hash from account where id = $1', [who], 'arrays'))[0];
/** Opens a login; answers its token and its id. */
const login = async () => {
  const token = await sessions().open(who);
  return { token, id: (await sessions().userOf(token))?.sessionId ?? '' };
};

test('[SCR-10] a new password ends every login but the one kept, and answers which', async () => {
  const [kept, other] = [await login(), await login()];
  expect(await save('first', kept.id)).toContain(other.id);
  expect(await sessions().userOf(kept.token)).not.toBeNull();
  expect(await sessions().userOf(other.token)).toBeNull();
  expect(await save('second', null)).toEqual([kept.id]);
  expect(await sessions().userOf(kept.token)).toBeNull();
  expect(await hashOf()).toEqual(['second']);
});

test('[SCR-10] where the other logins cannot be ended the password stays as it was', async () => {
  const other = await login();
  const before = await hashOf();
  await sql.script(`
    create function refused() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$;
    create trigger refused before update on login_session for each row execute function refused();`);
  await expect(save('third', null)).rejects.toThrow();
  expect(await hashOf()).toEqual(before);
  expect(await sessions().userOf(other.token)).not.toBeNull();
});
