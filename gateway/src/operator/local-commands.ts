import { join } from 'node:path';
import { readFile } from 'node:fs/promises';
import { left, right, type Either } from 'fp-ts/Either';
import { none, some } from 'fp-ts/Option';
import { headersFromConfig } from '../adapters/http/headers/config-headers';
import { optionalOption, type Argument } from '../adapters/operator-channel/commands/argument';
import { commandIn, type CommandCall, type RequestOf } from '../adapters/operator-channel/commands/command';
import { securityKinds, type SecurityKind } from '../domain/security/security-event';
import { backupCommands, type BackupContext } from './backup-commands';
import { securityReport } from './security-report';

/** Where a command finds its files. */
interface LocalContext extends BackupContext {
  /** The folder of the built client. */
  readonly clientFolder: string;
}

const command = commandIn<LocalContext>();

const isSecurityKind = (value: unknown): value is SecurityKind =>
  securityKinds.some((kind) => kind === value);

const last = optionalOption('last', '条数', {
  meaning: 'how many lines, the newest ones; 50 by default',
  read: ([given = '50']) => (/^[1-9]\d{0,5}$/.test(given) ? some(Number(given)) : none),
  is: (value): value is number => typeof value === 'number',
});

const kind = optionalOption('kind', '类别', {
  meaning: 'only the lines of one kind',
  read: ([given = null]): ReturnType<Argument<SecurityKind | null>['read']> =>
    given === null || isSecurityKind(given) ? some(given) : none,
  is: (value): value is SecurityKind | null => value === null || isSecurityKind(value),
});

const path = (name: string, shown: string, meaning: string): Argument<string | null> =>
  optionalOption(name, shown, {
    meaning,
    read: ([given = null]) => some(given),
    is: (value): value is string | null => value === null || typeof value === 'string',
  });

const headers = async (config: string, page: string): Promise<Either<string, string>> => {
  const [configText, pageText] = await Promise.all([
    readFile(config, 'utf8').catch(() => null),
    readFile(page, 'utf8').catch(() => null),
  ]);
  if (configText === null) return left(`无法读取 ${config}`);
  if (pageText === null) return left(`无法读取 ${page}，请先运行 npm run build`);
  try {
    const built = headersFromConfig(JSON.parse(configText), pageText);
    if (built._tag === 'Left') return built;
    return right(
      Object.entries(built.right)
        .map(([name, value]) => `${name}: ${value}`)
        .join('\n'),
    );
  } catch {
    return left(`${config} 不是有效的 JSON`);
  }
};

/** The commands that need no running gateway. */
export const localCommands = [
  command({
    name: 'securityLog',
    words: 'security-log',
    help: `打印安全日志，默认最近 50 条；类别为\n${securityKinds.join('、')}`,
    summary: `Prints the security log, the oldest line first: logins, failures, refusals, operators’ acts. The kinds are ${securityKinds.map((name) => `\`${name}\``).join(', ')}.`,
    arguments: { last, kind },
    run: ({ dataFolder }, question) => securityReport(dataFolder, question),
  }),
  command({
    name: 'headers',
    words: 'headers',
    help: '打印静态服务器应加的安全响应头',
    summary: 'Prints the security headers that a static server must send with the built client.',
    arguments: {
      config: path('config', 'config.json', 'the configuration to read; that of the last build by default'),
      page: path('page', 'index.html', 'the page to read; that of the last build by default'),
    },
    run: ({ clientFolder }, { config, page }) =>
      headers(config ?? join(clientFolder, 'config.json'), page ?? join(clientFolder, 'index.html')),
  }),
  ...backupCommands,
];

export type LocalCommand = RequestOf<(typeof localCommands)[number]>;

/** Returns the call of a local command. */
export const localCall = (request: LocalCommand): CommandCall<LocalContext> | null =>
  localCommands.map(({ decode }) => decode(request)).find((call) => call !== null) ?? null;
