import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import https from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { endBy, hasEnded } from './child-process';
import { haproxySettings, nginxSettings, type ProxyOptions } from './proxy-settings';

const run = promisify(execFile);

export interface ProxyProgram {
  readonly kind: 'haproxy' | 'nginx';
  readonly file: string;
}

/** Debian puts servers where the path of an ordinary user does not lead. */
const places = ['/usr/sbin', '/usr/local/sbin', ...(process.env['PATH'] ?? '').split(':')];

/** The proxy that is installed here, haproxy before nginx; null where there is none. */
export const installedProxy = (): ProxyProgram | null => {
  for (const kind of ['haproxy', 'nginx'] as const) {
    const file = places.map((place) => join(place, kind)).find((each) => existsSync(each));
    if (file !== undefined) return { kind, file };
  }
  return null;
};

/** What to do where no proxy is installed, for the operator. */
export const missingProxy = '没有找到 haproxy 或 nginx，请先安装其一（Debian：apt-get install haproxy）。';

export interface Proxy {
  readonly address: string;
  readonly secondAddress: string;
  readonly close: () => Promise<void>;
}

const startLimit = 30_000;

/** Whether a request through the proxy reaches an instance that is ready. */
const isReady = (port: number, isSecure: boolean): Promise<boolean> =>
  new Promise((resolve) => {
    const { request } = isSecure ? https : http;
    // The certificate of a test is of no authority.
    const asked = request(
      { port, host: '127.0.0.1', path: '/ready', rejectUnauthorized: false },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode === 200);
      },
    );
    asked.on('error', () => resolve(false)).end();
  });

/** Starts a proxy of its own before instances that are up; answers when it passes requests on. */
export const startProxy = async ({ kind, file }: ProxyProgram, options: ProxyOptions): Promise<Proxy> => {
  const folder = await mkdtemp(join(tmpdir(), 'hupo-proxy-'));
  const settings = join(folder, `${kind}.conf`);
  await writeFile(settings, kind === 'haproxy' ? haproxySettings(options) : nginxSettings(folder, options));
  const args = kind === 'haproxy' ? ['-db', '-f', settings] : ['-p', folder, '-c', settings];
  await run(file, [...args, kind === 'haproxy' ? '-c' : '-t']);
  const proxy = spawn(file, args, { stdio: 'ignore', detached: true });
  const close = async (): Promise<void> => {
    await endBy(proxy, 'SIGTERM');
    await rm(folder, { recursive: true, force: true });
  };
  const isSecure = options.certificate !== null;
  const until = Date.now() + startLimit;
  while (!(await isReady(options.port, isSecure))) {
    if (hasEnded(proxy) || Date.now() > until) {
      await close();
      throw new Error(`${kind} is installed and did not start`);
    }
    await wait(100);
  }
  const scheme = isSecure ? 'https' : 'http';
  return {
    address: `${scheme}://127.0.0.1:${options.port}`,
    secondAddress: `${scheme}://127.0.0.1:${options.secondPort}`,
    close,
  };
};
