import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isRight } from 'fp-ts/Either';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { checkObjectStore } from '../../../gateway/src/adapters/file-store/check-object-store';
import { objectFiles } from '../../../gateway/src/adapters/file-store/object-files';
import {
  objectStoreAddress,
  type ObjectStoreAddress,
} from '../../../gateway/src/adapters/file-store/object-store-address';
import { NoRoom, StorageUnavailable } from '../../../gateway/src/ports/storage-fault';
import { startObjectStore, type ObjectStoreDouble } from '../../../tools/servers/object-store';

let store: ObjectStoreDouble;

const addressOf = (given: string): ObjectStoreAddress => {
  const read = objectStoreAddress(given);
  if (!isRight(read) || read.right === null) throw new Error('no address');
  return read.right;
};
const files = () => objectFiles(addressOf(store.address), 'files');
const content = new Uint8Array([0, 1, 2, 255]);

beforeEach(async () => {
  store = await startObjectStore();
});
afterEach(() => store.close());

describe('files in an object store', () => {
  test('[OPS-02] a file comes back as it was put, under its folder, until it is removed', async () => {
    await files().put('chat/one', content, 0);
    expect(store.names()).toEqual(['files/chat/one']);
    expect(await files().get('chat/one')).toEqual(content);
    await files().remove('chat/one');
    await files().remove('chat/one');
    expect(await files().get('chat/one')).toBeNull();
  });

  test('[OPS-02] all files older than a moment are listed, in however many parts, of this folder alone', async () => {
    const names = Array.from({ length: 120 }, (_, place) => `chat/${String(place).padStart(3, '0')}`);
    await Promise.all(names.map((name) => files().put(name, content, 0)));
    await objectFiles(addressOf(store.address), 'drawn').put('other', content, 0);
    expect([...(await files().olderThan(Date.now() + 60_000))].sort()).toEqual(names);
    expect(await files().olderThan(0)).toEqual([]);
  });

  test('[OPS-02] a full store refuses as a full disk does', async () => {
    store.fill();
    await expect(files().put('chat/one', content, 0)).rejects.toThrow(NoRoom);
  });

  test('[OPS-02] content that is not what was put is never handed out', async () => {
    await files().put('chat/one', content, 0);
    store.spoil('files/chat/one');
    await expect(files().get('chat/one')).rejects.toThrow(StorageUnavailable);
  });

  test('[OPS-02] a missing bucket or a wrong key is no missing file', async () => {
    const elsewhere = addressOf(store.address.replace('hupo-files', 'other-files'));
    await expect(objectFiles(elsewhere, 'files').get('one')).rejects.toThrow(StorageUnavailable);
    const stranger = addressOf(store.address.replace('double-of-a-store', 'wrong'));
    await expect(objectFiles(stranger, 'files').get('one')).rejects.toThrow(StorageUnavailable);
  });
});

test('[OPS-02] a store that answers a write or a list with a bare 404 has done neither', async () => {
  const bare = createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(404).end());
  });
  await new Promise<void>((listening) => bare.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void bare.close());
  const { port } = bare.address() as AddressInfo;
  const there = objectFiles(addressOf(store.address.replace(/:\d+\//, `:${port}/`)), 'files');
  await expect(there.put('chat/one', content, 0)).rejects.toThrow(StorageUnavailable);
  await expect(there.olderThan(0)).rejects.toThrow(StorageUnavailable);
  expect(await there.get('chat/one')).toBeNull();
});

describe('an object store at the start', () => {
  test('[OPS-02] that can be used is left as it was', async () => {
    await checkObjectStore(addressOf(store.address));
    expect(store.names()).toEqual([]);
  });

  test.each([
    ['without the bucket', 'hupo-files', 'other-files', '环境变量 FILES_URL 的存储桶不存在'],
    ['that knows another key', 'double-of-a-store', 'wrong', '环境变量 FILES_URL 的密钥没有读写'],
  ])('[OPS-02] %s is refused by the setting, without its key', async (_what, part, other, words) => {
    const refused = checkObjectStore(addressOf(store.address.replace(part, other)));
    await expect(refused).rejects.toThrow(words);
    await expect(refused).rejects.not.toThrow('wrong');
  });

  test('[OPS-02] that is full, or away, is refused by the setting', async () => {
    store.fill();
    await expect(checkObjectStore(addressOf(store.address))).rejects.toThrow(
      '环境变量 FILES_URL 的存储桶没有剩余空间',
    );
    await store.close();
    await expect(checkObjectStore(addressOf(store.address))).rejects.toThrow(
      '环境变量 FILES_URL 的对象存储没有应答',
    );
  });
});
