import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { afterEach, expect, test } from 'vitest';
import configuration from '../../.dependency-cruiser.mjs';

const made: string[] = [];
afterEach(() => {
  for (const root of made.splice(0)) rmSync(root, { recursive: true });
});

const packages = [
  'axios',
  'react',
  'xstate',
  'fp-ts',
  'inversify',
  '@stomp/stompjs',
  'dompurify',
  'weixin-js-sdk',
  'drizzle-orm',
  'hono',
];
const developmentPackages = ['vite'];

function write(root: string, file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

/** 'type ./b' is imported as a type. */
const importing = (from: string): string =>
  from.startsWith('type ') ? `import type { It } from '${from.slice(5)}';` : `import '${from}';`;

/** A tree of files, each importing what it is given, with packages that are nothing but installed. */
function treeOf(files: Readonly<Record<string, readonly string[]>>): string {
  const root = mkdtempSync(join(tmpdir(), 'house-'));
  made.push(root);
  const versions = (names: string[]) => Object.fromEntries(names.map((name) => [name, '1.0.0']));
  const declared = { dependencies: versions(packages), devDependencies: versions(developmentPackages) };
  write(root, 'package.json', JSON.stringify({ name: 'house', ...declared }));
  write(root, 'tsconfig.json', '{}');
  for (const name of [...packages, ...developmentPackages, 'undeclared']) {
    write(root, `node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
    write(root, `node_modules/${name}/index.js`, 'module.exports = {};');
  }
  for (const [file, imports] of Object.entries(files)) {
    write(root, file, imports.map(importing).join('\n'));
  }
  return root;
}

/** The names of the rules that an import from one file breaks; `others` must be there to be imported. */
async function broken(file: string, imports: string, others: Readonly<Record<string, string[]>> = {}) {
  const root = treeOf({ ...others, [file]: [imports] });
  const { output } = await cruise(['.'], {
    baseDir: root,
    validate: true,
    ruleSet: { forbidden: configuration.forbidden },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
  });
  const { summary } = output as ICruiseResult;
  return [...new Set(summary.violations.map((violation) => violation.rule.name))].sort();
}

const target = (file: string) => ({ [file]: [] });

test.each([
  ['src/domain/a.ts', '../ports/b', 'src/ports/b.ts', ['domain-knows-only-itself']],
  ['src/ports/a.ts', '../application/b', 'src/application/b.ts', ['ports-know-only-the-domain']],
  ['src/application/a.ts', '../adapters/x/b', 'src/adapters/x/b.ts', ['application-knows-ports-and-domain']],
  ['src/ui/a.tsx', '../adapters/x/b', 'src/adapters/x/b.ts', ['ui-knows-no-adapter']],
  ['src/adapters/x/a.ts', '../../application/b', 'src/application/b.ts', ['adapters-know-ports-and-domain']],
  ['src/adapters/x/a.ts', '../y/b', 'src/adapters/y/b.ts', ['adapters-stand-alone']],
  [
    'src/ui/a.tsx',
    '../main/b',
    'src/main/b.ts',
    ['main-is-wiring-of-the-browser', 'roots-are-imported-by-none', 'ui-knows-no-adapter'],
  ],
  ['src/server/a.ts', '../main/b', 'src/main/b.ts', ['main-is-wiring-of-the-browser']],
  ['src/wiring/a.ts', '../main/b', 'src/main/b.ts', ['main-is-wiring-of-the-browser']],
  ['tests/a.ts', '../src/main/b', 'src/main/b.ts', ['main-is-wiring-of-the-browser']],
  ['src/ui/screens/x/a.tsx', '../y/b', 'src/ui/screens/y/b.tsx', ['screens-know-no-other-screen']],
  ['src/ui/frame/context/a.ts', '../layout/b', 'src/ui/frame/layout/b.ts', ['frame-context-knows-no-frame']],
  [
    'src/ui/frame/notices/a.tsx',
    '../page-frame/b',
    'src/ui/frame/page-frame/b.ts',
    ['frame-parts-know-no-page-frame'],
  ],
  [
    'src/ui/frame/page-frame/a.tsx',
    '../overlays/b',
    'src/ui/frame/overlays/b.tsx',
    ['page-frame-knows-no-layout'],
  ],
  ['src/application/kit/a.ts', '../deals/b', 'src/application/deals/b.ts', ['application-kit-knows-no-area']],
  ['src/ui/kit/a.tsx', '../../ports/b', 'src/ports/b.ts', ['ui-kit-knows-no-application']],
  ['src/ui/kit/a.tsx', '../frame/b', 'src/ui/frame/b.tsx', ['ui-kit-knows-no-application']],
  ['src/ui/frame/a.tsx', '../features/b', 'src/ui/features/b.tsx', ['ui-frame-knows-no-feature']],
  ['src/ui/features/a.tsx', '../screens/b', 'src/ui/screens/b.tsx', ['ui-features-know-no-screen']],
  ['src/ui/screens/x/a.tsx', '../../frame/app/b', 'src/ui/frame/app/b.tsx', ['frame-app-is-for-roots']],
  ['src/pages/a.ts', '../ui/kit/b', 'src/ui/kit/b.tsx', ['pages-name-flows-and-a-screen']],
  ['src/main/a.ts', '../pages/b', 'src/pages/b.ts', ['pages-are-found-by-their-folder']],
  [
    'tools/check/pages/a.ts',
    '../../../src/wiring/page-map',
    'src/wiring/page-map.ts',
    ['stories-are-read-without-the-bundler', 'the-map-of-pages-is-for-the-bundler'],
  ],
  ['gateway/src/domain/a.ts', '../ports/b', 'gateway/src/ports/b.ts', ['gateway-domain-knows-only-itself']],
  [
    'gateway/src/ports/a.ts',
    '../adapters/b',
    'gateway/src/adapters/b.ts',
    ['gateway-ports-know-only-the-domain'],
  ],
  [
    'gateway/src/application/a.ts',
    '../main/b',
    'gateway/src/main/b.ts',
    ['gateway-application-knows-ports-and-domain'],
  ],
  [
    'gateway/src/adapters/database/a.ts',
    '../../application/b',
    'gateway/src/application/b.ts',
    ['gateway-database-knows-no-use-case'],
  ],
  [
    'src/main/a.ts',
    '../../gateway/src/main/b',
    'gateway/src/main/b.ts',
    ['client-and-gateway-meet-on-the-wire'],
  ],
  ['src/main/a.ts', '../../tools/b', 'tools/b.ts', ['product-ships-no-tools']],
  ['tools/a.ts', '../tests/b', 'tests/b.ts', ['support-is-for-tests']],
])('%s may not import %s', async (file, imports, imported, rules) => {
  expect(await broken(file, imports, target(imported))).toEqual(rules);
});

test.each([
  ['src/domain/a.ts', 'axios', ['axios-stays-in-its-adapter', 'domain-knows-only-itself']],
  ['src/application/a.ts', 'react', ['application-knows-ports-and-domain', 'react-stays-in-views']],
  ['src/ui/a.tsx', 'inversify', ['injection-stays-at-the-edge']],
  ['src/ui/a.tsx', 'axios', ['axios-stays-in-its-adapter']],
  ['src/adapters/gateway-http/a.ts', '@stomp/stompjs', ['stomp-stays-in-its-adapter']],
  ['src/ui/screens/a.tsx', 'dompurify', ['sanitiser-stands-once']],
  ['src/adapters/bridge-native/a.ts', 'weixin-js-sdk', ['wechat-sdk-stays-in-its-adapter']],
  ['gateway/src/adapters/http/a.ts', 'drizzle-orm', ['database-stays-in-its-adapter']],
  ['gateway/src/socket/a.ts', 'hono', ['http-server-stays-in-its-adapter']],
  ['src/main/a.ts', 'vite', ['product-ships-no-dev-packages']],
  ['src/main/a.ts', 'undeclared', ['packages-are-declared']],
  ['src/main/a.ts', './nowhere', ['nothing-unresolved']],
])('%s may not import the package %s', async (file, imports, rules) => {
  expect(await broken(file, imports)).toEqual(rules);
});

test('two files may not import each other', async () => {
  expect(await broken('src/domain/a.ts', './b', { 'src/domain/b.ts': ['./a'] })).toEqual(['no-circles']);
});

test('two files may not know each other by types either', async () => {
  const others = { 'src/domain/b.ts': ['type ./a'] };
  expect(await broken('src/domain/a.ts', 'type ./b', others)).toEqual(['no-circles']);
});

test.each([
  ['src/domain/a.ts', 'fp-ts'],
  ['src/application/a.ts', 'xstate'],
  ['src/ui/a.tsx', 'react'],
  ['src/adapters/gateway-http/a.ts', 'axios'],
  ['gateway/src/main/development-client.ts', 'vite'],
])('%s may import %s', async (file, imports) => {
  expect(await broken(file, imports)).toEqual([]);
});

test('every rule says its reason', () => {
  for (const rule of configuration.forbidden) expect(rule.comment.length, rule.name).toBeGreaterThan(20);
});
