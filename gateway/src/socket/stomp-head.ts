import { left, right, type Either } from 'fp-ts/Either';
import { isNone, some, type Option } from 'fp-ts/Option';
import { escapesHeaders, type StompHeader, type StompHeading } from './stomp-frame';
import { unescapeHeader } from './stomp-escape';

/** Command and headers of a frame, with the number of body bytes when the frame gives it. */
export interface StompHead extends StompHeading {
  readonly contentLength: number | null;
}

const maxHeaders = 64;

const readLine = (line: string, read: (part: string) => Option<string>): StompHeader | null => {
  const colon = line.indexOf(':');
  if (colon < 1) return null;
  const name = read(line.slice(0, colon));
  const value = read(line.slice(colon + 1));
  return isNone(name) || isNone(value) ? null : [name.value, value.value];
};

/** Reads the lines before the body. Left: the fault, in a few words. */
export const readHead = (text: string): Either<string, StompHead> => {
  const [command = '', ...lines] = text.split('\n').map((line) => line.replace(/\r$/, ''));
  if (!/^[A-Z]{1,32}$/.test(command)) return left('no command');
  if (lines.length > maxHeaders) return left('too many headers');
  const read = escapesHeaders(command) ? unescapeHeader : (part: string) => some(part);
  const headers: StompHeader[] = [];
  for (const line of lines) {
    const header = readLine(line, read);
    if (header === null) return left('a header that cannot be read');
    headers.push(header);
  }
  const length = headers.find(([name]) => name === 'content-length')?.[1];
  if (length !== undefined && !/^\d{1,9}$/.test(length)) return left('content-length is not a number');
  return right({ command, headers, contentLength: length === undefined ? null : Number(length) });
};
