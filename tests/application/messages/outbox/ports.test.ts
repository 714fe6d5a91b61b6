import { unsentCount } from '../../../../src/domain/chat/outbox-queue';
import { describe, expect, test } from 'vitest';
import { settled } from '../../../support/fakes/settled';
import { openedOutbox } from './opened-outbox';
import { writtenAs } from './samples';

const came = (userId: string) => ({ type: 'outbox.memberCame', userId }) as const;
const write = (clientId: string) =>
  ({ type: 'outbox.written', written: writtenAs(clientId), after: 0 }) as const;
const left = (chosen: boolean) => ({ type: 'outbox.memberLeft', chosen }) as const;
const keys = (entries: readonly { readonly clientId: string }[]) => entries.map(({ clientId }) => clientId);

describe('the outbox over its ports', () => {
  test('[SOC-06] what was written while offline is kept, and goes out after a reload, in order', async () => {
    const before = openedOutbox();
    before.actor.send(came('7'));
    await settled();
    before.actor.send(write('a'));
    before.actor.send(write('b'));
    await settled();
    before.actor.stop();
    const after = openedOutbox(true, before.shelf);
    after.actor.send(came('7'));
    await settled();
    expect(keys(after.status().entries)).toEqual(['a', 'b']);
    after.line.notify({ type: 'line.opened' });
    await settled();
    after.line.notify({ type: 'line.taken', clientId: 'a' });
    after.line.notify({ type: 'line.taken', clientId: 'b' });
    await settled();
    expect(keys(after.line.sent)).toEqual(['a', 'b']);
    expect([after.status().entries, after.shelf.kept()]).toEqual([[], []]);
  });

  test('[SOC-06] what a tab that was closed left goes first, from the one that is open', async () => {
    const closed = openedOutbox();
    const open = openedOutbox(true, closed.shelf);
    closed.actor.send(came('7'));
    open.actor.send(came('7'));
    await settled();
    closed.actor.send(write('a'));
    closed.actor.send(write('b'));
    await settled();
    closed.actor.stop();
    open.actor.send({ ...write('c'), after: 2 });
    open.line.notify({ type: 'line.opened' });
    await settled();
    for (const clientId of ['a', 'b', 'c']) open.line.notify({ type: 'line.taken', clientId });
    await settled();
    expect(keys(open.line.sent)).toEqual(['a', 'b', 'c']);
    expect(open.shelf.kept()).toEqual([]);
  });

  test('[SOC-06] what a tab wrote while the other was online, and did not send, goes from there after 10 s', async () => {
    const closed = openedOutbox();
    const open = openedOutbox(true, closed.shelf);
    closed.actor.send(came('7'));
    open.actor.send(came('7'));
    await settled();
    open.line.notify({ type: 'line.opened' });
    await settled();
    closed.actor.send(write('a'));
    await settled();
    closed.actor.stop();
    open.actor.send({ type: 'outbox.othersKeep' });
    open.clock.pass(9_999);
    await settled();
    expect(open.line.sent).toEqual([]);
    open.clock.pass(1);
    await settled();
    expect(keys(open.line.sent)).toEqual(['a']);
  });

  test('[SOC-06] after a session that just ended the same user finds what they wrote', async () => {
    const running = openedOutbox();
    running.actor.send(came('7'));
    running.actor.send(write('a'));
    await settled();
    running.actor.send(left(false));
    expect(running.status().entries).toEqual([]);
    running.actor.send(came('7'));
    await settled();
    expect(keys(running.status().entries)).toEqual(['a']);
  });

  test('[SOC-06][SEC-04] another user of the device never sees it, and it is gone from the device', async () => {
    const running = openedOutbox();
    running.actor.send(came('7'));
    running.actor.send(write('a'));
    await settled();
    running.actor.send(left(false));
    running.actor.send(came('8'));
    await settled();
    expect([running.status().entries, running.shelf.kept()]).toEqual([[], []]);
  });

  test('[SOC-08] a chosen logout wipes what is unsent, and how many those are was told before', async () => {
    const running = openedOutbox();
    running.actor.send(came('7'));
    running.actor.send(write('a'));
    running.actor.send(write('b'));
    await settled();
    expect(unsentCount(running.status().entries)).toBe(2);
    running.actor.send(left(true));
    await settled();
    expect([running.status().entries, running.shelf.kept()]).toEqual([[], []]);
  });

  test('[SOC-06] a device without room is told of, and the message is sent all the same', async () => {
    const running = openedOutbox();
    running.actor.send(came('7'));
    await settled();
    running.line.notify({ type: 'line.opened' });
    running.shelf.fails({ kind: 'full' });
    running.actor.send(write('a'));
    await settled();
    expect(running.reported).toEqual([{ type: 'outbox.notKept', failure: { kind: 'full' } }]);
    expect(keys(running.line.sent)).toEqual(['a']);
  });

  test('[SOC-06] without client ids a message that was sent is never sent again by itself, also after a reload', async () => {
    const before = openedOutbox(false);
    before.actor.send(came('7'));
    await settled();
    before.actor.send(write('a'));
    before.line.notify({ type: 'line.opened' });
    before.actor.send(write('b'));
    await settled();
    before.actor.stop();
    const after = openedOutbox(false, before.shelf, before.line);
    after.actor.send(came('7'));
    await settled();
    after.line.notify({ type: 'line.lost' });
    after.line.notify({ type: 'line.opened' });
    expect(keys(after.line.sent)).toEqual(['a', 'b']);
    expect(after.status().entries.map(({ state }) => state)).toEqual(['unconfirmed', 'unconfirmed']);
  });

  test('[SOC-06] a device that does not answer holds nothing up for longer than 3 s', async () => {
    const running = openedOutbox();
    running.line.notify({ type: 'line.opened' });
    running.actor.send(came('7'));
    running.actor.send(write('a'));
    running.clock.pass(3_000);
    expect(keys(running.line.sent)).toEqual(['a']);
    await settled();
    expect(keys(running.status().entries)).toEqual(['a']);
  });
});
