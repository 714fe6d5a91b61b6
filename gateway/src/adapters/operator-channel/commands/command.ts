import type { Either } from 'fp-ts/Either';
import { isNone } from 'fp-ts/Option';
import type { OperatorDesk } from '../../../application/operator/operator-desk';
import type { Argument } from './argument';

/** A command line in its parts. */
export interface CommandLine {
  readonly words: readonly string[];
  readonly options: Readonly<Record<string, string | undefined>>;
}

/** A decoded command. */
export interface CommandCall<Context> {
  /** For the security log: the name, and what it is about. */
  readonly about: string;
  /** Does it. Right and left are lines for the terminal. */
  readonly run: (context: Context) => Promise<Either<string, string>>;
}

/** One row of the table of commands. Reader, codec, help, log and documentation derive from it. */
export interface Command<Request, Context> {
  readonly usage: string;
  /** In Chinese, for `--help`. */
  readonly help: string;
  /** In English, for the documentation. */
  readonly summary: string;
  readonly arguments: readonly Pick<Argument<unknown>, 'shown' | 'meaning'>[];
  readonly options: readonly string[];
  /** Options without a value. */
  readonly switches: readonly string[];
  /** Reads a command line; `null` when it is not this command, or an argument is missing or malformed. */
  readonly read: (line: CommandLine) => Request | null;
  /** Decodes a request; `null` when it is not this command's. */
  readonly decode: (request: unknown) => CommandCall<Context> | null;
}

interface Row<Name extends string, Values extends Record<string, unknown>, Context> {
  /** In the request and in the security log. */
  readonly name: Name;
  /** The words that call it. */
  readonly words: string;
  readonly help: string;
  readonly summary: string;
  /** In the order of the command line. */
  readonly arguments: { readonly [Key in keyof Values]: Argument<Values[Key]> };
  readonly run: (context: Context, values: Values) => Promise<Either<string, string>>;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Returns what the line gives to each argument; `null` when a word is left over. */
const givenTo = (
  places: readonly Argument<unknown>['place'][],
  words: readonly string[],
  options: CommandLine['options'],
): readonly (readonly string[])[] | null => {
  let next = 0;
  const given = places.map((place) => {
    if (typeof place === 'object') {
      const value = options['option' in place ? place.option : place.switch];
      return value === undefined ? [] : [value];
    }
    const from = next;
    next = place === 'rest' ? words.length : from + 1;
    return words.slice(from, next);
  });
  return next < words.length ? null : given;
};

/** Makes a row of the table whose action runs in any context. */
export const commandIn =
  <Context>() =>
  <const Name extends string, Values extends Record<string, unknown>>(
    row: Row<Name, Values, Context>,
  ): Command<{ readonly command: Name } & Values, Context> => {
    const entries = Object.entries<Argument<unknown>>(row.arguments);
    const all = entries.map(([, argument]) => argument);
    const words = row.words.split(' ');
    const isValues = (values: Record<string, unknown>): values is Values =>
      entries.every(([key, argument]) => argument.is(values[key]));
    const about = (values: Record<string, unknown>): string =>
      [row.name, ...entries.map(([key, { logged }]) => (logged === null ? '' : logged(values[key])))]
        .filter((part) => part !== '')
        .join(' ');
    return {
      usage: [row.words, ...all.map(({ shown }) => shown)].join(' '),
      help: row.help,
      summary: row.summary,
      arguments: all,
      options: all.flatMap(({ place }) =>
        typeof place === 'object' && 'option' in place ? [place.option] : [],
      ),
      switches: all.flatMap(({ place }) =>
        typeof place === 'object' && 'switch' in place ? [place.switch] : [],
      ),
      read: (line) => {
        if (words.some((word, place) => line.words[place] !== word)) return null;
        const given = givenTo(
          all.map(({ place }) => place),
          line.words.slice(words.length),
          line.options,
        );
        if (given === null) return null;
        const values: Record<string, unknown> = {};
        for (const [place, [key, argument]] of entries.entries()) {
          const value = argument.read(given[place] ?? []);
          if (isNone(value)) return null;
          values[key] = value.value;
        }
        return isValues(values) ? { ...values, command: row.name } : null;
      },
      decode: (request) => {
        if (!isRecord(request) || request.command !== row.name || !isValues(request)) return null;
        return { about: about(request), run: (context) => row.run(context, request) };
      },
    };
  };

/** Makes a command of the running gateway. */
export const command = commandIn<OperatorDesk>();

/** The request of a command. */
export type RequestOf<C> = C extends { readonly read: (line: CommandLine) => infer Request }
  ? NonNullable<Request>
  : never;
