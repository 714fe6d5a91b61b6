import { systemRandom } from '../../../gateway/src/adapters/system/system-random';
import { silentLog } from '../../../tools/process/silent-log';
import { unnamedRefusal } from '../../../gateway/src/adapters/http/named-refusal';
import type { Log } from '../../../gateway/src/ports/log';
import { noPages } from '../../../gateway/src/adapters/http/pages/page-source';
import type { GatewayOptions, RunningGateway, StorageOptions } from '../../../gateway/src/main/options';
import { startGateway } from '../../../gateway/src/main/start-gateway';
import type { SeedContent } from '../../../gateway/src/seed/seed-content';
import { movedClock, type MovedClock } from './moved-clock';
import { sampleContent } from './sample-content';
import { cheapPasswords } from '../../../tools/process/cheap-seeding';
import { seededImage } from './database-image';
import { dropDatabase, testServer } from './postgres-databases';
import { seededAt } from './template';

export interface TestGateway extends RunningGateway {
  readonly clock: MovedClock;
}

export interface TestGatewayChoice {
  readonly name: string;
  readonly content: SeedContent;
}

const sample: TestGatewayChoice = { name: 'sample', content: sampleContent };

/** Says nothing; a refusal that its call does not name is a defect, so that the call fails and with it the test (GAT-11). */
const strictLog: Log = {
  ...silentLog,
  problem: (line) => {
    if (line.startsWith(unnamedRefusal)) throw new Error(line);
  },
};

const dropped = async (storage: StorageOptions): Promise<void> => {
  if (testServer !== null && storage.kind === 'postgres') await dropDatabase(testServer, storage.address);
};

/** The broker of the suites on a server; null in `npm test`. */
const testBroker = process.env['HUPO_TEST_RABBITMQ'] ?? null;

/** Instances on one database share an exchange of the broker; the suites that run at the same time have others. */
const brokerOf = (storage: StorageOptions): Pick<GatewayOptions, 'brokerUrl' | 'brokerExchange'> =>
  testBroker === null || storage.kind !== 'postgres'
    ? {}
    : { brokerUrl: testBroker, brokerExchange: `hupo.${new URL(storage.address).pathname.slice(1)}` };

/** A whole gateway in this process, in memory, on free ports, whose clock stands still until it is moved. */
export const startTestGateway = async (
  changed: Partial<GatewayOptions> = {},
  { name, content }: TestGatewayChoice = sample,
): Promise<TestGateway> => {
  const clock = movedClock(seededAt);
  const storage = changed.storage ?? (await (await seededImage(name, content)).storage());
  const gateway = await startGateway({
    port: 0,
    secondPort: 0,
    storage,
    ...brokerOf(storage),
    pages: { kind: 'source', source: noPages },
    seed: { name, content },
    passwordCost: cheapPasswords,
    clock,
    random: systemRandom,
    log: strictLog,
    ...changed,
  });
  return {
    ...gateway,
    clock,
    close: async () => {
      await gateway.close();
      await dropped(storage);
    },
  };
};
