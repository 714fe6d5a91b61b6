import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { capture } from '../../tools/process/capture.mjs';

/** A tool that runs two commands by `capture` at a time; each leaves a file named by its process id in the folder. */
const toolWithTwo = (folder: string): string => `
import { capture } from ${JSON.stringify(new URL('../../tools/process/capture.mjs', import.meta.url).href)};
const script = 'require("node:fs").writeFileSync(String(process.pid), ""); setInterval(() => {}, 1000)';
for (let command = 0; command < 2; command += 1)
  void capture(process.execPath, ['-e', script], { cwd: ${JSON.stringify(folder)} });
`;

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

test('[OPS-01] a signal that ends a tool ends all commands that it runs', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'captured-'));
  const tool = spawn(process.execPath, ['--input-type=module', '-e', toolWithTwo(folder)]);
  await expect.poll(() => readdirSync(folder), { timeout: 10_000 }).toHaveLength(2);
  const pids = readdirSync(folder).map(Number);
  expect(pids.filter(isAlive)).toEqual(pids);
  tool.kill('SIGTERM');
  await once(tool, 'exit');
  await expect.poll(() => pids.filter(isAlive), { timeout: 5_000 }).toEqual([]);
});

test('[OPS-01] a command that outlasts its limit is ended and reported as late', async () => {
  const forever = ['-e', 'setInterval(() => {}, 1000)'];
  const { late } = await capture(process.execPath, forever, { cwd: tmpdir(), limit: 200 });
  expect(late).toBe(true);
  const { code, late: lateToo } = await capture(process.execPath, ['-e', ''], { cwd: tmpdir() });
  expect({ code, late: lateToo }).toEqual({ code: 0, late: false });
});
