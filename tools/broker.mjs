import { join } from 'node:path';
import { runCommand } from './process/run-command.mjs';
import { root, setUpForTests } from './setup.mjs';

/** `npm run broker`: the message socket against the RabbitMQ that is installed here, frame by frame. */
await setUpForTests();
process.env.HUPO_BROKER_PRINTED = '1';
const vitest = join(root, 'node_modules/.bin/vitest');
const file = 'tests/adapters/socket-stomp/foreign-broker.test.ts';
process.exitCode = await runCommand(
  vitest,
  ['run', file, '--project', 'adapters', '--disable-console-intercept'],
  {
    cwd: root,
  },
);
