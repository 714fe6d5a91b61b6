import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { endBy, hasEnded } from './child-process';

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

/** An instance behind the proxy, by its ports. */
export interface Upstream {
  readonly port: number;
  readonly secondPort: number;
}

export interface ProxyOptions {
  readonly port: number;
  readonly secondPort: number;
  readonly upstreams: readonly Upstream[];
}

/** The settings of haproxy: it asks `/ready` each half second, also for the second port. */
export const haproxySettings = ({ port, secondPort, upstreams }: ProxyOptions): string => {
  const backend = (
    name: string,
    balance: string,
    portOf: (upstream: Upstream) => number,
  ): readonly string[] => [
    `backend ${name}`,
    `  balance ${balance}`,
    '  option httpchk',
    '  http-check send meth GET uri /ready ver HTTP/1.1 hdr Host 127.0.0.1',
    '  http-check expect status 200',
    // A gateway closes a connection after five idle seconds: the proxy must not send a request over it at that moment.
    '  default-server inter 500ms fall 2 rise 1 pool-purge-delay 2s',
    ...upstreams.map(
      (upstream, place) =>
        `  server gateway-${place + 1} 127.0.0.1:${portOf(upstream)} check port ${upstream.port}`,
    ),
    // While none is ready, as without the database, the gateways themselves answer with words and pages.
    '  option allbackups',
    ...upstreams.map(
      (upstream, place) => `  server any-${place + 1} 127.0.0.1:${portOf(upstream)} backup no-check`,
    ),
  ];
  const frontend = (name: string, at: number): readonly string[] => [
    `frontend ${name}`,
    `  bind 127.0.0.1:${at}`,
    // One hop: what a client claims about its address is replaced.
    '  http-request set-header X-Forwarded-For %[src]',
  ];
  return [
    'defaults',
    '  mode http',
    '  timeout connect 2s',
    '  timeout client 60s',
    '  timeout server 60s',
    // A message socket lasts; its heartbeats find the one that is gone.
    '  timeout tunnel 24h',
    // A request that no instance took goes to the next one.
    '  retries 3',
    '  retry-on conn-failure',
    '  option redispatch 1',
    ...frontend('main', port),
    '  use_backend sockets if { hdr(Upgrade) -i websocket }',
    '  default_backend calls',
    ...frontend('second', secondPort),
    '  default_backend second',
    ...backend('calls', 'roundrobin', (upstream) => upstream.port),
    ...backend('sockets', 'leastconn', (upstream) => upstream.port),
    ...backend('second', 'roundrobin', (upstream) => upstream.secondPort),
    '',
  ].join('\n');
};

/** The settings of nginx, which asks for no health: an instance that refuses connections is left out for two seconds. */
export const nginxSettings = (folder: string, { port, secondPort, upstreams }: ProxyOptions): string => {
  const upstream = (name: string, portOf: (one: Upstream) => number, first: readonly string[]): string =>
    `upstream ${name} { ${[
      ...first,
      ...upstreams.map((one) => `server 127.0.0.1:${portOf(one)} max_fails=1 fail_timeout=2s;`),
    ].join(' ')} }`;
  const forwarded = [
    'proxy_http_version 1.1;',
    'proxy_set_header Host $http_host;',
    'proxy_set_header X-Forwarded-For $remote_addr;',
  ];
  const server = (at: number, ...lines: readonly string[]): string =>
    ['server {', `listen 127.0.0.1:${at};`, 'client_max_body_size 32m;', ...forwarded, ...lines, '}'].join(
      '\n',
    );
  return [
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    `pid ${folder}/nginx.pid;`,
    `error_log ${folder}/error.log;`,
    'daemon off;',
    'events { worker_connections 8192; }',
    'http {',
    'access_log off;',
    ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    ),
    'proxy_connect_timeout 2s;',
    // The assistant's answers come piece by piece.
    'proxy_buffering off;',
    upstream('calls', (one) => one.port, []),
    upstream('sockets', (one) => one.port, ['least_conn;']),
    upstream('second', (one) => one.secondPort, []),
    server(
      port,
      'location / { proxy_pass http://calls; }',
      `location /ws { ${[
        ...forwarded,
        'proxy_set_header Upgrade $http_upgrade;',
        'proxy_set_header Connection upgrade;',
        'proxy_read_timeout 24h;',
        'proxy_send_timeout 24h;',
        'proxy_pass http://sockets;',
      ].join(' ')} }`,
    ),
    server(secondPort, 'location / { proxy_pass http://second; }'),
    '}',
    '',
  ].join('\n');
};

export interface Proxy {
  readonly address: string;
  readonly secondAddress: string;
  readonly close: () => Promise<void>;
}

const startLimit = 30_000;

/** Whether a request through the proxy reaches an instance that is ready. */
const isReady = (address: string): Promise<boolean> =>
  fetch(`${address}/ready`).then(
    ({ status }) => status === 200,
    () => false,
  );

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
  const address = `http://127.0.0.1:${options.port}`;
  const until = Date.now() + startLimit;
  while (!(await isReady(address))) {
    if (hasEnded(proxy) || Date.now() > until) {
      await close();
      throw new Error(`${kind} is installed and did not start`);
    }
    await wait(100);
  }
  return { address, secondAddress: `http://127.0.0.1:${options.secondPort}`, close };
};
