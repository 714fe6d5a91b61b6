import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

/** A tool that runs two commands by `capture` at a time; each writes its process id to the tool’s own output. */
const captures = `
import { capture } from ${JSON.stringify(new URL('../../tools/process/capture.mjs', import.meta.url).href)};
const script = 'require("node:fs").writeSync(3, process.pid + "\\n"); setInterval(() => {}, 1000)';
for (let command = 0; command < 2; command += 1)
  void capture('sh', ['-c', 'exec "$0" -e "$1" 3>/proc/' + process.pid + '/fd/1', process.execPath, script], { cwd: '.' });
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
  const tool = spawn(process.execPath, ['--input-type=module', '-e', captures], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const pids: number[] = [];
  for await (const chunk of tool.stdout) {
    pids.push(...String(chunk).trim().split('\n').map(Number));
    if (pids.length === 2) break;
  }
  tool.kill('SIGTERM');
  if (tool.exitCode === null && tool.signalCode === null) await once(tool, 'exit');
  await expect.poll(() => pids.filter(isAlive), { timeout: 5_000 }).toEqual([]);
});
