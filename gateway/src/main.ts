import { fileURLToPath } from 'node:url';
import { chain, isLeft } from 'fp-ts/Either';
import { writeForOwnerAlone } from './adapters/data-folder/rights';
import { secondMs } from '../../contract/values/duration';
import type { Log } from './ports/log';
import { OperatorProblem } from './ports/operator-problem';
import { consoleLog } from './adapters/logger/console-log';
import { startWatchdog } from './adapters/watchdog/watchdog';
import { announcement } from './main/announcement';
import { locations } from './main/locations';
import type { GatewayOptions, StorageOptions } from './main/options';
import { withSecretFiles } from './main/secret-files';
import { serviceSettings } from './main/service-settings';
import { settingsFrom, type Settings } from './main/settings';
import { demoSite, nobodysSite } from './main/site';
import { startGateway } from './main/start-gateway';
import { endOnSignal } from './main/stop-signals';
import { seedContent } from './seed/seeds';

/** The gateway from the command line. */

const inProject = (path: string): string => fileURLToPath(new URL(path, locations.project));

const exit = (code: number): never => process.exit(code);

const storageOf = ({ databaseUrl, memory, dataFolder, fresh }: Settings, folder: string): StorageOptions => {
  if (databaseUrl !== null) return { kind: 'postgres', address: databaseUrl, folder };
  if (memory) return { kind: 'memory', ...(dataFolder === null ? {} : { folder: dataFolder }) };
  return { kind: 'folder', folder, fresh };
};

/** The log that the settings name; the code of the other one is not loaded. */
const logOf = async ({ logFormat }: Settings): Promise<Log> =>
  logFormat === 'json' ? (await import('./adapters/logger/json-log')).jsonLog() : consoleLog;

const optionsOf = (settings: Settings, folder: string, log: Log): GatewayOptions => {
  const { dev, seed, site, production, retireWorker } = settings;
  return {
    ...settings,
    log,
    doubles: !production,
    storage: storageOf(settings, folder),
    pages: dev
      ? { kind: 'development' }
      : { kind: 'built', folder: inProject('dist'), retiresWorker: retireWorker },
    site: site ?? (seed === 'demo' || seed === 'large' ? demoSite : nobodysSite),
    seed: { name: seed, content: seedContent(seed, locations.seedData) },
    onFatal: (line) => {
      log.problem(line);
      exit(1);
    },
  };
};

const run = async (): Promise<void> => {
  writeForOwnerAlone();
  const environment = withSecretFiles(process.env);
  const settings = chain((read: typeof process.env) => settingsFrom(process.argv.slice(2), read))(
    environment,
  );
  if (isLeft(settings)) {
    consoleLog.problem(settings.left);
    // 2 is for the gateway's own options. A service that is named wrongly is a failed start, as one that is away is.
    exit(isLeft(chain(serviceSettings)(environment)) ? 1 : 2);
    return;
  }
  const log = await logOf(settings.right);
  const folder = settings.right.dataFolder ?? inProject('.data');
  try {
    const options = optionsOf(settings.right, folder, log);
    const gateway = await startGateway(options);
    const drainMs = settings.right.drain * secondMs;
    const end = (): Promise<void> => gateway.drain(drainMs).then(gateway.close);
    endOnSignal(end, exit, drainMs);
    startWatchdog(locations.watchdogThread, settings.right.watchdog);
    announcement(gateway, settings.right, folder, options.seed.content.accounts).forEach(log.info);
  } catch (error) {
    if (error instanceof OperatorProblem) log.problem(error.message);
    else log.problem('启动失败', error);
    exit(1);
  }
};

await run();
