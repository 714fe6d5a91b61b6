import { resolve } from 'node:path';
import { none, some, type Option } from 'fp-ts/Option';
import { maskedPhone } from '../../../domain/security/security-event';

/** A value that a command takes from the command line. */
export interface Argument<A> {
  /** As the usage shows it: `<编号>`, or `[说明]` where it may be absent. */
  readonly shown: string;
  /** For the documentation. */
  readonly meaning: string;
  /** `word` is the next word, `rest` all that follow; otherwise the name of an option, or of a switch without a value. */
  readonly place: 'word' | 'rest' | { readonly option: string } | { readonly switch: string };
  /** Reads what was given: no text where it is absent. */
  readonly read: (given: readonly string[]) => Option<A>;
  readonly is: (value: unknown) => value is A;
  /** The value as the security log keeps it: no whole phone. `null` for a value that is not logged. */
  readonly logged: ((value: unknown) => string) | null;
}

/** An argument of exactly one word that matches a pattern. */
const oneWord = <A>(
  argument: Pick<Argument<A>, 'shown' | 'meaning' | 'is' | 'logged'>,
  pattern: RegExp,
  valueOf: (text: string) => A,
): Argument<A> => ({
  ...argument,
  place: 'word',
  read: ([text = '']) => (pattern.test(text) ? some(valueOf(text)) : none),
});

const isString = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number';

const numberPattern = /^[1-9]\d{0,9}$/;

/** The number that a list prints. */
export const numberIn = (list: string): Argument<number> =>
  oneWord(
    { shown: '<编号>', meaning: `the number that \`${list}\` prints`, is: isNumber, logged: String },
    numberPattern,
    Number,
  );

export const orderNumber: Argument<string> = oneWord(
  { shown: '<订单号>', meaning: 'an order number: HP and 18 digits', is: isString, logged: String },
  /^HP\d{18}$/,
  String,
);

/** An NDA by its number, or by the phone of an account with one pending NDA. */
export const ndaName: Argument<string> = oneWord(
  {
    shown: '<编号|手机号>',
    meaning: 'the number that `review ndas` prints, or the phone of a member with one pending NDA',
    is: isString,
    logged: (value) => (String(value).length > 10 ? maskedPhone(String(value)) : String(value)),
  },
  /^(?:[1-9]\d{0,9}|1\d{10})$/,
  String,
);

/** A text that must be given. */
export const text = (name: string, meaning: string): Argument<string> =>
  oneWord({ shown: `<${name}>`, meaning, is: isString, logged: null }, /[^]/, String);

/** A text that may be absent, which makes it empty. */
export const optionalText = (name: string, meaning: string): Argument<string> => ({
  shown: `[${name}]`,
  meaning,
  place: 'word',
  read: ([given = '']) => some(given),
  is: isString,
  logged: null,
});

/** A name that may be absent, which means all. */
export const optionalName = (
  name: string,
  meaning: string,
  logged: Argument<string | null>['logged'] = null,
): Argument<string | null> => ({
  shown: `[${name}]`,
  meaning,
  place: 'word',
  read: ([given = null]) => some(given),
  is: (value): value is string | null => value === null || isString(value),
  logged,
});

/** The path of a file, relative to the folder in which the command was given. */
export const file = (name: string, meaning: string): Argument<string> =>
  oneWord({ shown: `<${name}>`, meaning, is: isString, logged: null }, /[^]/, (path) => resolve(path));

/** A phone for the log. An absent one leaves nothing there. */
export const loggedPhone = (value: unknown): string => (typeof value === 'string' ? maskedPhone(value) : '');

/** The text of an option that must be given. */
export const option = (
  name: string,
  shown: string,
  meaning: string,
  logged: Argument<string>['logged'] = null,
): Argument<string> => ({
  shown: `--${name} <${shown}>`,
  meaning,
  place: { option: name },
  read: ([given]) => (given === undefined ? none : some(given)),
  is: isString,
  logged,
});

/** The text of an option that may be absent. */
export const optionalOption = <A>(
  name: string,
  shown: string,
  argument: Pick<Argument<A>, 'meaning' | 'read' | 'is'>,
): Argument<A> => ({
  ...argument,
  shown: `[--${name} <${shown}>]`,
  place: { option: name },
  logged: null,
});

/** A switch that is on where it is given. */
export const onSwitch = (name: string, meaning: string): Argument<boolean> => ({
  shown: `[--${name}]`,
  meaning,
  place: { switch: name },
  read: (given) => some(given.length > 0),
  is: (value): value is boolean => typeof value === 'boolean',
  logged: null,
});
