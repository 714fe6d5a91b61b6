import { left, right } from 'fp-ts/Either';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '../../../gateway/src/adapters/database/migration/migrate';
import { databaseOver } from '../../../gateway/src/adapters/database/orm';
import { newAccountStore } from '../../../gateway/src/adapters/database/stores/new-account-store';
import type { SqlDatabase } from '../../../gateway/src/adapters/database/sql-client';
import { systemRandom } from '../../../gateway/src/adapters/system/system-random';
import { makeRegister } from '../../../gateway/src/application/account/register';
import { locations } from '../../../gateway/src/main/locations';
import type { NewAccount } from '../../../gateway/src/ports/new-accounts';
import { refusals } from '../../../contract/refusal/refusal';
import { openEmptyDatabase } from '../../support/gateway/empty-database';
import { movedClock } from '../../support/gateway/moved-clock';

const promoted = { sprad: 's1', shareRegister: 'r1', platformChannel: null };
const wanted: NewAccount = {
  phone: '15000000001',
  name: '用户0001',
  passwordHash: 'hash',
  way: 'form',
  promoted,
  ageStated: true,
};
const proof = {
  userName: ' 15000000001 ',
  countryCode: '86',
  code: '123456',
  visitor: { ip: '10.0.0.1', device: null },
};

describe('a new account in the database', () => {
  let database: SqlDatabase;
  beforeAll(async () => {
    database = await openEmptyDatabase();
    await migrate(database, locations.migrations);
  });
  afterAll(() => database.close());

  test('[LAY-14] it is kept with how it came to be, and a second one of the same phone is not made', async () => {
    const clock = movedClock();
    const accounts = newAccountStore(databaseOver(database), clock, systemRandom);
    const [first, second] = await Promise.all([accounts.create(wanted), accounts.create(wanted)]);
    expect([first, second].filter((id) => id === null)).toHaveLength(1);
    const rows = await database.query(
      'select way, sprad, share_register, platform_channel, registered_at from registration',
      [],
      'arrays',
    );
    expect(rows).toEqual([['form', 's1', 'r1', null, clock.now()]]);
  });
});

describe('a registration', () => {
  const registering = (proved: boolean) => {
    const made: NewAccount[] = [];
    const register = makeRegister({
      newAccounts: {
        create: (account) => {
          made.push(account);
          return Promise.resolve('u9');
        },
      },
      judgePassword: () => null,
      openLogin: (id) => Promise.resolve(`token of ${id}`),
      passwords: {
        hash: (password) => Promise.resolve(`hash of ${password}`),
        matches: () => Promise.resolve(false),
      },
      provePhone: () => Promise.resolve(proved ? right('15000000001') : left(refusals.codeWrong)),
    });
    return { made, register };
  };

  test('[LOG-12][LAY-14] it makes the account of the proved phone with all that was said of it', async () => {
    const { made, register } = registering(true);
    expect(await register(proof, 'amber-77', promoted, true)).toEqual(right({ token: 'token of u9' }));
    expect(made).toEqual([{ ...wanted, passwordHash: 'hash of amber-77' }]);
  });

  test('[SEC-05] without a proof nothing is made', async () => {
    const { made, register } = registering(false);
    expect(await register(proof, 'amber-77', promoted, true)).toEqual(left(refusals.codeWrong));
    expect(made).toEqual([]);
  });

  test('[MKT-23] without the statement to be at least 14 nothing is made', async () => {
    const { made, register } = registering(true);
    expect(await register(proof, 'amber-77', promoted, false)).toEqual(left(refusals.ageNotStated));
    expect(made).toEqual([]);
  });
});
