import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';

/**
 * @param {unknown} given
 * @returns {given is { beats: Int32Array, tickMs: number, mostTicks: number, line: string }}
 */
const isGuard = (given) => typeof given === 'object' && given !== null && 'beats' in given;

/** @type {unknown} */
const guard = workerData;
if (!isGuard(guard)) throw new Error('The watchdog is started with the beats that it watches.');
/**
 * Ends the process when the main thread has not counted on for so many ticks of this thread. Its own ticks are counted,
 * not the time: a process that was suspended did not tick either.
 */
const { beats, tickMs, mostTicks, line } = guard;

let last = Atomics.load(beats, 0);
let ticks = 0;

setInterval(() => {
  const now = Atomics.load(beats, 0);
  ticks = now === last ? ticks + 1 : 0;
  last = now;
  if (ticks < mostTicks) return;
  // The main thread cannot write any more, nor take a signal that it handles.
  writeSync(2, `${line}\n`);
  process.kill(process.pid, 'SIGKILL');
}, tickMs);
