import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import type { Token } from '../../../contract/account/token';
import type { OutboxEntry } from '../../../src/domain/chat/outbox-entry';
import type { OutboxQueue } from '../../../src/domain/chat/outbox-queue';
import type { StorageFailure } from '../../../src/domain/session/storage-failure';
import { storedNames } from '../../../src/domain/session/stored-names';
import type { KeyValueStorage } from '../../../src/ports/key-value-storage';
import type { SessionNews } from '../../../src/ports/session-peers';
import type { Shelf } from '../../../src/ports/shelf';
import { fakeStorage, type FakeStorage } from '../fakes/key-value-storage';
import { fakeOutbox, type FakeOutbox } from '../fakes/outbox';
import { fakeLock, type FakeLock } from '../fakes/payment-device';
import { fakeRandom } from '../fakes/random';
import { fakeTokenStore, type FakeTokenStore } from '../fakes/token-store';
import type { Random } from '../../../src/ports/random';

type PeekedShelf = Shelf<OutboxEntry> & {
  readonly peek: (userId: string) => TE.TaskEither<StorageFailure, OutboxQueue>;
};

/** What the tabs of one browser share. */
export interface Device {
  readonly tokens: FakeTokenStore;
  readonly storage: FakeStorage;
  readonly outbox: FakeOutbox;
  readonly messages: PeekedShelf;
  readonly lock: FakeLock;
  readonly random: Random;
  /** What tabs report to each other: each hears what the others say. */
  readonly peers: Set<{ readonly from: object; readonly hear: (news: SessionNews) => void }>;
}

/** The storage of a browser, with the token of an earlier visit. */
export const device = (kept: Token | null): Device => {
  const outbox = fakeOutbox();
  return {
    tokens: fakeTokenStore(kept),
    storage: fakeStorage({ 'hupo.renewed-at': String(Date.now()) }),
    outbox,
    messages: {
      ...outbox.port,
      peek: (userId) => () => TE.right(outbox.kept().filter((entry) => entry.userId === userId))(),
    },
    lock: fakeLock(),
    random: fakeRandom(),
    peers: new Set(),
  };
};

/** The storage of one tab: what ends with the tab is its own, the rest is the device's. */
export const storageOf = (onDevice: FakeStorage, ofTab: FakeStorage): KeyValueStorage => {
  const placeOf = (name: keyof typeof storedNames): FakeStorage =>
    storedNames[name].place === 'tab' ? ofTab : onDevice;
  return {
    read: (name) => placeOf(name).port.read(name),
    write: (name, text) => () =>
      onDevice.failure === null ? placeOf(name).port.write(name, text)() : E.left(onDevice.failure),
    remove: (name) => placeOf(name).port.remove(name),
  };
};
