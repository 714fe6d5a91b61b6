import { fileURLToPath } from 'node:url';
import { locations } from '../../gateway/src/main/locations';
import type { RunningGateway } from '../../gateway/src/main/options';
import { startGateway } from '../../gateway/src/main/start-gateway';
import { seedContent } from '../../gateway/src/seed/seeds';
import { silentLog } from '../process/silent-log';

/** The gateway with the built pages and the large seed, in memory, in this process. */
export const startBuiltGateway = (): Promise<RunningGateway> =>
  startGateway({
    ...{ port: 0, secondPort: 0 },
    storage: { kind: 'memory' },
    pages: { kind: 'built', folder: fileURLToPath(new URL('dist', locations.project)) },
    seed: { name: 'large', content: seedContent('large', locations.seedData) },
    passwordCost: { N: 16, r: 1, p: 1 },
    log: silentLog,
  });
