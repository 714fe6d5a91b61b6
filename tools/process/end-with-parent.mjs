import { readFileSync } from 'node:fs';

/** How often it is looked, in milliseconds: well within the 2 s that an end may take. */
const everyMs = 250;

/** What the kernel tells of a process; '' where it is gone, or the system has no such files. */
function told(/** @type {number} */ pid, /** @type {'environ' | 'stat'} */ of) {
  try {
    return readFileSync(`/proc/${pid}/${of}`, 'latin1');
  } catch {
    return '';
  }
}

/** After its name, which may hold anything but ends with the last bracket, stand a process's state and its parent. */
const parentOf = (/** @type {number} */ pid) => told(pid, 'stat').split(') ').at(-1)?.split(' ')[1] ?? '';

/** Whether npm has started it, as it starts the shell of a script; npm itself it has not. */
const isOfNpm = (/** @type {number} */ pid) => told(pid, 'environ').split('\0').some(isLifecycle);
const isLifecycle = (/** @type {string} */ setting) => setting.startsWith('npm_lifecycle_event=');

/**
 * Who started this process, as long as they live: npm starts a script through a shell, and a shell outlives an npm
 * that was killed. Where the kernel does not tell of others, only the shell is known.
 */
function startersOf() {
  const shell = process.ppid;
  const hasNpm = isOfNpm(shell);
  return () => (hasNpm ? `${process.ppid} ${parentOf(shell)}` : String(process.ppid));
}

/**
 * Ends this process as SIGTERM does when those that started it are gone. npm starts a script through a shell,
 * and a shell that is told to end does not tell the script (OPS-01).
 * @param {{ starters?: () => string, end?: () => void }} [outside] tests give their own
 */
export function endWithParent({
  starters = startersOf(),
  end = () => process.kill(process.pid, 'SIGTERM'),
} = {}) {
  const first = starters();
  const looking = setInterval(() => {
    if (starters() === first) return;
    clearInterval(looking);
    end();
  }, everyMs);
  looking.unref();
}
