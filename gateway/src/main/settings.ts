import { parseArgs } from 'node:util';
import { left, right, type Either } from 'fp-ts/Either';
import { databaseSetting } from '../adapters/database/postgres/database-address';
import { productionKey } from './production';
import { seedNames, type SeedName } from '../seed/seed-names';
import { serviceSettings, type ServiceSettings } from './service-settings';
import { siteProblem, type Site } from './site';

/** What the command line and the environment say; the command line wins. */
export interface Settings extends ServiceSettings {
  readonly port: number;
  readonly secondPort: number;
  readonly host: string;
  readonly memory: boolean;
  readonly fresh: boolean;
  readonly dev: boolean;
  readonly seed: SeedName;
  readonly dataFolder: string | null;
  readonly publicUrl: string | null;
  readonly secondPublicUrl: string | null;
  readonly trustProxy: boolean;
  /** As given; null where nothing of it was. */
  readonly site: Site | null;
  /** Serves people in earnest: no doubles, no demo accounts, no demo data. */
  readonly production: boolean;
  /** The key that signs payment notices; null: one that all instances on the database share. */
  readonly noticeKey: Uint8Array | null;
  /** After so many seconds without a turn of the event loop the process ends; 0: never. */
  readonly watchdog: number;
  /** For so many seconds before its end the instance takes no new traffic and ends sockets in slices. */
  readonly drain: number;
  /** The port of metrics for the operator; null: none. */
  readonly metricsPort: number | null;
  /** The address on which that port listens. */
  readonly metricsHost: string;
  /** How the log is written: lines for people, or JSON for programs. */
  readonly logFormat: LogFormat;
  /** Serves a worker that removes itself: the switch for a worker that does harm (LAY-18). */
  readonly retireWorker: boolean;
}

const logFormats = ['console', 'json'] as const;
type LogFormat = (typeof logFormats)[number];

const flags = {
  port: { type: 'string' },
  'second-port': { type: 'string' },
  host: { type: 'string' },
  memory: { type: 'boolean' },
  fresh: { type: 'boolean' },
  dev: { type: 'boolean' },
  seed: { type: 'string' },
  data: { type: 'string' },
  'public-url': { type: 'string' },
  'second-public-url': { type: 'string' },
  'trust-proxy': { type: 'boolean' },
  icp: { type: 'string' },
  'police-number': { type: 'string' },
  contact: { type: 'string' },
  production: { type: 'boolean' },
  watchdog: { type: 'string' },
  drain: { type: 'string' },
  'metrics-port': { type: 'string' },
  'metrics-host': { type: 'string' },
  log: { type: 'string' },
  'retire-worker': { type: 'boolean' },
} as const;

type Flag = keyof typeof flags;

/** `--second-port` in the environment is HUPO_SECOND_PORT. */
const variableOf = (flag: Flag): string => `HUPO_${flag.toUpperCase().replaceAll('-', '_')}`;

const words = (flag: Flag): string => `--${flag}（或环境变量 ${variableOf(flag)}）`;

const portOf = (flag: Flag, text: string): Either<string, number> =>
  /^\d{1,5}$/.test(text) && Number(text) <= 65_535
    ? right(Number(text))
    : left(`${words(flag)} 应为 0 到 65535 的整数，现为“${text}”`);

const optionalPortOf = (flag: Flag, text: string | undefined): Either<string, number | null> =>
  text === undefined ? right(null) : portOf(flag, text);

const secondsOf = (flag: Flag, text: string): Either<string, number> =>
  /^\d{1,3}$/.test(text) ? right(Number(text)) : left(`${words(flag)} 应为 0 到 999 的整数，现为“${text}”`);

const originOf = (flag: Flag, text: string | undefined): Either<string, string | null> => {
  if (text === undefined || text === '') return right(null);
  return URL.canParse(text) && /^https?:\/\//.test(text)
    ? right(new URL(text).origin)
    : left(`${words(flag)} 应为 http 或 https 地址，现为“${text}”`);
};

const switches = ['memory', 'fresh', 'dev', 'trust-proxy', 'production', 'retire-worker'] as const;
type Switch = (typeof switches)[number];

/** A switch of the environment that says neither yes nor no; taken for no, it would write what was not to be kept. */
const unclearSwitch = (environment: Readonly<Record<string, string | undefined>>): string | null => {
  const unclear = switches.find(
    (flag) => !['', '0', 'false', '1', 'true'].includes(environment[variableOf(flag)] ?? ''),
  );
  if (unclear === undefined) return null;
  const name = variableOf(unclear);
  return `环境变量 ${name} 应为 1 或 0，现为“${environment[name] ?? ''}”`;
};

const isSeedName = (text: string): text is SeedName => seedNames.some((name) => name === text);

const isLogFormat = (text: string): text is LogFormat => logFormats.some((format) => format === text);

/** The parser says what is wrong in English; the name that it quotes is all that is taken from it. */
const notUnderstood = (error: unknown, given: readonly string[]): string => {
  const quoted = error instanceof Error ? /'([^' ]+)/.exec(error.message)?.[1] : undefined;
  const isValue =
    error instanceof Error && 'code' in error && error.code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE';
  const problem = isValue ? '启动参数缺少值，或不应有值' : '无法识别的启动参数';
  return `${problem}：${quoted ?? given.join(' ')}`;
};

const argumentsOf = (given: readonly string[]) => {
  try {
    return right(
      parseArgs({ args: [...given], options: flags, strict: true, allowPositionals: false }).values,
    );
  } catch (error) {
    return left(notUnderstood(error, given));
  }
};

/** The settings, or what is wrong with them, in words for the operator. */
export const settingsFrom = (
  given: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Either<string, Settings> => {
  const parsed = argumentsOf(given);
  if (parsed._tag === 'Left') return parsed;
  const values = parsed.right;
  const text = (flag: Exclude<Flag, Switch>): string | undefined =>
    values[flag] ?? environment[variableOf(flag)];
  /** An empty variable says nothing: an empty host would be every address. */
  const filled = (flag: Exclude<Flag, Switch>): string | undefined =>
    text(flag) === '' ? undefined : text(flag);
  const on = (flag: Switch): boolean =>
    values[flag] ?? ['1', 'true'].includes(environment[variableOf(flag)] ?? '');

  const services = serviceSettings(environment);
  if (services._tag === 'Left') return services;
  const unclear = unclearSwitch(environment);
  if (unclear !== null) return left(unclear);
  const port = portOf('port', text('port') ?? '8080');
  if (port._tag === 'Left') return port;
  const secondPort = portOf('second-port', text('second-port') ?? '8081');
  if (secondPort._tag === 'Left') return secondPort;
  const watchdog = secondsOf('watchdog', text('watchdog') ?? '10');
  if (watchdog._tag === 'Left') return watchdog;
  const drain = secondsOf('drain', text('drain') ?? '0');
  if (drain._tag === 'Left') return drain;
  const metricsPort = optionalPortOf('metrics-port', filled('metrics-port'));
  if (metricsPort._tag === 'Left') return metricsPort;
  const logFormat = filled('log') ?? 'console';
  if (!isLogFormat(logFormat))
    return left(`${words('log')} 应为 ${logFormats.join('、')} 之一，现为“${logFormat}”`);
  const publicUrl = originOf('public-url', text('public-url'));
  if (publicUrl._tag === 'Left') return publicUrl;
  const secondPublicUrl = originOf('second-public-url', text('second-public-url'));
  if (secondPublicUrl._tag === 'Left') return secondPublicUrl;
  const production = on('production');
  const seed = text('seed') ?? (production ? 'bare' : 'demo');
  if (!isSeedName(seed)) return left(`${words('seed')} 应为 ${seedNames.join('、')} 之一，现为“${seed}”`);

  const site = {
    icp: text('icp') ?? '',
    police: text('police-number') ?? '',
    contact: text('contact') ?? '',
  };
  const wrongSite = siteProblem(site);
  if (wrongSite !== null) return left(wrongSite);
  const known = {
    memory: on('memory'),
    dev: on('dev'),
    seed,
    publicUrl: publicUrl.right,
    secondPublicUrl: secondPublicUrl.right,
  };
  const noticeKey = production
    ? productionKey({ ...known, noticeKey: environment['HUPO_NOTICE_KEY'] })
    : right(null);
  if (noticeKey._tag === 'Left') return noticeKey;
  const embeddedOnly = ['memory', 'fresh'] as const;
  const contradicts = embeddedOnly.find((flag) => services.right.databaseUrl !== null && on(flag));
  if (contradicts !== undefined)
    return left(`${databaseSetting} 已指明数据库，不能同时使用 ${words(contradicts)}`);

  return right({
    ...known,
    ...services.right,
    port: port.right,
    secondPort: secondPort.right,
    host: text('host') ?? '127.0.0.1',
    fresh: on('fresh'),
    dataFolder: text('data') ?? null,
    trustProxy: on('trust-proxy'),
    watchdog: watchdog.right,
    drain: drain.right,
    metricsPort: metricsPort.right,
    metricsHost: filled('metrics-host') ?? '127.0.0.1',
    logFormat,
    retireWorker: on('retire-worker'),
    site: Object.values(site).some((field) => field !== '') ? site : null,
    production,
    noticeKey: noticeKey.right,
  });
};
