import { locations } from '../../../gateway/src/main/locations';
import { seedNames } from '../../../gateway/src/seed/seed-names';
import { seedContent } from '../../../gateway/src/seed/seeds';
import { builtPages, startGatewayInMemory } from '../../process/gateway-in-memory';

/**
 * The gateway of `npm run bench -- chat` and `-- burst`, a process of its own with the built pages. Tells its address and
 * a token of the account that is named, and ends when it is told to.
 */
const [asked, userId = ''] = process.argv.slice(2);
const seed = seedNames.find((name) => name === asked);
if (seed === undefined) throw new Error('bench: there is no such seed');

const gateway = await startGatewayInMemory({
  pages: builtPages,
  seed: { name: seed, content: seedContent(seed, locations.seedData) },
});
process.once('message', () => void gateway.close().then(() => process.exit(0)));
process.send?.({ url: gateway.url, token: await gateway.inside.sessions.open(userId) });
