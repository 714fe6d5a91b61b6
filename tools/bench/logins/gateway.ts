import { fileURLToPath } from 'node:url';
import { silentLog } from '../../process/silent-log';
import { locations } from '../../../gateway/src/main/locations';
import { startGateway } from '../../../gateway/src/main/start-gateway';
import { passwordOf, phoneOf, randstr } from './people';
import { demoSeed } from '../../process/seeds';

/**
 * The gateway of `npm run bench -- logins`, a process of its own: passwords cost what they cost in earnest, the pages
 * are the built ones. Tells its address and a captcha ticket for each who will log in, and ends when it is told to.
 */
const people = Number(process.argv[2]);
const [someone] = demoSeed.accounts;
if (someone === undefined) throw new Error('bench: the seed has no account');

const accounts = Array.from({ length: people }, (_, place) => ({
  ...someone,
  id: `bench-${place}`,
  phone: phoneOf(place),
  password: passwordOf(place),
  demo: false,
}));

const gateway = await startGateway({
  port: 0,
  secondPort: 0,
  storage: { kind: 'memory' },
  pages: { kind: 'built', folder: fileURLToPath(new URL('dist', locations.project)) },
  seed: { name: 'bench', content: { ...demoSeed, accounts: [...demoSeed.accounts, ...accounts] } },
  log: silentLog,
});
const tickets: string[] = [];
for (let place = 0; place < people; place += 1)
  tickets.push(await gateway.inside.tickets.issue({ appid: 'hupo-web', randstr, ip: '127.0.0.1' }));

process.once('message', () => void gateway.close().then(() => process.exit(0)));
process.send?.({ url: gateway.url, tickets });
