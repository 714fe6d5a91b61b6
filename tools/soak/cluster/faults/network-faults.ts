import { linkKinds, type LinkKind } from '../../../cluster/cluster-links';
import type { LinkFault } from '../../../servers/network-link';
import { inTurn, type Fault } from './fault';

const names: Readonly<Record<LinkKind, string>> = {
  database: 'PostgreSQL',
  broker: 'RabbitMQ',
  files: 'the object store',
  proxy: 'the proxy',
  clients: 'the clients',
};

const lastsMs: Readonly<Record<Exclude<LinkFault['kind'], 'slow'>, number>> = { cut: 6_000, stalled: 12_000 };

/** A link of a kind fails: that of one gateway, each lap another one. */
const broken = (kind: LinkKind, fault: keyof typeof lastsMs): Fault => ({
  name: `${fault === 'cut' ? 'cut' : 'stall'}-${kind}`,
  lastsMs: lastsMs[fault],
  isReached: kind !== 'clients',
  begin: async ({ cluster: { links } }, lap) => {
    const link = inTurn(
      links.filter((one) => one.kind === kind),
      lap,
    );
    await link.fail({ kind: fault });
    const from = link.instance === null ? 'the proxy' : `gateway ${link.instance}`;
    return { title: `${from} and ${names[kind]}: ${fault}`, end: () => link.fail(null) };
  },
});

/** Each way between a gateway and the database takes so long, in milliseconds. */
const slowMs = 50;

const slowDatabase: Fault = {
  name: 'slow-database',
  lastsMs: 10_000,
  isReached: true,
  begin: async ({ cluster }) => {
    const links = cluster.links.filter(({ kind }) => kind === 'database');
    for (const link of links) await link.fail({ kind: 'slow', delayMs: slowMs });
    return {
      title: `PostgreSQL answers ${2 * slowMs} ms later`,
      end: async () => {
        for (const link of links) await link.fail(null);
      },
    };
  },
};

export const networkFaults: readonly Fault[] = [
  ...linkKinds.flatMap((kind) => [broken(kind, 'cut'), broken(kind, 'stalled')]),
  slowDatabase,
];
