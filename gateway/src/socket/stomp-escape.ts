import { none, some, type Option } from 'fp-ts/Option';

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\r': '\\r', '\n': '\\n', ':': '\\c' };
const meanings: Readonly<Record<string, string>> = { '\\': '\\', r: '\r', n: '\n', c: ':' };

/** A header name or value as STOMP 1.2 writes it: backslash, CR, LF and colon are escaped. */
export const escapeHeader = (text: string): string =>
  text.replace(/[\\\r\n:]/g, (character) => escapes[character] ?? character);

/** The text behind an escaped header part; none for an escape that STOMP 1.2 does not know (a fatal error there). */
export const unescapeHeader = (text: string): Option<string> => {
  if (/\\(?![\\rnc])/.test(text.replaceAll('\\\\', ''))) return none;
  return some(text.replace(/\\([\\rnc])/g, (_, letter: string) => meanings[letter] ?? letter));
};
