import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { afterEach, expect, test } from 'vitest';
import { help } from '../../tools/start/help.mjs';

let running: ChildProcess | null = null;

afterEach(() => {
  running?.kill('SIGKILL');
  running = null;
});

/** Starts the product as `npm start` does, and answers the line that says where it is up. */
async function start(...options: string[]): Promise<{ child: ChildProcess; ready: string; lines: string[] }> {
  const child = spawn(process.execPath, ['tools/start.mjs', ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running = child;
  const lines: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line);
    if (line.startsWith('ready ')) return { child, ready: line, lines };
  }
  throw new Error(`It ended before it was ready:\n${lines.join('\n')}`);
}

test('[OPS-01] npm start says where it is up, shows the demo accounts, serves the first page and ends on SIGTERM', async () => {
  const { child, ready, lines } = await start('--no-build', '--memory', '--port', '0', '--second-port', '0');
  const [, address = '', second = ''] = ready.split(' ');
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(second).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(lines.join('\n')).toContain('13851206614');

  const page = await fetch(`${address}/`);
  expect(page.status).toBe(200);
  expect(await page.text()).toMatch(/<h[12][^>]*>/);

  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
}, 60_000);

test.each(['HUPO_NO_BUILD', 'HUPO_DEV'])(
  '[OPS-01] %s that says neither yes nor no is refused in words before anything is built',
  async (name) => {
    const child = spawn(process.execPath, ['tools/start.mjs'], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, [name]: 'yes' },
    });
    running = child;
    const said: string[] = [];
    for await (const line of createInterface({ input: child.stderr })) said.push(line);
    expect(said).toEqual([`环境变量 ${name} 应为 1 或 0，现为“yes”`]);
    expect(child.exitCode ?? (await once(child, 'exit'))[0]).toBe(2);
  },
);

test.each(['--port', '--second-port'])(
  '[OPS-01] a port that is taken is told in words before anything is built (%s)',
  async (option) => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const taken = String(typeof address === 'object' && address !== null ? address.port : '');
    const free = ['--port', '0', '--second-port', '0', '--memory'];
    const asked = ['--import', 'tsx', 'tools/start/refused-start.ts', ...free, option, taken];
    const child = spawn(process.execPath, asked, { stdio: ['ignore', 'ignore', 'pipe'] });
    running = child;
    const said: string[] = [];
    for await (const line of createInterface({ input: child.stderr })) said.push(line);
    expect(said).toEqual([`端口 ${taken} 已被占用，请换一个端口或结束占用它的程序`]);
    expect(child.exitCode ?? (await once(child, 'exit'))[0]).toBe(1);
    other.close();
  },
);

test('[OPS-01] an option that nobody knows is refused in words, with a non-zero exit', async () => {
  const child = spawn(process.execPath, ['tools/start.mjs', '--no-build', '--no-such-option'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  running = child;
  const said: string[] = [];
  child.stderr.on('data', (text: Buffer) => said.push(text.toString('utf8')));
  expect(await once(child, 'close')).toEqual([2, null]);
  expect(said.join('')).toContain('无法识别的启动参数');
}, 30_000);

test('[OPS-01] every option that the gateway takes is in the help', () => {
  const settings = readFileSync('gateway/src/main/settings.ts', 'utf8');
  const flags = [...settings.matchAll(/^ {2}'?([a-z-]+)'?: \{ type: '(string|boolean)' \}/gm)].map(
    ([, name]) => name ?? '',
  );
  expect(flags.length).toBeGreaterThan(5);
  for (const flag of flags.filter((name) => name !== 'dev')) {
    expect(help).toContain(`--${flag} `);
    expect(help).toContain(`HUPO_${flag.toUpperCase().replaceAll('-', '_')}`);
  }
});
