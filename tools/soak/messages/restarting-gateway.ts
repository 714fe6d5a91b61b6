import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noPages } from '../../../gateway/src/adapters/http/pages/page-source';
import type { RunningGateway } from '../../../gateway/src/main/options';
import type { SeedMessage } from '../../../gateway/src/seed/records/message';
import { startGatewayInMemory } from '../../process/gateway-in-memory';
import type { FastClock } from './fast-clock';
import { demoSeed, emptySeed } from '../../process/seeds';

/** The two who write to each other; each wrote once before, so that each may write. */
export const writers = ['soak-one', 'soak-two'] as const;

const [someone] = demoSeed.accounts;
const accounts =
  someone === undefined
    ? []
    : writers.map((id, place) => ({
        ...someone,
        id,
        phone: String(13_100_000_000 + place),
        prove: '1' as const,
      }));

const hello = (from: string, to: string): SeedMessage => ({
  ...{
    from,
    to,
    kind: 'chat',
    title: null,
    content: '您好',
    html: null,
    hoursAgo: 1,
    read: true,
    link: null,
  },
});

const content = {
  ...emptySeed,
  accounts,
  messages: [hello(...writers), hello(writers[1], writers[0])],
};

export interface RestartingGateway {
  readonly port: () => number;
  readonly token: (userId: string) => Promise<string>;
  /** Ends it and starts it again on the same folder and port. */
  readonly restart: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const portOf = ({ url }: RunningGateway): number => Number(new URL(url).port);

/** A real gateway over a folder of its own. */
export const startRestarting = async (clock: FastClock): Promise<RestartingGateway> => {
  const folder = mkdtempSync(join(tmpdir(), 'hupo-soak-'));
  const start = (port: number, fresh: boolean): Promise<RunningGateway> =>
    startGatewayInMemory({
      port,
      storage: { kind: 'folder', folder, fresh },
      pages: { kind: 'source', source: noPages },
      seed: { name: 'soak', content },
      clock,
    });
  let running = await start(0, true);
  const port = portOf(running);
  return {
    port: () => port,
    token: (userId) => running.inside.sessions.open(userId),
    restart: async () => {
      await running.close();
      running = await start(port, false);
    },
    close: async () => {
      await running.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
