import { scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import type { PasswordHasher } from '../../ports/password-hasher';
import type { Random } from '../../ports/random';

/** Work factors of scrypt: memory is 128 × N × r bytes. */
export interface ScryptCost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** 32 MiB and three passes, one of the settings OWASP calls equal to N = 2^17 with one pass. */
const fullCost: ScryptCost = { N: 2 ** 15, r: 8, p: 3 };

const keyLength = 32;

const derive = (password: string, salt: Buffer, cost: ScryptCost): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const options: ScryptOptions = { ...cost, maxmem: 256 * cost.N * cost.r };
    scrypt(password.normalize('NFKC'), salt, keyLength, options, (error, key) =>
      error === null ? resolve(key) : reject(error),
    );
  });

const written = /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([\w-]+)\$([\w-]+)$/;

/** Hashes as `scrypt$N$r$p$salt$key`, so that the cost may rise without making old hashes useless. */
export const scryptHasher = (random: Random, cost: ScryptCost = fullCost): PasswordHasher => ({
  hash: async (password) => {
    const salt = Buffer.from(random.bytes(16));
    const key = await derive(password, salt, cost);
    return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join(
      '$',
    );
  },
  matches: async (password, hash) => {
    const [, N, r, p, salt, key] = written.exec(hash) ?? [];
    if (salt === undefined || key === undefined) return false;
    const given = await derive(password, Buffer.from(salt, 'base64url'), {
      N: Number(N),
      r: Number(r),
      p: Number(p),
    });
    return timingSafeEqual(given, Buffer.from(key, 'base64url'));
  },
});
