import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { folderFiles } from '../../../gateway/src/adapters/file-store/folder-files';
import { memoryFiles } from '../../../gateway/src/adapters/file-store/memory-files';
import { objectFiles } from '../../../gateway/src/adapters/file-store/object-files';
import { wholeOf } from '../../../gateway/src/ports/file-reading';
import type { FileStore, WantedPart } from '../../../gateway/src/ports/file-store';
import { startObjectStore, type ObjectStoreDouble } from '../../../tools/servers/object-store';
import { contentOf, usualReads } from '../../support/gateway/file-reads';
import { movedClock } from '../../support/gateway/moved-clock';
import { objectAddress } from './object-address';

const largest = 64 * 1024;
const content = Uint8Array.from({ length: 3 * largest + 5 }, (_, place) => place % 251);

let folder: string;
let store: ObjectStoreDouble;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hupo-file-stores-'));
  store = await startObjectStore();
});
afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

const stores: readonly (readonly [name: string, make: (needs?: typeof usualReads) => FileStore])[] = [
  ['memory', () => memoryFiles(() => true)],
  ['a folder', (needs = usualReads) => folderFiles(folder, () => true, needs)],
  ['an object store', (needs = usualReads) => objectFiles(objectAddress(store.address), 'files', needs)],
];

/** Many bytes are compared at once. */
const isSame = (one: Uint8Array | null, other: Uint8Array): boolean =>
  one !== null && Buffer.compare(one, other) === 0;

const partOf = async (files: FileStore, wanted: WantedPart) => {
  const opened = await files.openPart('chat/one', wanted);
  if (opened === null || opened.part === null) return opened;
  const { from, to, body } = opened.part;
  const read = await wholeOf({ size: to + 1 - from, body });
  return { size: opened.size, from, to, isSame: isSame(read, content.subarray(from, to + 1)) };
};

describe.each(stores)('files in %s', (_name, make) => {
  test('[OPS-02] come back as they were put, until they are removed', async () => {
    const files = make();
    for (const some of [content, new Uint8Array([0, 1, 255]), new Uint8Array()]) {
      await files.put('chat/one', some, 0);
      expect(isSame(await contentOf(files, 'chat/one'), some)).toBe(true);
    }
    await files.remove('chat/one');
    await files.remove('chat/one');
    expect(await files.open('chat/one')).toBeNull();
    expect(await files.openPart('chat/one', { from: 0, to: null })).toBeNull();
  });

  test('[OPS-02] are read in one part, which knows the size of the whole', async () => {
    const files = make();
    await files.put('chat/one', content, 0);
    const size = content.byteLength;
    const last = size - 1;
    const rows: readonly (readonly [WantedPart, number, number])[] = [
      [{ from: 0, to: 0 }, 0, 0],
      [{ from: 10, to: 100_000 }, 10, 100_000],
      [{ from: last, to: null }, last, last],
      [{ from: 5, to: size + 7 }, 5, last],
      [{ last: 3 }, size - 3, last],
      [{ last: size + 7 }, 0, last],
    ];
    for (const [wanted, from, to] of rows)
      expect(await partOf(files, wanted)).toEqual({ size, from, to, isSame: true });
    for (const wanted of [{ from: size, to: null }, { last: 0 }])
      expect(await partOf(files, wanted)).toEqual({ size, part: null });
  });

  test('[OPS-02] are given up by a reader that has seen enough', async () => {
    const files = make();
    await files.put('chat/one', content, 0);
    const file = await files.open('chat/one');
    const reader = file?.body.getReader();
    expect((await reader?.read())?.done).toBe(false);
    await reader?.cancel();
    expect(isSame(await contentOf(files, 'chat/one'), content)).toBe(true);
  });
});

describe.each(stores.slice(1))('a reader of %s', (_name, make) => {
  test('[SEC-05] that takes nothing for two minutes gets nothing more', async () => {
    const clock = movedClock();
    const files = make({ ...usualReads, clock });
    await files.put('chat/one', content, 0);
    const file = await files.open('chat/one');
    const reader = file?.body.getReader();
    await reader?.read();
    clock.move(119_000);
    expect((await reader?.read())?.done).toBe(false);
    clock.move(120_000);
    await expect(reader?.read()).rejects.toThrow('took nothing');
    expect(clock.waiting()).toBe(0);
  });

  test('[OPS-02] leaves no timer behind when it has read all', async () => {
    const clock = movedClock();
    const files = make({ ...usualReads, clock });
    await files.put('chat/one', content, 0);
    expect(isSame(await contentOf(files, 'chat/one'), content)).toBe(true);
    expect(clock.waiting()).toBe(0);
  });
});
