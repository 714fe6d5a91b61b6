import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { Random } from '../../ports/random';

export const systemRandom: Random = {
  bytes: (length) => randomBytes(length),
  integer: (below) => randomInt(below),
  uuid: () => randomUUID(),
};
