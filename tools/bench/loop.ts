import { execFileSync } from 'node:child_process';
import process from 'node:process';

/** A loop that is compiled the same way each time: in a process and a script of its own. */
const loop = 'let t=Date.now(),x=1;for(let i=0;i<3e8;i++)x=(x*31+i)|0;console.log(Date.now()-t)';

/** What the loop takes on the machine for which the limits in milliseconds are written. */
export const referenceLoopMs = 800;

const timed = (): number => Number(execFileSync(process.execPath, ['-e', loop], { encoding: 'utf8' }));

let measured: number | undefined;

/** The yardstick of this run in milliseconds, measured once: the fastest of three loops. Prints it the first time. */
export const loopMs = (): number => {
  if (measured !== undefined) return measured;
  measured = Math.min(timed(), timed(), timed());
  console.log(`  the yardstick of this run, a loop of 3·10⁸ steps: ${measured} ms`);
  return measured;
};
