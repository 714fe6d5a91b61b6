import { join } from 'node:path';
import { usualExchange } from '../gateway/src/adapters/bus/broker-bus';
import { runCommand } from './process/run-command.mjs';
import { installedPostgres, missingPostgres, startPostgres } from './servers/postgres';
import { installedRabbitmq, missingRabbitmq, startRabbitmq } from './servers/rabbitmq';
import { installServers } from './setup/install-servers.mjs';
import { root } from './setup.mjs';

/**
 * `npm run test:postgres`: the suites of the gateway as they are, on a PostgreSQL server and a RabbitMQ of their own in
 * place of the embedded database, and what needs those servers. `--if-installed` lets a machine without the servers pass;
 * further arguments go to vitest.
 */
const ifInstalled = '--if-installed';
const areInstalled = (): boolean => installedPostgres() !== null && installedRabbitmq() !== null;
if (!areInstalled()) await installServers();
const programs = installedPostgres();
const broker = installedRabbitmq();
if (programs === null || broker === null) {
  if (programs === null) console.error(missingPostgres);
  if (broker === null) console.error(missingRabbitmq);
  process.exit(process.argv.includes(ifInstalled) ? 0 : 1);
}
const server = await startPostgres(programs);
const rabbitmq = await startRabbitmq(broker);
process.env['HUPO_TEST_POSTGRES'] = server.address('').replace(/\/$/, '');
process.env['HUPO_TEST_RABBITMQ'] = rabbitmq.amqp;
process.env['HUPO_TEST_RABBITMQ_READER'] = await rabbitmq.addReader(usualExchange);
try {
  const vitest = join(root, 'node_modules/.bin/vitest');
  const args = [
    'run',
    '--project',
    'postgres',
    '--project',
    'gateway',
    ...process.argv.slice(2).filter((given) => given !== ifInstalled),
  ];
  process.exitCode = await runCommand(vitest, args, { cwd: root });
} finally {
  await rabbitmq.close();
  await server.close();
}
