import { connect, type Socket } from 'node:net';
import { median } from './median';

/** A browser's request of a page, as a visitor makes it. */
const requestOf = ({ host, pathname }: URL): string =>
  [
    `GET ${pathname} HTTP/1.1`,
    `Host: ${host}`,
    'User-Agent: Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36',
    'Accept-Encoding: gzip, deflate, br',
    '\r\n',
  ].join('\r\n');

const opened = async ({ hostname, port }: URL): Promise<Socket> => {
  const socket = connect(Number(port), hostname).setNoDelay();
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  return socket;
};

/** Sends a request and waits for its whole answer; answers how long its first byte took, in milliseconds. */
const asked = (socket: Socket, request: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const began = performance.now();
    const state = { first: 0, head: '', missing: -1 };
    const hear = (part: Buffer): void => {
      if (state.first === 0) state.first = performance.now() - began;
      if (state.missing < 0) {
        state.head += part.toString('latin1');
        const end = state.head.indexOf('\r\n\r\n');
        if (end < 0) return;
        const length = Number(/\r\ncontent-length: *(\d+)/i.exec(state.head)?.[1] ?? Number.NaN);
        if (!/^HTTP\/1\.1 200/.test(state.head) || Number.isNaN(length)) {
          reject(new Error(`bench: unexpected answer: ${state.head.slice(0, end)}`));
          return;
        }
        state.missing = length - (state.head.length - end - 4);
      } else state.missing -= part.length;
      if (state.missing > 0) return;
      socket.off('data', hear);
      resolve(state.first);
    };
    socket.on('data', hear);
    socket.write(request);
  });

const lanes = 16;
const forMs = 5_000;
const oneByOne = 1_000;

/** Requests a second of a page by `lanes` connections at once, over some seconds, after as long a warming-up. */
const rateOf = async (url: URL): Promise<number> => {
  const request = requestOf(url);
  const sockets = await Promise.all(Array.from({ length: lanes }, () => opened(url)));
  const answeredIn = async (ms: number): Promise<number> => {
    const state = { answered: 0, until: performance.now() + ms };
    const lane = async (socket: Socket): Promise<void> => {
      while (performance.now() < state.until) {
        await asked(socket, request);
        state.answered += 1;
      }
    };
    await Promise.all(sockets.map(lane));
    return state.answered;
  };
  await answeredIn(forMs);
  const answered = await answeredIn(forMs);
  sockets.forEach((socket) => socket.destroy());
  return (answered * 1_000) / forMs;
};

/** The median time to the first byte of a page, with one request at a time, in milliseconds. */
const firstByteOf = async (url: URL): Promise<number | null> => {
  const request = requestOf(url);
  const socket = await opened(url);
  const times: number[] = [];
  for (let turn = 0; turn < oneByOne; turn += 1) times.push(await asked(socket, request));
  socket.destroy();
  return median(times);
};

/** How many requests of a page are answered a second, and how soon one alone gets its first byte. */
export const measureRequests = async (
  address: string,
): Promise<{ readonly rate: number; readonly firstByte: number | null }> => {
  const url = new URL(address);
  return { rate: await rateOf(url), firstByte: await firstByteOf(url) };
};
