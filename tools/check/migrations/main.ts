import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { report } from '../finding';
import { contractedBy, notTolerated } from './tolerated';

const folder = 'gateway/migrations';
/** The first schema that several instances share; before it there was no rolling release. */
const firstShared = '0116';

const names = readdirSync(folder).filter((name) => name.slice(0, 4) > firstShared);
const findings = names.flatMap((name) => {
  const file = join(folder, name);
  const sql = readFileSync(file, 'utf8');
  const contracts = contractedBy(sql);
  if (contracts !== null && contracts < name.slice(0, 4)) return [];
  return notTolerated(sql).map(({ line, why }) => ({
    file,
    line,
    message: `${why}; do it in a later release, in a file that begins with '-- Contracts NNNN: …'`,
  }));
});
report(findings, `the version before tolerates the ${names.length} migrations after ${firstShared}`);
