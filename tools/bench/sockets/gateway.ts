import { noPages } from '../../../gateway/src/adapters/http/pages/page-source';
import type { SeedMessage } from '../../../gateway/src/seed/records/message';
import { startGatewayInMemory } from '../../process/gateway-in-memory';
import { correspondentOf, userOf } from './people';
import { demoSeed, emptySeed } from '../../process/seeds';

/**
 * The gateway of `npm run bench -- sockets`, a process of its own. Tells its address and a token for each who will
 * connect; when it is asked, what memory it holds, or tells everybody something; and ends when it is told to.
 */
const people = Number(process.argv[2]);
const [someone] = demoSeed.accounts;
if (someone === undefined) throw new Error('bench: the seed has no account');

const accounts = Array.from({ length: people }, (_, place) => ({
  ...someone,
  id: userOf(place),
  phone: String(13_200_000_000 + place),
  demo: false,
}));

/** Whoever was written to may answer. */
const messages = accounts.map(({ id }, place): SeedMessage => ({
  from: userOf(correspondentOf(place, people)),
  to: id,
  kind: 'chat',
  title: null,
  content: '您好',
  html: null,
  hoursAgo: 1,
  read: true,
  link: null,
}));

const gateway = await startGatewayInMemory({
  pages: { kind: 'source', source: noPages },
  seed: { name: 'bench', content: { ...emptySeed, accounts, messages } },
});
const tokens: string[] = [];
for (const { id } of accounts) tokens.push(await gateway.inside.sessions.open(id));

const memory = (): void => {
  globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  process.send?.({ rss, held: heapUsed + external });
};

const tellAll = async (): Promise<void> => {
  const notice = { title: '平台维护', content: '今晚 23:00 起维护', link: '/message', sentAt: Date.now() };
  const stored = await Promise.all(
    accounts.map(async ({ id }) => {
      await gateway.inside.notify({ ...notice, to: id });
      return performance.timeOrigin + performance.now();
    }),
  );
  process.send?.({ stored });
};

const asked: Readonly<Record<string, () => void>> = {
  memory,
  tellAll: () => void tellAll(),
  end: () => void gateway.close().then(() => process.exit(0)),
};
process.on('message', (what: unknown) => asked[String(what)]?.());
process.send?.({ url: gateway.url, tokens });
