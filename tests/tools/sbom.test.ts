import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

interface Sbom {
  readonly bomFormat: string;
  readonly components: readonly { readonly name: string; readonly purl: string }[];
}

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

const root = new URL('../../', import.meta.url);
const manifest = async (path: string): Promise<Manifest> =>
  JSON.parse(await readFile(new URL(path, root), 'utf8')) as Manifest;
const purl = ([name, version]: readonly [string, string]): string =>
  `pkg:npm/${name.replace('@', '%40')}@${version}`;

test('npm run sbom names every package that is delivered, in its version, and none that is for development alone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hupo-sbom-'));
  const file = join(folder, 'sbom.json');
  await promisify(execFile)(process.execPath, ['tools/sbom.mjs', '--out', file], { cwd: root });
  const sbom = JSON.parse(await readFile(file, 'utf8')) as Sbom;
  await rm(folder, { recursive: true });
  expect(sbom.bomFormat).toBe('CycloneDX');
  const named = sbom.components.map((component) => component.purl);
  const [client, gateway] = [await manifest('package.json'), await manifest('gateway/package.json')];
  const delivered = Object.entries({ ...client.dependencies, ...gateway.dependencies }).map(purl);
  expect(delivered.filter((wanted) => !named.includes(wanted))).toEqual([]);
  expect(new Set(named).size).toBe(named.length);
  const tools = ['vitest', 'eslint', 'typescript', '@playwright/test'];
  expect(sbom.components.filter(({ name }) => tools.includes(name))).toEqual([]);
});

test('no package runs a script of its own when it is installed', async () => {
  expect(await readFile(new URL('.npmrc', root), 'utf8')).toMatch(/^ignore-scripts=true$/m);
});
