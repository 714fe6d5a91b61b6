import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { right } from 'fp-ts/Either';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { objectFiles } from '../../../gateway/src/adapters/file-store/object-files';
import { listen } from '../../../gateway/src/adapters/http/server/listen';
import { mainApp } from '../../../gateway/src/adapters/http/server/main-app';
import { requestListener } from '../../../gateway/src/adapters/http/server/request-listener';
import { startObjectStore, type ObjectStoreDouble } from '../../../tools/servers/object-store';
import { objectAddress } from '../file-store/object-address';
import { usualReads } from '../../support/gateway/file-reads';
import { emptyMainApp } from './main-app-needs';

const megabyte = 1024 * 1024;
const picture = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(300_000, 7)]);

let store: ObjectStoreDouble;
let url: string;
let close: () => Promise<void>;

const presentation = Buffer.alloc(20 * megabyte, 'hupo');
const path = '/files/presentation/pres-1.pdf';

beforeEach(async () => {
  store = await startObjectStore();
  const files = objectFiles(objectAddress(store.address), 'files', usualReads);
  await files.put('deck/one', presentation, 0);
  await files.put('avatar/one', picture, 0);
  const opened = async <A>(open: Promise<A | null>) => {
    const found = await open;
    if (found === null) throw new Error('no file');
    return right(found);
  };
  const file = {
    open: () => opened(files.open('deck/one')),
    openPart: (wanted: Parameters<typeof files.openPart>[1]) => opened(files.openPart('deck/one', wanted)),
    digest: 'one',
    gated: false,
  };
  const app = mainApp({
    ...emptyMainApp(null),
    uploads: { picture: (id, purpose) => files.open(`${purpose}/${id}`) },
    presentationFiles: { file: () => Promise.resolve(right(file)) },
  });
  const listening = await listen(0, '127.0.0.1');
  listening.serve(requestListener(app.fetch));
  url = `http://127.0.0.1:${listening.port}`;
  close = () => listening.close(0);
});
afterEach(async () => {
  await close();
  await store.close();
});

/** A client that asks for the presentation and takes nothing of it until it is resumed. */
const slowReader = async (): Promise<Socket> => {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  socket.pause();
  socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`);
  return socket;
};

/** How many bytes of a body a client gets until its connection ends; the head comes in the first part. */
const takenBy = async (socket: Socket): Promise<number> => {
  let length = 0;
  socket.once('data', (part: Buffer) => {
    length -= part.indexOf('\r\n\r\n') + 4;
  });
  socket.on('data', (part: Buffer) => {
    length += part.byteLength;
  });
  await once(socket, 'close');
  return length;
};

describe('a large file', { timeout: 60_000 }, () => {
  test('[SEC-05] that many slow clients ask for at once takes a small part of its size for each', async () => {
    const count = 24;
    const before = process.memoryUsage().arrayBuffers;
    const sockets = await Promise.all(Array.from({ length: count }, slowReader));
    await vi.waitFor(() => expect(store.openReads()).toBe(count), 20_000);
    // Each has what the kernel takes, and waits: the store has no more to send.
    let reads = -1;
    await vi.waitFor(
      () => {
        const now = process.memoryUsage().arrayBuffers;
        const isSettled = now === reads;
        reads = now;
        expect(isSettled).toBe(true);
      },
      { timeout: 20_000, interval: 200 },
    );
    expect(reads - before).toBeLessThan((count * presentation.byteLength) / 10);
    const whole = sockets.map(takenBy);
    sockets.forEach((socket) => socket.resume());
    for (const length of await Promise.all(whole)) expect(length).toBe(presentation.byteLength);
  });

  test('[OPS-02] whose content is not what was put ends before its last bytes, with its connection', async () => {
    store.spoil('files/deck/one');
    const socket = await slowReader();
    const length = takenBy(socket);
    socket.resume();
    expect(await length).toBeLessThan(presentation.byteLength);
    await expect(fetch(`${url}${path}`).then((answer) => answer.arrayBuffer())).rejects.toThrow();
  });

  test('[OPS-02] whose client goes away is read no further', async () => {
    const socket = await slowReader();
    await vi.waitFor(() => expect(store.openReads()).toBe(1));
    socket.destroy();
    await vi.waitFor(() => expect(store.openReads()).toBe(0));
  });

  test('[SCR-06] of which a part is asked for crosses from the store in that part alone', async () => {
    const answer = await fetch(`${url}${path}`, { headers: { Range: 'bytes=1000000-1199999' } });
    expect([
      answer.status,
      answer.headers.get('Content-Range'),
      answer.headers.get('Content-Length'),
    ]).toEqual([206, `bytes 1000000-1199999/${presentation.byteLength}`, '200000']);
    const content = Buffer.from(await answer.arrayBuffer());
    expect(content.equals(presentation.subarray(1_000_000, 1_200_000))).toBe(true);
    expect(store.reads()).toEqual([{ name: 'files/deck/one', bytes: 200_000 }]);
    const beyond = await fetch(`${url}${path}`, { headers: { Range: 'bytes=99999999-' } });
    expect([beyond.status, beyond.headers.get('Content-Range')]).toEqual([
      416,
      `bytes */${presentation.byteLength}`,
    ]);
  });

  test('[SCR-06] of which only the head is asked for, or that the client has already, is not read', async () => {
    const head = await fetch(`${url}${path}`, { method: 'HEAD' });
    expect([head.status, head.headers.get('Content-Length')]).toEqual([200, String(presentation.byteLength)]);
    await vi.waitFor(() => expect(store.openReads()).toBe(0));
    const reads = store.reads().length;
    const same = await fetch(`${url}${path}`, { headers: { 'If-None-Match': '"one"' } });
    expect([same.status, store.reads().length]).toEqual([304, reads]);
  });
});

describe('a picture', () => {
  test('[OPS-02] is sent by the type of its first bytes, whole', async () => {
    const answer = await fetch(`${url}/files/avatar/one`, { headers: { Range: 'bytes=0-9' } });
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'image/jpeg']);
    expect(Buffer.from(await answer.arrayBuffer()).equals(picture)).toBe(true);
  });

  test('[OPS-02] that the store breaks off is not sent as if it were whole', async () => {
    store.halve('cut');
    await expect(fetch(`${url}/files/avatar/one`).then((answer) => answer.arrayBuffer())).rejects.toThrow();
  });
});
