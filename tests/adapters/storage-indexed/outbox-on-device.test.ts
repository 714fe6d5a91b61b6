import 'fake-indexeddb/auto';
import { left, right } from 'fp-ts/Either';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { DeviceDatabase } from '../../../src/adapters/storage-indexed/device-database';
import { indexedFiles, indexedOutbox } from '../../../src/adapters/storage-indexed/indexed-shelf';
import { userInfoMachine } from '../../../src/application/session/user-info/machine';
import { lostIfWiped, type Outgoing } from '../../../src/domain/chat/outgoing';
import { indexedTickets } from '../../../src/adapters/storage-indexed/indexed-tickets';
import { keptTickets } from '../../../src/adapters/storage-indexed/kept-tickets';
import { notifyWhenKept } from '../../../src/adapters/storage-indexed/notify-when-kept';
import { StoredChatDrafts } from '../../../src/adapters/storage-web/stored-chat-drafts';
import { startOutbox } from '../../../src/wiring/wire-outbox';
import { openedSocket } from '../../application/messages/message-socket/opened-socket';
import { heldAs } from '../../application/messages/file-outbox/samples';
import { entryAs, outgoingOf } from '../../application/messages/outbox/samples';
import { fakeClock } from '../../support/fakes/clock';
import { fakeStorage } from '../../support/fakes/key-value-storage';
import { fakeUploadGateway } from '../../support/fakes/upload-gateway';
import { fakeRandom } from '../../support/fakes/random';
import { token } from '../../support/samples/token';
import { soon } from '../../support/soon';

const database = new DeviceDatabase();
const device = indexedOutbox(database);
const files = indexedFiles(database);
/** One for all tests: an outbox of a test before would take a message of the same key for its own. */
const random = fakeRandom();
beforeEach(async () => {
  await device.wipe();
  await files.wipe();
});

type Facts = Record<string, (fact: object) => void>;

/** The outbox on a device, with who comes and leaves in the test's hands. */
const opened = (storage = fakeStorage()) => {
  const running = openedSocket();
  const facts: Facts = {};
  const toasts: string[] = [];
  const on = (name: string, hear: (fact: object) => void): void => void (facts[name] = hear);
  const absent = createActor(userInfoMachine).getSnapshot();
  const flows = {
    messageSocket: running.actor,
    userInfo: { getSnapshot: () => absent, on },
    session: { on },
    notices: { send: ({ text }: { readonly text: string }) => void toasts.push(text) },
  };
  const upload = fakeUploadGateway();
  const own = new DeviceDatabase();
  const { shelf: messages, whenKept } = notifyWhenKept(indexedOutbox(own));
  const sessionOpener = startOutbox(
    {
      messages,
      whenKept,
      files: indexedFiles(own),
      changes: own,
      drafts: new StoredChatDrafts(storage.port),
      tickets: keptTickets(own),
      upload: upload.port,
      clock: fakeClock().port,
      random,
      confirms: true,
    },
    flows as never,
    () => undefined,
  );
  const out: { now: Outgoing } = { now: outgoingOf([]) };
  const heard: Outgoing[] = [];
  onTestFinished(
    sessionOpener.listen((reported) => {
      out.now = reported;
      heard.push(reported);
    }),
  );
  return {
    ...{ sessionOpener, storage, toasts, running, upload, heard },
    now: () => out.now,
    keys: () => out.now.queue.map(({ content }) => content),
    comes: (userId: string) => facts['userInfo.loaded']?.({ user: { userId } }),
    leaves: (reason: 'loggedOut' | 'expired') => facts['session.ended']?.({ reason }),
    connects: () => {
      running.actor.send({ type: 'socket.openRequested', userId: '7', token: token('first') });
      running.socket.last().listener.opened();
    },
  };
};

const kept = async (userId = '7') => {
  const found = await device.read(userId)();
  return found._tag === 'Right' ? found.right.map(({ content }) => content) : found.left;
};

describe('the outbox of a page', () => {
  test('[SOC-06] what is written is kept on the device, goes out over the socket and is gone once it was taken', async () => {
    const { sessionOpener, comes, connects, keys, running } = opened();
    comes('7');
    sessionOpener.write({ to: '8', content: '您好' });
    await soon(() => expect(keys()).toEqual(['您好']));
    await vi.waitFor(async () => expect(await kept()).toEqual(['您好']));
    connects();
    await soon(() => expect(running.socket.last().sent).toMatchObject([{ to: '8', content: '您好' }]));
    running.socket.last().listener.taken(running.socket.last().sent[0]?.clientId ?? '');
    await soon(() => expect(keys()).toEqual([]));
    await vi.waitFor(async () => expect(await kept()).toEqual([]));
  });

  test('[SOC-06] what a page before kept is there when its user is known, in order', async () => {
    await device.keep(entryAs('b', 2))();
    await device.keep(entryAs('a', 1))();
    const { comes, keys } = opened();
    expect(keys()).toEqual([]);
    comes('7');
    await soon(() => expect(keys()).toEqual(['第 a 句', '第 b 句']));
  });

  test('[SEC-04][SOC-06] another user finds neither messages nor drafts of who was here before', async () => {
    await device.keep(entryAs('a', 1))();
    const drafts = JSON.stringify({ userId: '7', texts: { 8: '没写完' } });
    const { comes, keys, storage } = opened(fakeStorage({ 'hupo.chat-drafts': drafts }));
    comes('9');
    await vi.waitFor(async () => expect(await kept('9')).toEqual([]));
    expect(keys()).toEqual([]);
    expect(storage.kept.get('hupo.chat-drafts')).toBeUndefined();
    expect(await kept('7')).toEqual([]);
  });

  test('[SEC-04][SOC-06] what a member left who logged out before its code came is deleted by it', async () => {
    await device.keep(entryAs('a', 1))();
    opened().sessionOpener.forget();
    await vi.waitFor(async () => expect(await kept()).toEqual([]));
  });

  test.each([
    ['expired', ['您好']],
    ['loggedOut', []],
  ] as const)('[SOC-06] after a session that %s the device holds %j', async (reason, remains) => {
    const { sessionOpener, comes, leaves, keys } = opened();
    comes('7');
    sessionOpener.write({ to: '8', content: '您好' });
    await vi.waitFor(async () => expect(await kept()).toEqual(['您好']));
    leaves(reason);
    await soon(() => expect(keys()).toEqual([]));
    await vi.waitFor(async () => expect(await kept()).toEqual(remains));
  });

  test('[SEC-04][MKT-22] tickets end with a chosen logout, and with the login of another user', async () => {
    const tickets = indexedTickets(database, globalThis.crypto);
    const listed = { at: Date.UTC(2026, 10, 20), list: [] };
    const keptBy = async (userId: string) => tickets.tickets(userId)();
    const { comes, leaves } = opened();
    await tickets.keepTickets('7', listed)();
    await tickets.keepTickets('9', listed)();
    comes('7');
    await vi.waitFor(async () => expect(await keptBy('9')).toEqual(right(null)));
    expect(await keptBy('7')).toEqual(right(listed));
    leaves('expired');
    comes('7');
    expect(await keptBy('7')).toEqual(right(listed));
    leaves('loggedOut');
    await vi.waitFor(async () => expect(await keptBy('7')).toEqual(right(null)));
  });

  test('[SOC-06] a message that the gateway refused can be sent again, and given up', async () => {
    const { sessionOpener, comes, connects, keys, running } = opened();
    comes('7');
    connects();
    sessionOpener.write({ to: '8', content: '您好' });
    await soon(() => expect(running.socket.last().sent).toHaveLength(1));
    const [{ clientId } = { clientId: '' }] = running.socket.last().sent;
    const refusal = { id: null, from: null, fromName: null, to: '7', content: '请稍后', kind: 'refused' };
    const same = { sentAt: 1, conversation: null, link: null, masked: false, after: null, clientId };
    running.socket.last().listener.message(right({ ...refusal, ...same } as never));
    sessionOpener.retry(clientId);
    await soon(() => expect(running.socket.last().sent).toHaveLength(2));
    running.socket.last().listener.message(right({ ...refusal, ...same } as never));
    sessionOpener.discard(clientId);
    await soon(() => expect(keys()).toEqual([]));
  });

  test('[SOC-06] a database that the browser drops between two messages is opened anew, and both are kept', async () => {
    const { sessionOpener, comes, toasts } = opened();
    comes('7');
    sessionOpener.write({ to: '8', content: '一' });
    await vi.waitFor(async () => expect(await kept()).toEqual(['一']));
    const dropped = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
      throw new DOMException('The database connection is closing.', 'InvalidStateError');
    });
    onTestFinished(() => dropped.mockRestore());
    sessionOpener.write({ to: '8', content: '二' });
    await soon(() => expect(dropped).toHaveBeenCalled());
    await vi.waitFor(async () => expect(await kept()).toEqual(['一', '二']));
    expect(toasts).toEqual([]);
  });

  test('[SOC-06] where the device has no room, the member is told before the page is closed', async () => {
    const { sessionOpener, comes, toasts } = opened();
    comes('7');
    await vi.waitFor(async () => expect(await kept()).toEqual([]));
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    onTestFinished(() => full.mockRestore());
    sessionOpener.write({ to: '8', content: '您好' });
    await soon(() => expect(toasts).toEqual(['本机存储空间已满，消息发出前请不要关闭页面']));
  });

  const pdf = (name: string): File => new File(['%PDF-1.7'], name, { type: 'application/pdf' });
  const keptFiles = async (userId = '7') => {
    const found = await files.read(userId)();
    return found._tag === 'Right' ? found.right.map(({ name }) => name) : found.left;
  };

  test('[SOC-06] a file that was chosen offline is kept, goes up once it can, and its message goes out under its key', async () => {
    const before = opened();
    before.comes('7');
    await before.sessionOpener.writeFile({ to: '8', file: pdf('意向书.pdf'), type: 'application/pdf' })();
    await vi.waitFor(async () => expect(await keptFiles()).toEqual(['意向书.pdf']));
    const clientId = before.now().files[0]?.clientId ?? '';
    const { comes, connects, upload, running, now } = opened();
    comes('7');
    await soon(() => expect(now().files).toMatchObject([{ clientId, name: '意向书.pdf', size: 8 }]));
    await soon(() => expect(upload.upload.calls).toHaveLength(1));
    upload.upload.last().answer(left({ kind: 'network' }));
    await soon(() => expect(now().progress).toEqual({ clientId, sent: null }));
    connects();
    await soon(() => expect(upload.upload.calls).toHaveLength(2));
    const taken = { id: 'f-1', name: '意向书.pdf', size: 8, type: 'application/pdf' } as const;
    upload.upload.last().answer(right(taken));
    await soon(() => expect(running.socket.last().sent).toMatchObject([{ clientId, to: '8' }]));
    expect(now()).toMatchObject({ files: [], progress: null });
    await vi.waitFor(async () => expect(await keptFiles()).toEqual([]));
  });

  test('[SOC-06] a file is told of with each step, sent again and given up by hand', async () => {
    const { sessionOpener, comes, upload, now, heard } = opened();
    comes('7');
    await sessionOpener.writeFile({ to: '8', file: pdf('意向书.pdf'), type: 'application/pdf' })();
    await soon(() => expect(upload.upload.calls).toHaveLength(1));
    upload.progress(4);
    const clientId = now().files[0]?.clientId ?? '';
    expect(now().progress).toEqual({ clientId, sent: 4 });
    const reported = heard.length;
    upload.progress(4);
    expect(heard).toHaveLength(reported);
    upload.upload.last().answer(left({ kind: 'refused', code: 500, message: '请稍后' }));
    await soon(() => expect(now().files).toMatchObject([{ state: 'failed', why: '请稍后' }]));
    sessionOpener.retry(clientId);
    await soon(() => expect(upload.upload.calls).toHaveLength(2));
    sessionOpener.discard(clientId);
    expect([now().files, upload.upload.last().signal?.aborted]).toEqual([[], true]);
    await vi.waitFor(async () => expect(await keptFiles()).toEqual([]));
  });

  test.each([
    ['expired', ['意向书 f.pdf']],
    ['loggedOut', []],
  ] as const)('[SOC-08] after a session that %s the device holds the files %j', async (reason, remains) => {
    await files.keep({ ...heldAs('f', 1), file: pdf('意向书.pdf') })();
    const { comes, leaves, now } = opened();
    comes('7');
    await soon(() => expect(now().files).toHaveLength(1));
    leaves(reason);
    expect(now().files).toEqual([]);
    await vi.waitFor(async () => expect(await keptFiles()).toEqual(remains));
  });

  test('[SEC-04] another user finds no file of who was here before', async () => {
    await files.keep({ ...heldAs('f', 1), file: pdf('意向书.pdf') })();
    const { comes, now } = opened();
    comes('9');
    await vi.waitFor(async () => expect(await keptFiles('9')).toEqual([]));
    expect([now().files, await keptFiles('7')]).toEqual([[], []]);
  });

  test('[SOC-08] what another tab keeps for the same user counts among what a logout would lose, until it is gone', async () => {
    const [first, second] = [opened(), opened()];
    first.comes('7');
    second.comes('7');
    await soon(() => expect(second.now().queue).toEqual([]));
    first.sessionOpener.write({ to: '8', content: '您好' });
    await first.sessionOpener.writeFile({ to: '8', file: pdf('意向书.pdf'), type: 'application/pdf' })();
    await vi.waitFor(() => expect(lostIfWiped(second.now())).toBe(2));
    expect([second.now().queue, second.now().files]).toEqual([[], []]);
    first.sessionOpener.discard(first.now().queue[0]?.clientId ?? '');
    await vi.waitFor(() => expect(lostIfWiped(second.now())).toBe(1));
    expect(lostIfWiped(first.now())).toBe(1);
  });

  test('[SOC-08] what a page before kept is counted once, and no more when it was taken', async () => {
    await device.keep(entryAs('b', 2))();
    await device.keep(entryAs('a', 1))();
    const { comes, connects, keys, running, now } = opened();
    comes('7');
    await soon(() => expect(keys()).toEqual(['第 a 句', '第 b 句']));
    // The device was looked at meanwhile for what others keep.
    await device.read('7')();
    await soon(() => expect(lostIfWiped(now())).toBe(2));
    connects();
    for (const key of ['a', 'b']) {
      await soon(() => expect(running.socket.last().sent.at(-1)?.clientId).toBe(key));
      running.socket.last().listener.taken(key);
    }
    await soon(() => expect(lostIfWiped(now())).toBe(0));
  });

  test('[SOC-06] no more than 20 files wait, those of other tabs among them; one more does once another is given up', async () => {
    const [first, second] = [opened(), opened()];
    first.comes('7');
    second.comes('7');
    await soon(() => expect(second.now().queue).toEqual([]));
    const give = ({ sessionOpener }: typeof first, name: string) =>
      sessionOpener.writeFile({ to: '8', file: pdf(name), type: 'application/pdf' })();
    for (const name of Array.from({ length: 12 }, (_, nth) => `甲 ${nth}.pdf`))
      expect(await give(first, name)).toBeNull();
    await soon(() => expect(second.now().elsewhere).toBe(12));
    for (const name of Array.from({ length: 8 }, (_, nth) => `乙 ${nth}.pdf`))
      expect(await give(second, name)).toBeNull();
    await soon(() => expect(first.now().elsewhere).toBe(8));
    expect([await give(first, '甲.pdf'), await give(second, '乙.pdf')]).toEqual([
      { kind: 'tooMany' },
      { kind: 'tooMany' },
    ]);
    expect([first.now().files.length, second.now().files.length]).toEqual([12, 8]);
    first.sessionOpener.discard(first.now().files[3]?.clientId ?? '');
    await soon(() => expect(second.now().elsewhere).toBe(11));
    expect(await give(second, '乙.pdf')).toBeNull();
  });
});
