import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { afterEach, expect, test } from 'vitest';

let running: ChildProcess | null = null;

afterEach(() => {
  running?.kill('SIGKILL');
  running = null;
});

test.each(['SIGTERM', 'SIGKILL'] as const)(
  '[OPS-01] %s to npm alone ends the gateway within 2 s',
  async (signal) => {
    const options = ['--no-build', '--memory', '--port', '0', '--second-port', '0'];
    const npm = spawn('npm', ['start', '--silent', '--', ...options], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    running = npm;
    let address = '';
    for await (const line of createInterface({ input: npm.stdout })) {
      if (!line.startsWith('ready ')) continue;
      address = line.split(' ')[1] ?? '';
      break;
    }
    npm.kill(signal);
    const told = performance.now();
    const isUp = () =>
      fetch(`${address}/health`).then(
        () => true,
        () => false,
      );
    await expect.poll(isUp, { timeout: 5_000, interval: 50 }).toBe(false);
    expect(performance.now() - told).toBeLessThan(2_000);
  },
  60_000,
);
