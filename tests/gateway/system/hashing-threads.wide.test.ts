import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import {
  hashingThreads,
  type Derivation,
  type HashingThreads,
} from '../../../gateway/src/adapters/password/hashing-threads';
import { scryptHasher } from '../../../gateway/src/adapters/password/scrypt-hasher';
import { systemRandom } from '../../../gateway/src/adapters/system/system-random';
import { locations } from '../../../gateway/src/main/locations';
import { PasswordsBusy } from '../../../gateway/src/ports/password-hasher';
import { movedClock } from '../../support/gateway/moved-clock';
import { cheapPasswords } from '../../../tools/process/cheap-seeding';

let threads: HashingThreads | null = null;
afterEach(async () => {
  await threads?.close();
  threads = null;
});

const started = () => {
  const clock = movedClock();
  threads = hashingThreads({ entry: locations.hashingThread, clock, threads: 1 });
  return { clock, threads };
};

const cheap: Derivation = { password: 'a', salt: new Uint8Array(16), length: 32, cost: cheapPasswords };
/** Some fifth of a second: long enough for others to wait behind. */
const dear: Derivation = { ...cheap, cost: { N: 2 ** 14, r: 8, p: 5 } };

/** How each of some derivations ended, as far as it has. */
const endings = (asked: readonly Promise<unknown>[]) => {
  const ended: ('derived' | 'busy' | 'failed')[] = [];
  const all = asked.map((one) =>
    one.then(
      () => void ended.push('derived'),
      (error: unknown) => void ended.push(error instanceof PasswordsBusy ? 'busy' : 'failed'),
    ),
  );
  return { ended, all: Promise.all(all) };
};

describe('the threads that hash', () => {
  test('[SEC-05] leave files and compression the threads of the runtime: neither waits behind passwords', async () => {
    const hasher = scryptHasher(started().threads, systemRandom);
    const { ended, all } = endings(Array.from({ length: 8 }, () => hasher.hash('Harbor-Lantern-4271')));
    await promisify(brotliCompress)(await readFile('package.json'));
    expect(ended.length).toBeLessThan(4);
    await all;
    expect(ended).toEqual(Array<string>(8).fill('derived'));
  });

  test('[SEC-05] refuse at once what more than 50 wait before, and serve what waits', async () => {
    const { ended, all } = endings(
      Array.from({ length: 60 }, (_, place) =>
        (threads ?? started().threads).derive(place === 0 ? dear : cheap, 'unproved'),
      ),
    );
    await all;
    expect(ended.slice(0, 9)).toEqual(Array<string>(9).fill('busy'));
    expect(ended.slice(9)).toEqual(Array<string>(51).fill('derived'));
  });

  test('[SEC-05] serve who has proved who they are before who has not', async () => {
    const { derive } = started().threads;
    const order: string[] = [];
    const noted = (name: string, asked: Promise<unknown>) => asked.then(() => void order.push(name));
    await Promise.all([
      noted('first', derive(dear, 'unproved')),
      ...Array.from({ length: 50 }, () => noted('unproved', derive(cheap, 'unproved'))),
      noted('proved', derive(cheap, 'proved')),
    ]);
    expect(order.slice(0, 3)).toEqual(['first', 'proved', 'unproved']);
  });

  test('[SEC-05] refuse what has waited for 12 s: the client has nearly given it up', async () => {
    const { clock, threads: own } = started();
    const { ended, all } = endings([own.derive(dear, 'unproved'), own.derive(dear, 'unproved')]);
    clock.move(12_000);
    await all;
    expect(ended).toEqual(['busy', 'derived']);
    expect(clock.waiting()).toBe(0);
  });

  test('[OPS-01] are gone at the end, and what waited is refused, not forgotten', async () => {
    const { threads: own } = started();
    const { ended, all } = endings([own.derive(dear, 'unproved'), own.derive(cheap, 'unproved')]);
    await own.close();
    await all;
    expect(ended.toSorted()).toEqual(['busy', 'failed']);
    await expect(own.derive(cheap, 'proved')).rejects.toThrow(PasswordsBusy);
  });

  test('[SEC-05] go on after a hash that could not be derived', async () => {
    const { derive } = started().threads;
    const impossible = { ...cheap, cost: { N: 3, r: 1, p: 1 } };
    const { ended, all } = endings([derive(impossible, 'unproved'), derive(cheap, 'unproved')]);
    await all;
    expect(ended).toEqual(['failed', 'derived']);
  });
});
