import { readdirSync } from 'node:fs';
import { families } from '../../docs/contract/families';
import { report } from '../finding';
import { contractFaults, type Exported } from './faults';

const files = readdirSync('contract')
  .map((folder) => `contract/${folder}/calls.ts`)
  .filter((file) => readdirSync(file.slice(0, file.lastIndexOf('/'))).includes('calls.ts'));
const exportsOf = async (file: string): Promise<Exported[string]> => {
  const loaded: unknown = await import(`../../../${file}`);
  return typeof loaded === 'object' && loaded !== null ? { ...loaded } : {};
};
const exported: Exported = Object.fromEntries(
  await Promise.all(files.map(async (file) => [file, await exportsOf(file)] as const)),
);
const calls = families.reduce((sum, family) => sum + Object.keys(family.calls).length, 0);
report(
  contractFaults(exported, families),
  `${calls} calls, each told once, each with an example that decodes`,
);
