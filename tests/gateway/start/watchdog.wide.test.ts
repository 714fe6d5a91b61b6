import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const entry = fileURLToPath(new URL('guarded.ts', import.meta.url));

/** A process whose event loop may hang for two seconds. */
const startGuarded = async () => {
  const child = spawn(process.execPath, ['--import', 'tsx', entry, '2'], {
    env: { PATH: process.env.PATH },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close').then(([code, signal]: unknown[]) => [code, signal]);
  let problems = '';
  child.stderr.on('data', (part: Buffer) => (problems += part.toString()));
  await once(child.stdout, 'data');
  return { child, ended, problems: () => problems };
};

test('[OPS-01] a process whose event loop hangs reports it and is ended by the watchdog', async () => {
  const { child, ended, problems } = await startGuarded();
  child.kill('SIGUSR2');
  expect(await ended).toEqual([null, 'SIGKILL']);
  expect(problems()).toContain('网关的事件循环已有 2 秒没有运转');
}, 60_000);

test('[OPS-01] a process that was suspended for longer than that goes on', async () => {
  const { child, ended, problems } = await startGuarded();
  child.kill('SIGSTOP');
  // The time is measured by a process that is not suspended.
  await once(spawn(process.execPath, ['-e', 'setTimeout(() => {}, 4000)']), 'close');
  child.kill('SIGCONT');
  await once(spawn(process.execPath, ['-e', 'setTimeout(() => {}, 1000)']), 'close');
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(problems()).toBe('');
}, 60_000);
