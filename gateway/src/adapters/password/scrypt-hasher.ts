import { timingSafeEqual } from 'node:crypto';
import type { PasswordHasher } from '../../ports/password-hasher';
import type { Random } from '../../ports/random';
import type { HashingThreads, ScryptCost } from './hashing-threads';

/**
 * 16 MiB and five passes: like 32 MiB with three, one of the settings OWASP calls equal to N = 2^17 with one pass,
 * and of these the quickest that keeps to little memory.
 */
const fullCost: ScryptCost = { N: 2 ** 14, r: 8, p: 5 };

const keyLength = 32;

const written = /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([\w-]+)\$([\w-]+)$/;

/** Hashes as `scrypt$N$r$p$salt$key`, so that the cost may change without making old hashes useless. */
export const scryptHasher = (
  { derive }: Pick<HashingThreads, 'derive'>,
  random: Random,
  cost: ScryptCost = fullCost,
): PasswordHasher => ({
  hash: async (password) => {
    const salt = random.bytes(16);
    const normal = password.normalize('NFKC');
    const key = await derive({ password: normal, salt, length: keyLength, cost }, 'proved');
    const { N, r, p } = cost;
    return ['scrypt', N, r, p, ...[salt, key].map((bytes) => Buffer.from(bytes).toString('base64url'))].join(
      '$',
    );
  },
  matches: async (password, hash) => {
    const [, N, r, p, salt, key] = written.exec(hash) ?? [];
    if (salt === undefined || key === undefined) return false;
    const derivation = {
      password: password.normalize('NFKC'),
      salt: Buffer.from(salt, 'base64url'),
      length: keyLength,
      cost: { N: Number(N), r: Number(r), p: Number(p) },
    };
    return timingSafeEqual(await derive(derivation, 'unproved'), Buffer.from(key, 'base64url'));
  },
});
