import { afterAll, describe, expect, test } from 'vitest';
import { hashingThreads } from '../../../gateway/src/adapters/password/hashing-threads';
import { scryptHasher } from '../../../gateway/src/adapters/password/scrypt-hasher';
import { systemRandom } from '../../../gateway/src/adapters/system/system-random';
import { systemClock } from '../../../gateway/src/adapters/system/system-clock';
import { locations } from '../../../gateway/src/main/locations';
import { cheapPasswords } from '../../../tools/process/cheap-seeding';

const threads = hashingThreads({ entry: locations.hashingThread, clock: systemClock, threads: 1 });
afterAll(threads.close);
const hasher = scryptHasher(threads, systemRandom, cheapPasswords);

describe('passwords', () => {
  test('[SEC-05] are kept as salted scrypt hashes: twice the same password is twice another hash', async () => {
    const [one, two] = [await hasher.hash('密码 12'), await hasher.hash('密码 12')];
    expect(one).toMatch(/^scrypt\$16\$1\$1\$[\w-]{22}\$[\w-]{43}$/);
    expect(one).not.toBe(two);
    expect([await hasher.matches('密码 12', one), await hasher.matches('密码 12', two)]).toEqual([
      true,
      true,
    ]);
  });

  test('[SEC-05] match only themselves', async () => {
    const hash = await hasher.hash('Harbor-Lantern-4271');
    for (const wrong of ['', 'harbor-lantern-4271', 'Harbor-Lantern-4271 ', hash])
      expect(await hasher.matches(wrong, hash)).toBe(false);
  });

  test('[SEC-05] by default cost 16 MiB and five passes, and older hashes stay good', async () => {
    const dear = await scryptHasher(threads, systemRandom).hash('a');
    expect(dear).toMatch(/^scrypt\$16384\$8\$5\$/);
    expect(await hasher.matches('a', dear)).toBe(true);
    const older = await scryptHasher(threads, systemRandom, { N: 2 ** 15, r: 8, p: 3 }).hash('a');
    expect(await hasher.matches('a', older)).toBe(true);
  });

  test.each(['', 'scrypt', 'scrypt$16$1$1$$', 'md5$abc', 'scrypt$16$1$1$c2FsdA'])(
    '[SEC-05] nothing matches the broken hash "%s"',
    async (hash) => expect(await hasher.matches('', hash)).toBe(false),
  );

  test('are the same password however a keyboard composes it', async () => {
    expect(await hasher.matches('e\u0301', await hasher.hash('\u00e9'))).toBe(true);
  });
});
