import { fileURLToPath } from 'node:url';
import { locations } from '../../gateway/src/main/locations';
import type { GatewayOptions, RunningGateway } from '../../gateway/src/main/options';
import { startGateway } from '../../gateway/src/main/start-gateway';
import { cheapPasswords } from './cheap-seeding';
import { silentLog } from './silent-log';

type Settings = Pick<GatewayOptions, 'pages' | 'seed'> & Partial<GatewayOptions>;

/** The pages as they are built. */
export const builtPages: GatewayOptions['pages'] = {
  kind: 'built',
  folder: fileURLToPath(new URL('dist', locations.project)),
};

/** A gateway of a tool’s own: on free ports, in memory unless a folder is named, with passwords that cost nothing, and silent. */
export const startGatewayInMemory = (settings: Settings): Promise<RunningGateway> =>
  startGateway({
    ...{ port: 0, secondPort: 0, storage: { kind: 'memory' } },
    ...{ passwordCost: cheapPasswords, log: silentLog },
    ...settings,
  });
