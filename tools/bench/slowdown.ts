import { execFileSync } from 'node:child_process';
import process from 'node:process';

/** A loop that is compiled the same way each time: in a process and a script of its own. */
const loop = 'let t=Date.now(),x=1;for(let i=0;i<3e8;i++)x=(x*31+i)|0;console.log(Date.now()-t)';
/** What it takes on the machine on which the figures of the limits were first reached, in milliseconds. */
const referenceMs = 800;

const loopMs = (): number => Number(execFileSync(process.execPath, ['-e', loop], { encoding: 'utf8' }));

/**
 * How many times the browser is to slow the CPU down: as asked. With `--reference` on the command line it counts from the
 * machine of the limits, so that what this one lacks of its speed is not taken off a second time: a phone is then the
 * same phone on both.
 */
export const slowdown = (times: number): number => {
  if (!process.argv.includes('--reference')) return times;
  const slower = Math.min(loopMs(), loopMs(), loopMs()) / referenceMs;
  const rate = Math.max(1, times / slower);
  console.log(
    `  this machine takes ${slower.toFixed(2)} times as long as the reference: CPU ×${rate.toFixed(2)} here for its ×${times}`,
  );
  return rate;
};
