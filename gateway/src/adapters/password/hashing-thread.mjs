import { scryptSync } from 'node:crypto';
import { parentPort } from 'node:worker_threads';

/**
 * A thread that hashes passwords and does nothing else.
 */

const port = parentPort;
if (port === null) throw new Error('This file is the entry of a worker thread.');

port.on(
  'message',
  (/** @type {import('./hashing-threads').Derivation} */ { password, salt, length, cost }) => {
    const key = scryptSync(password, salt, length, { ...cost, maxmem: 256 * cost.N * cost.r });
    port.postMessage(new Uint8Array(key));
  },
);
