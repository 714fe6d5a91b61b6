import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { checkObjectStore } from '../../../gateway/src/adapters/file-store/check-object-store';
import { objectFiles } from '../../../gateway/src/adapters/file-store/object-files';
import { systemClock } from '../../../gateway/src/adapters/system/system-clock';
import { NoRoom, StorageUnavailable } from '../../../gateway/src/ports/storage-fault';
import { startObjectStore, type ObjectStoreDouble } from '../../../tools/servers/object-store';
import { contentOf, usualReads } from '../../support/gateway/file-reads';
import { movedClock } from '../../support/gateway/moved-clock';
import { objectAddress } from './object-address';

let store: ObjectStoreDouble;

const filesAt = (address: string, folder = 'files', needs = usualReads) =>
  objectFiles(objectAddress(address), folder, needs);
const files = () => filesAt(store.address);
const content = new Uint8Array([0, 1, 2, 255]);
const large = Uint8Array.from({ length: 400_000 }, (_, place) => place % 251);

/** How many bytes a body gives, and what it fails with; null where it ends. */
const takenOf = async (
  body: ReadableStream<Uint8Array> | undefined,
  hear: (length: number) => void = () => undefined,
): Promise<{ readonly length: number; readonly error: unknown }> => {
  let length = 0;
  try {
    for await (const piece of body ?? []) {
      length += piece.byteLength;
      hear(length);
    }
    return { length, error: null };
  } catch (error) {
    return { length, error };
  }
};

beforeEach(async () => {
  store = await startObjectStore();
});
afterEach(() => store.close());

describe('files in an object store', () => {
  test('[OPS-02] a file is an object under its folder', async () => {
    await files().put('chat/one', content, 0);
    expect(store.names()).toEqual(['files/chat/one']);
  });

  test('[OPS-02] all files older than a moment are listed, in however many parts, of this folder alone', async () => {
    const names = Array.from({ length: 120 }, (_, place) => `chat/${String(place).padStart(3, '0')}`);
    await Promise.all(names.map((name) => files().put(name, content, 0)));
    await filesAt(store.address, 'drawn').put('other', content, 0);
    expect([...(await files().olderThan(Date.now() + 60_000))].sort()).toEqual(names);
    expect(await files().olderThan(0)).toEqual([]);
  });

  test('[OPS-02] a full store refuses as a full disk does', async () => {
    store.fill();
    await expect(files().put('chat/one', content, 0)).rejects.toThrow(NoRoom);
  });

  test('[OPS-02] content that is not what was put fails before its last bytes', async () => {
    await files().put('chat/one', large, 0);
    store.spoil('files/chat/one');
    const file = await files().open('chat/one');
    const pieces = await takenOf(file?.body);
    expect(pieces.error).toBeInstanceOf(StorageUnavailable);
    expect(pieces.length).toBeLessThan(large.byteLength);
  });

  test('[OPS-02] a store that stops in the middle ends the read, and so does one that breaks off', async () => {
    await files().put('chat/one', large, 0);
    store.halve('cut');
    const cut = await files().open('chat/one');
    expect((await takenOf(cut?.body)).error).toBeInstanceOf(StorageUnavailable);

    store.halve('stall');
    const clock = movedClock();
    const broken = vi.fn<(error: unknown) => void>();
    const stalled = await filesAt(store.address, 'files', { ...usualReads, clock, broken }).open('chat/one');
    const reading = takenOf(stalled?.body, (length) => {
      if (length === large.byteLength / 2) setImmediate(() => clock.move(10_000));
    });
    expect((await reading).error).toBeInstanceOf(StorageUnavailable);
    expect(broken).toHaveBeenCalledOnce();
    await vi.waitFor(() => expect(store.openReads()).toBe(0));
  });

  test('[OPS-02] of a part, no other byte is sent', async () => {
    await files().put('chat/one', large, 0);
    const opened = await files().openPart('chat/one', { from: 7, to: 1_006 });
    expect((await takenOf(opened?.part?.body)).length).toBe(1_000);
    expect(store.reads()).toEqual([{ name: 'files/chat/one', bytes: 1_000 }]);
  });

  test('[OPS-02] a part of another version than was put or proved is refused once', async () => {
    const here = files();
    await here.put('chat/one', large, 0);
    store.spoil('files/chat/one');
    const part = { from: 0, to: 9 };
    await expect(here.openPart('chat/one', part)).rejects.toThrow(StorageUnavailable);
    expect((await here.openPart('chat/one', part))?.part).not.toBeNull();
    expect((await files().openPart('chat/one', part))?.part).not.toBeNull();
  });

  test('[OPS-02] a reader that goes away ends the read in the store', async () => {
    await files().put('chat/one', large, 0);
    store.halve('stall');
    const file = await files().open('chat/one');
    const reader = file?.body.getReader();
    await reader?.read();
    expect(store.openReads()).toBe(1);
    await reader?.cancel();
    await vi.waitFor(() => expect(store.openReads()).toBe(0));
  });

  test('[OPS-02] a missing bucket or a wrong key is no missing file', async () => {
    const elsewhere = filesAt(store.address.replace('hupo-files', 'other-files'));
    await expect(elsewhere.open('one')).rejects.toThrow(StorageUnavailable);
    const stranger = filesAt(store.address.replace('double-of-a-store', 'wrong'));
    await expect(stranger.open('one')).rejects.toThrow(StorageUnavailable);
  });
});

test('[OPS-02] a store that answers a write or a list with a bare 404 has done neither', async () => {
  const bare = createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(404).end());
  });
  await new Promise<void>((listening) => bare.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void bare.close());
  const { port } = bare.address() as AddressInfo;
  const there = filesAt(store.address.replace(/:\d+\//, `:${port}/`));
  await expect(there.put('chat/one', content, 0)).rejects.toThrow(StorageUnavailable);
  await expect(there.olderThan(0)).rejects.toThrow(StorageUnavailable);
  expect(await contentOf(there, 'chat/one')).toBeNull();
});

describe('an object store at the start', () => {
  test('[OPS-02] that can be used is left as it was', async () => {
    await checkObjectStore(objectAddress(store.address), systemClock);
    expect(store.names()).toEqual([]);
  });

  test.each([
    ['without the bucket', 'hupo-files', 'other-files', '环境变量 FILES_URL 的存储桶不存在'],
    ['that knows another key', 'double-of-a-store', 'wrong', '环境变量 FILES_URL 的密钥没有读写'],
  ])('[OPS-02] %s is refused by the setting, without its key', async (_what, part, other, words) => {
    const refused = checkObjectStore(objectAddress(store.address.replace(part, other)), systemClock);
    await expect(refused).rejects.toThrow(words);
    await expect(refused).rejects.not.toThrow('wrong');
  });

  test('[OPS-02] that is full, or away, is refused by the setting', async () => {
    store.fill();
    await expect(checkObjectStore(objectAddress(store.address), systemClock)).rejects.toThrow(
      '环境变量 FILES_URL 的存储桶没有剩余空间',
    );
    await store.close();
    await expect(checkObjectStore(objectAddress(store.address), systemClock)).rejects.toThrow(
      '环境变量 FILES_URL 的对象存储没有应答',
    );
  });
});

test('[OPS-02] a store that never answers a request is given up, also after memory was collected', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const silent = createServer(() => undefined).listen(0, '127.0.0.1');
  onTestFinished(() => {
    silent.closeAllConnections();
    silent.close();
  });
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const clock = movedClock();
  const address = store.address.replace(/:\d+\//, `:${port}/`);
  const files = filesAt(address, 'files', { ...usualReads, clock });
  for (const ask of [
    () => files.put('chat/one', content, 0),
    () => files.open('chat/one'),
    () => files.remove('chat/one'),
    () => files.olderThan(1),
  ]) {
    const asked = once(silent, 'request');
    const answer = ask().then(
      () => null,
      (error: unknown) => error,
    );
    await asked;
    collect();
    clock.move(10_000);
    expect(await answer).toBeInstanceOf(StorageUnavailable);
  }
});
