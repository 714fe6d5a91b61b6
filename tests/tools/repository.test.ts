import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesOf } from '../../tools/tree/files-of.mjs';

test.each([
  'src/domain',
  'src/application',
  'src/ports',
  'src/adapters',
  'src/ui',
  'tests',
  'docs',
  'vite.config.ts',
  'package.json',
  'tsconfig.json',
])('[OPS-04] %s stands where the card says', (path) => {
  expect(existsSync(path)).toBe(true);
});

/** Where each library is at work; a type alone does not count. */
const uses: readonly (readonly [library: string, place: string])[] = [
  ['react', 'src/ui'],
  ['react-dom', 'src/main.tsx'],
  ['vite', 'vite.config.ts'],
  ['xstate', 'src/application'],
  ['@xstate/react', 'src/ui'],
  ['inversify', 'src/adapters'],
  ['reflect-metadata', 'src'],
  ['react-router-dom', 'src/ui'],
  ['fp-ts', 'src/domain'],
  ['io-ts', 'src/domain'],
  ['axios', 'src/adapters/gateway-http'],
  ['@stomp/stompjs', 'src/adapters/socket-stomp'],
  ['antd-mobile', 'src/ui'],
  ['vitest', 'tests/domain'],
  ['fast-check', 'tests/domain'],
  ['@playwright/test', 'tests/browser'],
];

test.each(uses)('[OPS-04] %s is in use in %s', (library, place) => {
  const importsIt = new RegExp(`^(import|export)(?! type)[^;]*'${library}(/[^']*)?';`, 'm');
  const files = filesOf(place).filter((file) => /\.(tsx?|mjs)$/.test(file));
  expect(files.some((file) => importsIt.test(readFileSync(file, 'utf8')))).toBe(true);
});

test('[OPS-01] the lock file holds every package for every system, so that npm ci works on each', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { optionalDependencies?: Record<string, string>; peer?: boolean }>;
  };
  const locked = new Set(Object.keys(packages).map((folder) => folder.replace(/^.*node_modules\//, '')));
  const wanted = Object.values(packages).flatMap((entry) => Object.keys(entry.optionalDependencies ?? {}));
  expect(wanted.filter((name) => !locked.has(name))).toEqual([]);
});

test("[LAY-20] every font size and line height follows the browser's own text size", () => {
  const inPixels = /(?:^|[\s;{])(?:font|font-size|line-height|--adm-font-size-\w+):[^;]*\dpx/gm;
  const styles = [...filesOf('src'), ...filesOf('gateway/src')].filter((file) => file.endsWith('.css'));
  const faults = styles.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(inPixels)].map(([rule]) => `${file}: ${rule.trim()}`),
  );
  expect(faults).toEqual([]);
});
