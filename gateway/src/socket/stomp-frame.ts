import { escapeHeader } from './stomp-escape';

/** One header line; of repeated names the first counts (STOMP 1.2, repeated header entries). */
export type StompHeader = readonly [name: string, value: string];

/** The part of a frame before its body. */
export interface StompHeading {
  readonly command: string;
  readonly headers: readonly StompHeader[];
}

/** A STOMP 1.2 frame with a text body; bytes on the wire are UTF-8. */
export interface StompFrame extends StompHeading {
  readonly body: string;
}

/** The heart-beat: a lone end of line. */
export const heartBeatText = '\n';

/** The value of the first header of that name, or null. */
export const headerOf = (frame: StompHeading, name: string): string | null =>
  frame.headers.find(([key]) => key === name)?.[1] ?? null;

/** CONNECT and CONNECTED keep their headers unescaped, for clients of STOMP 1.0. */
export const escapesHeaders = (command: string): boolean => command !== 'CONNECT' && command !== 'CONNECTED';

/**
 * The frame as text for one WebSocket message. `content-length` counts bytes of UTF-8, not characters,
 * and is always ours: one in the headers is dropped.
 */
export const encodeFrame = ({ command, headers, body }: StompFrame): string => {
  const write = escapesHeaders(command) ? escapeHeader : (part: string) => part;
  const own = headers.filter(([name]) => name !== 'content-length');
  const length: StompHeader[] = body === '' ? [] : [['content-length', String(Buffer.byteLength(body))]];
  const lines = [...own, ...length].map(([name, value]) => `${write(name)}:${write(value)}\n`);
  return `${command}\n${lines.join('')}\n${body}\0`;
};
