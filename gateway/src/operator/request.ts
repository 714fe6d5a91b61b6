import { parseArgs } from 'node:util';
import { left, right, type Either } from 'fp-ts/Either';
import { channelAreas, type OperatorCommand } from '../adapters/operator-channel/commands/channel-commands';
import type { CommandLine } from '../adapters/operator-channel/commands/command';
import { localCommands, type LocalCommand } from './local-commands';
import { commandAreas, usage } from './usage';

/** A command line, decoded: for the running gateway, or for this process alone. */
export type OperatorRequest =
  | { readonly kind: 'running'; readonly command: OperatorCommand; readonly dataFolder: string | null }
  | { readonly kind: 'local'; readonly command: LocalCommand; readonly dataFolder: string | null };

const namesOf = (kind: 'options' | 'switches'): readonly string[] =>
  commandAreas.flatMap(({ commands }) => commands.flatMap((command) => command[kind]));
const options: Readonly<Record<string, { readonly type: 'string' | 'boolean' }>> = {
  ...Object.fromEntries(['data', ...namesOf('options')].map((name) => [name, { type: 'string' as const }])),
  ...Object.fromEntries(namesOf('switches').map((name) => [name, { type: 'boolean' as const }])),
};

/** A switch that is on counts as an option with an empty text. */
const textOf = (value: unknown): string | undefined => {
  if (value === true) return '';
  return typeof value === 'string' ? value : undefined;
};

const lineOf = (given: readonly string[]): CommandLine | null => {
  try {
    const { positionals, values } = parseArgs({
      args: [...given],
      options,
      strict: true,
      allowPositionals: true,
    });
    const texts = Object.entries(values).map(([name, value]) => [name, textOf(value)] as const);
    return { words: positionals, options: Object.fromEntries(texts) };
  } catch {
    return null;
  }
};

const firstRead = <Request>(
  commands: readonly { readonly read: (line: CommandLine) => Request | null }[],
  line: CommandLine,
): Request | null => {
  for (const { read } of commands) {
    const request = read(line);
    if (request !== null) return request;
  }
  return null;
};

/** Reads a command line. Left is the usage. */
export const requestFrom = (
  given: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Either<string, OperatorRequest> => {
  const line = lineOf(given);
  if (line === null) return left(usage);
  const dataFolder = line.options.data ?? environment.HUPO_DATA ?? null;
  const running = firstRead<OperatorCommand>(
    channelAreas.flatMap(({ commands }) => [...commands]),
    line,
  );
  if (running !== null) return right({ kind: 'running', command: running, dataFolder });
  const local = firstRead<LocalCommand>(localCommands, line);
  return local === null ? left(usage) : right({ kind: 'local', command: local, dataFolder });
};
