import { createServer, connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openNetworkLink, type NetworkLink } from '../../tools/servers/network-link';
import { soon } from '../support/soon';

/** A server that repeats each text, and the link to it. */
let link: NetworkLink;
let close: () => Promise<void>;
beforeEach(async () => {
  const ends = new Set<Socket>();
  const server = createServer((socket) => {
    ends.add(socket);
    socket.on('error', () => undefined);
    socket.pipe(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  link = await openNetworkLink(address.port);
  close = async () => {
    await link.close();
    ends.forEach((socket) => socket.destroy());
    server.close();
  };
});
afterEach(() => close());

interface Client {
  readonly socket: Socket;
  readonly heard: () => string;
  readonly isOver: () => boolean;
}

const client = (): Client => {
  const socket = connect(link.port, '127.0.0.1');
  let heard = '';
  let isOver = false;
  socket.setEncoding('utf8');
  socket.on('data', (text: string) => {
    heard += text;
  });
  socket.on('error', () => undefined);
  socket.on('close', () => {
    isOver = true;
  });
  return { socket, heard: () => heard, isOver: () => isOver };
};

describe('a network link', () => {
  test('[OPS-02] passes bytes and the end of a connection, also after a long answer', async () => {
    const one = client();
    const long = '材料'.repeat(200_000);
    one.socket.end(long);
    await soon(() => expect(one.isOver()).toBe(true));
    expect(one.heard() === long).toBe(true);
  });

  test('[OPS-02] a cut resets connections and refuses new ones until it is over', async () => {
    const one = client();
    one.socket.write('a');
    await soon(() => expect(one.heard()).toBe('a'));
    await link.fail({ kind: 'cut' });
    await soon(() => expect(one.isOver()).toBe(true));
    const refused = client();
    await soon(() => expect(refused.isOver()).toBe(true));
    await link.fail(null);
    const again = client();
    again.socket.write('b');
    await soon(() => expect(again.heard()).toBe('b'));
  });

  test('[OPS-02] a stalled link holds bytes of old and new connections, and passes them later', async () => {
    const one = client();
    one.socket.write('a');
    await soon(() => expect(one.heard()).toBe('a'));
    await link.fail({ kind: 'stalled' });
    const other = client();
    one.socket.write('b');
    other.socket.write('c');
    await once(other.socket, 'connect');
    // A later connection to the same machine would have been answered by now.
    const sound = await openNetworkLink(link.port);
    await sound.close();
    expect([one.heard(), other.heard()]).toEqual(['a', '']);
    await link.fail(null);
    await soon(() => expect([one.heard(), other.heard()]).toEqual(['ab', 'c']));
  });

  test('[OPS-02] a slow link delays each way, in order', async () => {
    await link.fail({ kind: 'slow', delayMs: 100 });
    const one = client();
    const begun = performance.now();
    one.socket.write('a');
    one.socket.write('b');
    await soon(() => expect(one.heard()).toBe('ab'));
    expect(performance.now() - begun).toBeGreaterThanOrEqual(190);
  });

  test('[OPS-02] a drop ends the present connections alone', async () => {
    const one = client();
    one.socket.write('a');
    await soon(() => expect(one.heard()).toBe('a'));
    link.drop();
    await soon(() => expect(one.isOver()).toBe(true));
    const other = client();
    other.socket.write('b');
    await soon(() => expect(other.heard()).toBe('b'));
  });
});
