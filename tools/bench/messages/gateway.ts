import { fileURLToPath } from 'node:url';
import { locations } from '../../../gateway/src/main/locations';
import { startGateway } from '../../../gateway/src/main/start-gateway';
import { seedNames } from '../../../gateway/src/seed/seed-names';
import { seedContent } from '../../../gateway/src/seed/seeds';
import { silentLog } from '../../process/silent-log';

/**
 * The gateway of `npm run bench -- chat` and `-- burst`, a process of its own with the built pages. Tells its address and
 * a token of the account that is named, and ends when it is told to.
 */
const [asked, userId = ''] = process.argv.slice(2);
const seed = seedNames.find((name) => name === asked);
if (seed === undefined) throw new Error('bench: there is no such seed');

const gateway = await startGateway({
  port: 0,
  secondPort: 0,
  storage: { kind: 'memory' },
  pages: { kind: 'built', folder: fileURLToPath(new URL('dist', locations.project)) },
  seed: { name: seed, content: seedContent(seed, locations.seedData) },
  passwordCost: { N: 16, r: 1, p: 1 },
  log: silentLog,
});
process.once('message', () => void gateway.close().then(() => process.exit(0)));
process.send?.({ url: gateway.url, token: await gateway.inside.sessions.open(userId) });
