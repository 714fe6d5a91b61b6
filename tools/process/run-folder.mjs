import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const prefix = 'hupo-run-';

/** @param {number} pid @returns {boolean} whether a process of this number runs */
function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** @param {string} path */
const remove = (path) => {
  rmSync(path, { recursive: true, force: true, maxRetries: 3 });
};

/**
 * Gives this run, and each process that it starts, a temporary folder of its own (TMPDIR), removed when the run
 * ends, also after a failure or a signal. Folders of runs that were killed are removed by the next run (OPS-01).
 * @param {string} parent where temporary folders are made; tests name their own
 * @returns {string} the folder
 */
export function useRunFolder(parent = tmpdir()) {
  for (const name of readdirSync(parent)) {
    const pid = Number(/^hupo-run-(\d{1,10})-/u.exec(name)?.[1] ?? NaN);
    if (pid > 0 && !isRunning(pid)) remove(join(parent, name));
  }
  const folder = mkdtempSync(join(parent, `${prefix}${process.pid}-`));
  process.env['TMPDIR'] = folder;
  process.once('exit', () => {
    remove(folder);
  });
  return folder;
}
