import { join } from 'node:path';
import { runCommand } from './process/run-command.mjs';
import { installedPostgres, missingPostgres, startPostgres } from './servers/postgres';
import { root } from './setup.mjs';

/**
 * `npm run test:postgres`: the suites of the gateway as they are, on a PostgreSQL server of its own in place of the
 * embedded database. Further arguments go to vitest.
 */
const programs = installedPostgres();
if (programs === null) {
  console.error(missingPostgres);
  process.exit(1);
}
const server = await startPostgres(programs);
process.env['HUPO_TEST_POSTGRES'] = server.address('').replace(/\/$/, '');
try {
  const vitest = join(root, 'node_modules/.bin/vitest');
  const args = ['run', '--project', 'postgres', '--project', 'gateway', ...process.argv.slice(2)];
  process.exitCode = await runCommand(vitest, args, { cwd: root });
} finally {
  await server.close();
}
