import 'fake-indexeddb/auto';
import { right } from 'fp-ts/Either';
import { afterEach, expect, test } from 'vitest';
import { DeviceDatabase } from '../../../src/adapters/storage-indexed/device-database';
import { indexedTickets } from '../../../src/adapters/storage-indexed/indexed-tickets';
import { keptTickets } from '../../../src/adapters/storage-indexed/kept-tickets';

const device = () => indexedTickets(new DeviceDatabase(), globalThis.crypto);
const kept = { at: Date.UTC(2026, 10, 20), list: [] };

afterEach(async () => {
  await keptTickets(new DeviceDatabase()).wipe();
});

test('[MKT-22] a code is signed by a key that stays on the device, and read by its public part', async () => {
  const key = await device().publicKey('7')();
  expect(await device().publicKey('7')()).toEqual(key);
  const signed = await device().sign('7', 'T1.59')();
  if (key._tag === 'Left' || signed._tag === 'Left') throw new Error('the device keeps no key');
  expect(await device().verify(key.right, 'T1.59', signed.right)()).toBe(true);
  expect(await device().verify(key.right, 'T1.60', signed.right)()).toBe(false);
});

test('[SEC-04][MKT-22] of tickets only those of another user are discarded, and wiping leaves none', async () => {
  const ending = keptTickets(new DeviceDatabase());
  await device().keepTickets('7', kept)();
  await ending.discardOthers('7')();
  expect(await device().tickets('7')()).toEqual(right(kept));
  await ending.discardOthers('8')();
  expect(await device().tickets('7')()).toEqual(right(null));
  await device().keepTickets('7', kept)();
  await ending.wipe();
  expect(await device().tickets('7')()).toEqual(right(null));
});
