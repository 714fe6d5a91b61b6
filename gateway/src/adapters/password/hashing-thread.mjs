import { scryptSync } from 'node:crypto';
import { answerTasks } from '../worker/answer-tasks.mjs';

/** A thread that hashes passwords and does nothing else. */
answerTasks(
  (/** @type {import('./hashing-threads').Derivation} */ { password, salt, length, cost }) =>
    new Uint8Array(scryptSync(password, salt, length, { ...cost, maxmem: 256 * cost.N * cost.r })),
);
