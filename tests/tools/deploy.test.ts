import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { boundsBehindProxy } from '../../gateway/src/adapters/http/server/connection-bounds';
import { secretNames } from '../../gateway/src/main/secret-files';
import { help } from '../../tools/start/help.mjs';
import { temporaryFolder } from '../support/temporary-folder';
import { canCertify, certificateIn, installed } from './deploy/certificate';
import { composeFaults, servicesOf } from './deploy/compose-rules';
import { dockerfileFaults, instructionsOf } from './deploy/dockerfile-rules';

const read = (name: string): string => readFileSync(new URL(`../../deploy/${name}`, import.meta.url), 'utf8');
const dockerfile = read('Dockerfile');
const compose = read('compose.yaml');
const haproxy = read('haproxy.cfg');
const nginx = read('nginx.conf');
const unit = read('hupo@.service');
const count = (text: string, words: string): number => text.split(words).length - 1;

/** Seconds that the gateway drains for, of a command line. */
const drainIn = (text: string): number => Number(/--drain"?,?\s*"?(\d+)/.exec(text)?.[1] ?? Number.NaN);
const drain = drainIn(dockerfile);
/** Seconds of the quick end after the drain. */
const quickEnd = 2;

describe('the image', () => {
  test('[SEC-05] has pinned bases, no root, no secret, one health check and no leftover lists', () => {
    expect(dockerfileFaults(dockerfile)).toEqual([]);
  });

  test.each([
    [
      'FROM node:20.19.5-bookworm-slim AS build',
      'FROM node:latest AS build',
      'an image without a whole version',
    ],
    ['FROM node:20.19.5-bookworm-slim AS build', 'FROM node AS build', 'an image without a whole version'],
    ['USER node', 'USER root', 'root at the end'],
    ['USER node', '', 'root at the end'],
    ['COPY . .', 'ADD . .', 'ADD'],
    ['ENV NODE_ENV=production', 'ENV NODE_ENV=production DIFY_KEY=abc', 'a secret in ENV'],
    [' \\\n  && rm -rf /var/lib/apt/lists/*', '', 'apt lists that stay'],
    ['HEALTHCHECK', 'LABEL', 'not one HEALTHCHECK'],
    ['RUN npm ci\nCOPY . .', 'RUN npm install\nCOPY . .', 'npm install'],
    ['STOPSIGNAL SIGTERM', '', 'no STOPSIGNAL SIGTERM'],
  ])('[SEC-05] the rules find %j turned into %j', (from, to, fault) => {
    expect(dockerfile).toContain(from);
    expect(dockerfileFaults(dockerfile.replace(from, to))).toEqual([fault]);
  });

  test('[SEC-05] takes no data, key or packages of the machine that builds it', () => {
    const ignored = read('Dockerfile.dockerignore').split('\n');
    for (const name of [
      '.git',
      '.data',
      'node_modules',
      '**/node_modules',
      'dist',
      'deploy',
      '**/*.pem',
      '**/.env*',
    ])
      expect(ignored).toContain(name);
  });
});

describe('the composition', () => {
  test('[SEC-05] has services without rights, with their health, and no port but that of the proxy', () => {
    expect(composeFaults(compose)).toEqual([]);
    expect(Object.keys(servicesOf(compose))).toHaveLength(8);
  });

  test.each([
    ['read_only: true', 'read_only: false', 'gateway1 is written to'],
    ['cap_drop: [ALL]', 'cap_drop: [NET_RAW]', 'database keeps capabilities'],
    ["'no-new-privileges:true'", '', 'files may gain privileges'],
    ['image: postgres:15.14-bookworm', 'image: postgres:latest', 'database has an image without a version'],
    ['image: rabbitmq:3.13.7', 'image: rabbitmq:3.13.7\n    ports: ["5672:5672"]', 'broker publishes a port'],
    ['image: rabbitmq:3.13.7', 'image: rabbitmq:3.13.7\n    privileged: true', 'broker is privileged'],
    [
      '/run/secrets/database_url',
      'postgres://hupo:secret@database/hupo',
      'gateway2 has a secret in its environment',
    ],
    ['  build:', '  x-build:', 'gateway3 has no health check'],
  ])('[SEC-05] the rules find %j turned into %j', (from, to, fault) => {
    expect(compose).toContain(from);
    expect(composeFaults(compose.replace(from, to))).toContain(fault);
  });

  test('[OPS-02] waits for healthy stores, and lets an instance drain before it is killed', () => {
    const services = servicesOf(compose);
    const gateways = Object.entries(services).filter(([, { build }]) => build !== undefined);
    expect(gateways.map(([name]) => name)).toEqual(['gateway1', 'gateway2', 'gateway3']);
    for (const [, { depends_on: needs = {}, stop_grace_period: grace = '' }] of gateways) {
      expect(Object.keys(needs)).toEqual(['database', 'broker', 'files', 'bucket']);
      expect(Object.values(needs).every(({ condition }) => condition !== 'service_started')).toBe(true);
      expect(Number(grace.replace('s', ''))).toBeGreaterThan(drain + quickEnd);
    }
  });
});

test('[OPS-02] the proxies and their limits of open files hold the connections of three gateways', () => {
  const numberIn = (text: string, form: RegExp): number => Number(form.exec(text)?.[1]);
  const services = servicesOf(compose);
  const connections = 3 * boundsBehindProxy.inAll;
  const maxconn = numberIn(haproxy, /^ {2}maxconn (\d+)$/m);
  expect(maxconn).toBeGreaterThan(connections);
  expect(services['proxy']?.ulimits?.nofile).toBeGreaterThan(2 * maxconn);
  const perWorker = numberIn(nginx, /^ {2}worker_connections (\d+);$/m);
  expect(2 * perWorker).toBeGreaterThan(2 * connections);
  expect(numberIn(nginx, /^worker_rlimit_nofile (\d+);$/m)).toBeGreaterThan(perWorker);
  const ofGateway = 2 * boundsBehindProxy.inAll;
  expect(services['gateway1']?.ulimits?.nofile).toBeGreaterThan(ofGateway);
  expect(numberIn(unit, /^LimitNOFILE=(\d+)$/m)).toBeGreaterThan(ofGateway);
});

describe('the unit', () => {
  test('[SEC-05] runs in a sandbox, and lets the instance drain before it is killed', () => {
    for (const line of [
      'DynamicUser=yes',
      'ProtectSystem=strict',
      'NoNewPrivileges=yes',
      'StateDirectory=hupo-%i',
      'CapabilityBoundingSet=',
      'KillSignal=SIGTERM',
      'Restart=always',
    ])
      expect(unit.split('\n')).toContain(line);
    expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThan(drainIn(unit) + quickEnd);
    expect(unit).not.toMatch(/^Environment=(?:HUPO_NOTICE_KEY|DATABASE_URL|BROKER_URL|FILES_URL)=/m);
  });
});

test('[OPS-02] every flag and variable of the files is one that the gateway reads', () => {
  const commands = instructionsOf(dockerfile)
    .filter(({ name }) => ['CMD', 'ENTRYPOINT'].includes(name))
    .map(({ rest }) => rest);
  const exec = /^ExecStart=.*$/m.exec(unit)?.[0] ?? '';
  const flags = [...commands, exec].flatMap((text) =>
    Array.from(text.matchAll(/--([a-z-]+)/g), ([, flag]) => flag),
  );
  expect(new Set(flags)).toEqual(new Set(['production', 'trust-proxy', 'drain']));
  for (const flag of flags) expect(help).toContain(`  --${flag}`);

  const variable = /\b(?:HUPO|DATABASE|BROKER|FILES|DIFY)_[A-Z_]+\b/g;
  const used = [dockerfile, compose, unit].flatMap((text) => text.match(variable) ?? []);
  expect(used.length).toBeGreaterThan(15);
  const secrets = secretNames.flatMap((name) => [name, `${name}_FILE`]);
  const known = [...(help.match(variable) ?? []), ...secrets, 'DIFY_URL'];
  for (const name of used) expect(known).toContain(name);
});

describe('the proxies', () => {
  test('[OPS-02] haproxy has two fronts, asks /ready, prefers the least busy and bounds what lasts', () => {
    expect(haproxy.match(/^frontend .*/gm)).toEqual(['frontend main', 'frontend captcha']);
    expect(count(haproxy, '  balance leastconn')).toBe(2);
    expect(count(haproxy, 'http-check send meth GET uri /ready')).toBe(2);
    // Without a database none is ready: then the gateways answer for themselves.
    expect(count(haproxy, '  option allbackups')).toBe(2);
    expect(haproxy.match(/^ {2}server any\d gateway\d:808[01] backup no-check$/gm)).toHaveLength(6);
    expect(haproxy).toMatch(/^ {2}timeout tunnel \d+m$/m);
    const hardStop = Number(/^ {2}hard-stop-after (\d+)s$/m.exec(haproxy)?.[1]);
    expect(hardStop).toBeGreaterThan(drain);
    expect(hardStop).toBeLessThan(Number(servicesOf(compose)['proxy']?.stop_grace_period?.replace('s', '')));
  });

  test('[SEC-05] the address of a visitor is set by the one hop, never appended to what a client sends', () => {
    expect(count(haproxy, 'http-request set-header X-Forwarded-For %[src]')).toBe(2);
    expect(haproxy).not.toMatch(/add-header X-Forwarded-For|option forwardfor/);
    expect(nginx).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
    expect(nginx).not.toContain('$proxy_add_x_forwarded_for');
    // A location with headers of its own would lose those of the whole.
    expect(nginx).not.toMatch(/location \S+ \{[^}]*proxy_set_header/);
  });

  test('[OPS-02] nginx has two fronts, passes sockets on and keeps no event stream back', () => {
    expect(count(nginx, 'least_conn;')).toBe(2);
    expect(count(nginx, 'listen ')).toBe(2);
    expect(nginx).toContain('proxy_buffering off;');
    expect(nginx).toContain('proxy_set_header Upgrade $http_upgrade;');
    expect(nginx).toMatch(/worker_shutdown_timeout \d+s;/);
  });

  test('[OPS-02] both lead to the same three instances', () => {
    for (const port of ['8080', '8081'])
      expect(haproxy.match(new RegExp(`server gateway\\d gateway\\d:${port}`, 'g'))).toHaveLength(3);
    expect(nginx.match(/server 127\.0\.0\.1:\d8080/g)).toHaveLength(3);
    expect(nginx.match(/server 127\.0\.0\.1:\d8081/g)).toHaveLength(3);
  });

  const checks = [
    {
      name: 'haproxy',
      text: (certificate: string) => haproxy.replaceAll('/run/secrets/certificate', certificate),
      arguments: (file: string) => ['-c', '-f', file],
    },
    {
      name: 'nginx',
      text: (certificate: string, folder: string) =>
        nginx
          .replaceAll('/etc/hupo/certificate.pem', certificate)
          .replaceAll('/var/log/nginx', folder)
          .replace('/run/nginx.pid', join(folder, 'nginx.pid')),
      arguments: (file: string, folder: string) => ['-t', '-p', folder, '-c', file],
    },
  ];
  const found = checks.flatMap((check) => {
    const program = !canCertify ? null : installed(check.name);
    return program === null ? [] : [{ ...check, program }];
  });
  process.stdout.write(`deploy: checked by ${['rules', ...found.map(({ name }) => name)].join(', ')}\n`);

  for (const { name, program, text, arguments: given } of found)
    test(`[OPS-02] ${name} itself takes its configuration`, () => {
      const folder = temporaryFolder('hupo-proxy-');
      const file = join(folder, `${name}.conf`);
      writeFileSync(file, text(certificateIn(folder), folder));
      expect(() => execFileSync(program, given(file, folder), { stdio: 'pipe' })).not.toThrow();
      writeFileSync(file, `${text(certificateIn(folder), folder)}\nno_directive on;\n`);
      expect(() => execFileSync(program, given(file, folder), { stdio: 'pipe' })).toThrow();
    });
});
