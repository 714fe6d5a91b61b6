import 'fake-indexeddb/auto';
import { isLeft, right } from 'fp-ts/Either';
import { openDB } from 'idb';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import {
  databaseName,
  databaseVersion,
  DeviceDatabase,
} from '../../../src/adapters/storage-indexed/device-database';
import { indexedFiles, indexedOutbox } from '../../../src/adapters/storage-indexed/indexed-shelf';
import { notifyWhenKept } from '../../../src/adapters/storage-indexed/notify-when-kept';
import { heldAs, keptAs, waitingAs } from '../../application/messages/file-outbox/samples';
import { entryAs } from '../../application/messages/outbox/samples';

beforeEach(async () => {
  await indexedOutbox(new DeviceDatabase()).wipe();
  await indexedFiles(new DeviceDatabase()).wipe();
});

const opened = () => indexedOutbox(new DeviceDatabase());

/** What the device has of a file's content. */
const contentOf = async (clientId: string): Promise<string | null> => {
  const found = await indexedFiles(new DeviceDatabase()).content(waitingAs(clientId, 1))();
  return isLeft(found) || found.right === null
    ? null
    : new TextDecoder().decode(await found.right.slice(0, 8).arrayBuffer());
};

test('[SOC-06] what is kept is there for a page that is opened later', async () => {
  const first = opened();
  expect(await first.keep(entryAs('a', 1))()).toEqual(right(undefined));
  await first.keep(entryAs('b', 2))();
  await first.keep(entryAs('a', 1, { state: 'failed' }))();
  expect(await opened().read('7')()).toEqual(right([entryAs('a', 1, { state: 'failed' }), entryAs('b', 2)]));
});

test('[SOC-06] what was taken is gone, and wiping leaves nothing', async () => {
  const outbox = opened();
  await outbox.keep(entryAs('a', 1))();
  await outbox.keep(entryAs('b', 2))();
  await outbox.remove('a')();
  expect(await outbox.read('7')()).toEqual(right([entryAs('b', 2)]));
  await outbox.wipe();
  expect(await outbox.read('7')()).toEqual(right([]));
});

test('[SOC-06] whoever waits for a message to be on the device hears it once it is there, and of no other', async () => {
  const { shelf, whenKept } = notifyWhenKept(opened());
  const heard: string[] = [];
  const there = whenKept('a').then(async () =>
    heard.push(...(isLeft(await opened().read('7')()) ? [] : ['a'])),
  );
  await shelf.keep(entryAs('b', 1))();
  expect(heard).toEqual([]);
  await shelf.keep(entryAs('a', 2))();
  await there;
  expect(heard).toEqual(['a']);
  await shelf.keep(entryAs('a', 2, { state: 'failed' }))();
  expect(await opened().read('7')()).toMatchObject({ right: [{ clientId: 'a' }, { clientId: 'b' }] });
});

test('[SEC-04] what others left is not read, and removed from the device', async () => {
  const outbox = opened();
  await outbox.keep(entryAs('a', 1))();
  expect(await outbox.read('8')()).toEqual(right([]));
  expect(await outbox.read('7')()).toEqual(right([]));
});

test('[SOC-06] a row that does not decode is removed, and the others are read', async () => {
  const outbox = opened();
  await outbox.keep(entryAs('a', 1))();
  const database = await openDB(databaseName, databaseVersion);
  await database.put('outbox', { half: true }, 'x');
  expect(await outbox.read('7')()).toEqual(right([entryAs('a', 1)]));
  expect(await database.getAllKeys('outbox')).toEqual(['a']);
  database.close();
});

test('[SOC-06] a database that the browser dropped is opened anew', async () => {
  const device = new DeviceDatabase();
  const outbox = indexedOutbox(device);
  await outbox.keep(entryAs('a', 1))();
  await device.use((database) => {
    database.close();
    return Promise.resolve();
  });
  expect(await outbox.keep(entryAs('b', 2))()).toEqual(right(undefined));
  expect(await outbox.read('7')()).toEqual(right([entryAs('a', 1), entryAs('b', 2)]));
});

test('[SOC-06] a device without room says so, and is not asked twice', async () => {
  const device = new DeviceDatabase();
  const outbox = indexedOutbox(device);
  await outbox.read('7')();
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  expect(await outbox.keep(entryAs('a', 1))()).toMatchObject({ left: { kind: 'full' } });
  expect(put).toHaveBeenCalledTimes(1);
  put.mockRestore();
});

test('[SOC-06] where there is no database that is told, and wiping does not fail', async () => {
  const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const outbox = opened();
  expect(isLeft(await outbox.read('7')())).toBe(true);
  await outbox.wipe();
  open.mockRestore();
});

test('[SOC-06] a file is kept with what it holds, beside the messages, and is gone once it is removed', async () => {
  const device = new DeviceDatabase();
  const file = new File(['%PDF-1.7'], '意向书.pdf', { type: 'application/pdf' });
  const held = { ...heldAs('f', 1), file };
  expect(await indexedFiles(device).keep(held)()).toEqual(right(undefined));
  await indexedOutbox(device).keep(entryAs('a', 1))();
  const found = await indexedFiles(new DeviceDatabase()).read('7')();
  expect(found).toMatchObject(right([{ clientId: 'f', name: held.name, type: 'application/pdf' }]));
  expect(await contentOf('f')).toBe('%PDF-1.7');
  await indexedFiles(device).remove('f')();
  expect(await indexedFiles(device).read('7')()).toEqual(right([]));
  expect(await contentOf('f')).toBeNull();
  expect(await indexedOutbox(device).read('7')()).toEqual(right([entryAs('a', 1)]));
});

test('[SOC-06] opening and looking read what the rows of files say, not what the files hold', async () => {
  const files = indexedFiles(new DeviceDatabase());
  await files.keep({ ...heldAs('f', 1), file: new File(['%PDF-1.7'], '意向书.pdf') })();
  const reads = (['get', 'getAll', 'openCursor'] as const).map((name) =>
    vi.spyOn(IDBObjectStore.prototype, name),
  );
  onTestFinished(() => reads.forEach((read) => read.mockRestore()));
  const readOf = () =>
    reads.flatMap(({ mock }) => mock.contexts.map((store) => (store as IDBObjectStore).name));
  expect(await files.read('7')()).toEqual(right([keptAs('f', 1)]));
  expect(await files.peek('7')()).toEqual(right([keptAs('f', 1)]));
  expect(readOf()).not.toContain('contents');
  await files.content(waitingAs('f', 1))();
  expect(readOf()).toContain('contents');
});

test('[SOC-06] a file that stands otherwise by now is kept anew without what it holds', async () => {
  const files = indexedFiles(new DeviceDatabase());
  await files.keep({ ...heldAs('f', 1), file: new File(['%PDF-1.7'], '意向书.pdf') })();
  await files.keep(keptAs('f', 1, { state: 'failed' }))();
  expect(await files.read('7')()).toEqual(right([keptAs('f', 1, { state: 'failed' })]));
  expect(await contentOf('f')).toBe('%PDF-1.7');
});

test('[SOC-06] files of a database that kept them whole are read, and so is what they hold', async () => {
  await new Promise((done) => (indexedDB.deleteDatabase(databaseName).onsuccess = done));
  const old = await openDB(databaseName, 2, {
    upgrade: (database) => {
      database.createObjectStore('outbox');
      database.createObjectStore('files');
    },
  });
  const bytes = await new Blob(['%PDF-1.7']).arrayBuffer();
  await old.put('files', { ...waitingAs('f', 1), bytes }, 'f');
  await old.put('files', { half: true }, 'x');
  await old.put('outbox', entryAs('a', 1), 'a');
  old.close();
  const device = new DeviceDatabase();
  expect(await indexedFiles(device).read('7')()).toEqual(right([keptAs('f', 1)]));
  expect(await contentOf('f')).toBe('%PDF-1.7');
  expect(await device.use((opened) => opened.get('files', 'f'))).not.toHaveProperty('bytes');
  expect(await indexedOutbox(device).read('7')()).toEqual(right([entryAs('a', 1)]));
});

test('[SOC-06] messages of a database that knew no files are read', async () => {
  await new Promise((done) => (indexedDB.deleteDatabase(databaseName).onsuccess = done));
  const old = await openDB(databaseName, 1, {
    upgrade: (database) => void database.createObjectStore('outbox'),
  });
  await old.put('outbox', entryAs('a', 1), 'a');
  old.close();
  const device = new DeviceDatabase();
  expect(await indexedOutbox(device).read('7')()).toEqual(right([entryAs('a', 1)]));
  expect(await indexedFiles(device).read('7')()).toEqual(right([]));
});

test('[SEC-04] a file that another user left is not read, and removed from the device', async () => {
  const files = indexedFiles(new DeviceDatabase());
  await files.keep({ ...heldAs('f', 1), file: new File(['%PDF-1.7'], '意向书.pdf') })();
  expect(await files.read('8')()).toEqual(right([]));
  expect(await files.read('7')()).toEqual(right([]));
  expect(await contentOf('f')).toBeNull();
});

test('[SOC-08] wiping leaves nothing of what files hold', async () => {
  const files = indexedFiles(new DeviceDatabase());
  await files.keep({ ...heldAs('f', 1), file: new File(['%PDF-1.7'], '意向书.pdf') })();
  await files.wipe();
  expect([await files.read('7')(), await contentOf('f')]).toEqual([right([]), null]);
});

test('[SEC-04][SOC-08] looking at what is kept for one takes nothing away that is kept for another', async () => {
  const outbox = opened();
  await outbox.keep(entryAs('a', 1))();
  expect(await outbox.peek('8')()).toEqual(right([]));
  expect(await outbox.peek('7')()).toEqual(right([entryAs('a', 1)]));
  expect(await outbox.read('7')()).toEqual(right([entryAs('a', 1)]));
});
