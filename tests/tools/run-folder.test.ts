import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../support/temporary-folder';

/** Runs a process that takes a run folder, leaves something in it and ends by `end`. */
const runThat = (parent: string, end: string) =>
  spawnSync(process.execPath, [
    '--input-type=module',
    '-e',
    `import { mkdtempSync } from 'node:fs';
     import { tmpdir } from 'node:os';
     import { useRunFolder } from ${JSON.stringify(join(process.cwd(), 'tools/process/run-folder.mjs'))};
     useRunFolder(${JSON.stringify(parent)});
     mkdtempSync(tmpdir() + '/left-');
     ${end}`,
  ]);

test.each(['', 'process.exitCode = 1;', "throw new Error('a failed run');"])(
  '[OPS-01] a run leaves no temporary folder, however it ends: %s',
  (end) => {
    const parent = temporaryFolder('runs-');
    runThat(parent, end);
    expect(readdirSync(parent)).toEqual([]);
  },
);

test('[OPS-01] what a killed run left is removed by the next one, what a running one has is kept', () => {
  const parent = temporaryFolder('runs-');
  const running = join(parent, `hupo-run-${process.pid}-x`);
  mkdirSync(running);
  runThat(parent, "process.kill(process.pid, 'SIGKILL');");
  expect(readdirSync(parent)).toHaveLength(2);
  runThat(parent, '');
  expect(readdirSync(parent)).toHaveLength(1);
  expect(existsSync(running)).toBe(true);
});
