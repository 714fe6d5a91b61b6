import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isSameInstall, needsInstall } from '../../tools/setup/install-state.mjs';
import { keepLoopbackPastProxies } from '../../tools/setup/loopback-past-proxies.mjs';
import { nodeVersionProblem } from '../../tools/setup/node-version.mjs';
import { temporaryFolder } from '../support/temporary-folder';

const lockOf = (version: string) =>
  JSON.stringify({
    packages: { '': {}, 'node_modules/a': { version, integrity: version } },
  });

function tree(options: { installed?: string; locked: string; lockIsNewer: boolean }): string {
  const root = temporaryFolder('setup-');
  writeFileSync(join(root, 'package-lock.json'), lockOf(options.locked));
  if (options.installed !== undefined) {
    mkdirSync(join(root, 'node_modules'));
    writeFileSync(join(root, 'node_modules/.package-lock.json'), lockOf(options.installed));
    utimesSync(join(root, 'node_modules/.package-lock.json'), 1_000, 1_000);
    const lockTime = options.lockIsNewer ? 2_000 : 500;
    utimesSync(join(root, 'package-lock.json'), lockTime, lockTime);
  }
  return root;
}

describe('whether npm ci is needed', () => {
  test('[OPS-01] a tree without node_modules is installed', () => {
    expect(needsInstall(tree({ locked: '1.0.0', lockIsNewer: true }))).toBe(true);
  });

  test('[OPS-01] a lock file that is newer and names another version is installed', () => {
    expect(needsInstall(tree({ installed: '1.0.0', locked: '1.0.1', lockIsNewer: true }))).toBe(true);
  });

  test('[OPS-01] a lock file that is newer by date alone is not installed again', () => {
    expect(needsInstall(tree({ installed: '1.0.0', locked: '1.0.0', lockIsNewer: true }))).toBe(false);
  });

  test('[OPS-01] an install newer than the lock file stands', () => {
    expect(needsInstall(tree({ installed: '1.0.0', locked: '1.0.1', lockIsNewer: false }))).toBe(false);
  });

  test('[OPS-01] an install without the packages that a workspace keeps beside itself is not whole', () => {
    const root = tree({ installed: '1.0.0', locked: '1.0.0', lockIsNewer: false });
    const entry = { version: '1.0.0', integrity: '1.0.0' };
    const packages = { '': {}, 'node_modules/a': entry, 'gateway/node_modules/b': entry };
    writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages }));
    utimesSync(join(root, 'package-lock.json'), 500, 500);
    expect(needsInstall(root)).toBe(true);
    mkdirSync(join(root, 'gateway/node_modules/b'), { recursive: true });
    expect(needsInstall(root)).toBe(false);
  });

  test('[OPS-01] a package for another platform may be absent, any other may not', () => {
    const wanted = { 'node_modules/b': { version: '1.0.0', optional: true } };
    expect(isSameInstall(wanted, {})).toBe(true);
    expect(isSameInstall({ 'node_modules/b': { version: '1.0.0' } }, {})).toBe(false);
  });
});

test.each([
  ['20.18.3', false],
  ['18.20.0', false],
  ['20.19.0', true],
  ['22.0.0', true],
  ['24.1.0', true],
])('[OPS-01] Node %s is accepted: %s', (version, accepted) => {
  expect(nodeVersionProblem(version) === null).toBe(accepted);
});

test.each([
  [{}, '127.0.0.1,localhost,::1'],
  [{ NO_PROXY: 'a.example, localhost' }, 'a.example,localhost,127.0.0.1,::1'],
  [{ no_proxy: 'a.example' }, 'a.example,127.0.0.1,localhost,::1'],
])('[OPS-01] a proxy of the environment %o is passed by on this machine', (given, expected) => {
  const env: NodeJS.ProcessEnv = { ...given };
  keepLoopbackPastProxies(env);
  expect([env['NO_PROXY'], env['no_proxy']]).toEqual([expected, expected]);
});

test('[OPS-01] an environment without any proxy for any host stays as it is', () => {
  const env: NodeJS.ProcessEnv = { NO_PROXY: '*' };
  keepLoopbackPastProxies(env);
  expect(env).toEqual({ NO_PROXY: '*' });
});
