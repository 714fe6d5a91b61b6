import { left, right } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { chatCalls } from '../../../../contract/chat/calls';
import { inboxActors } from '../../../../src/application/messages/inbox/actors';
import { rowRefOf } from '../../../../src/application/messages/inbox/inbox-context';
import { inboxMachine } from '../../../../src/application/messages/inbox/machine';
import {
  rowsDone,
  selectDone,
  selectRemovalOffered,
} from '../../../../src/application/messages/inbox/status';
import type { InboxRow } from '../../../../src/domain/message/inbox-row';
import { messages as rows } from '../../../../tools/gallery/stories/messages';
import { fakeClock } from '../../../support/fakes/clock';
import { fakeAsked } from '../../../support/fakes/fake-asked';
import { settled } from '../../../support/fakes/settled';
import { fakeFamily } from '../../../support/fakes/fake-families';

const unreadOf = (list: readonly InboxRow[]): number => list.reduce((sum, { unread }) => sum + unread, 0);
const rowOf = (id: string): InboxRow => {
  const row = rows.find((one) => one.id === id);
  if (row === undefined) throw new Error(`no row ${id}`);
  return row;
};

const openedInbox = () => {
  const [message, chat, clock] = [fakeFamily('message'), fakeAsked(chatCalls), fakeClock()];
  const [known, ahead]: [number[], string[]] = [[], []];
  const actors = inboxActors({
    message: message.port,
    chat: chat.port,
    unreadCounter: { known: (count) => known.push(count) },
    ahead: { begin: (peerId) => ahead.push(peerId) },
  });
  const actor = createActor(inboxMachine.provide({ actors }), { clock: clock.timers }).start();
  return {
    actor,
    message,
    chat,
    known,
    ahead,
    shown: (list = rows) => rowsDone(selectDone(actor.getSnapshot()), list),
    offered: () => selectRemovalOffered(actor.getSnapshot()),
  };
};

test('[SOC-08] a notification is marked by its id, a conversation up to its newest message; the badge hears what is left', async () => {
  const { actor, message, chat, known, shown } = openedInbox();
  actor.send({ type: 'inbox.readPressed', row: rowRefOf(rowOf('M9')) });
  actor.send({ type: 'inbox.readPressed', row: rowRefOf(rowOf('M1')) });
  expect(unreadOf(shown())).toBe(1);
  expect(message.markRead.last().input).toBe('M9');
  expect(chat.read.calls).toHaveLength(0);
  message.markRead.last().answer(right(4));
  await settled();
  expect(chat.read.last().input).toEqual({ with: 'UM1', upTo: 'M1' });
  chat.read.last().answer(right(1));
  await settled();
  expect(known).toEqual([4, 1]);
});

test('[SOC-08] all are read at once; where that is not saved, they are as they were', async () => {
  const { actor, message, known, shown } = openedInbox();
  actor.send({ type: 'inbox.readAllPressed', rows: rows.map(rowRefOf) });
  expect(unreadOf(shown())).toBe(0);
  message.readAll.last().answer(left({ kind: 'network' }));
  await settled();
  expect(shown()).toEqual(rows);
  expect(known).toEqual([]);
});

test('[SCR-11] a conversation that was taken out is gone until its next message, and taken back it is there', async () => {
  const { actor, message, shown, offered } = openedInbox();
  const row = rowOf('M1');
  actor.send({ type: 'inbox.removePressed', row: rowRefOf(row) });
  expect(shown()).toEqual(rows.filter((one) => one !== row));
  expect(offered()).toBe(true);
  expect(message.remove.last().input).toBe('M1');
  const next = { ...row, id: 'M99' };
  expect(shown([next, ...rows])).toContainEqual(next);
  message.remove.last().answer(right(0));
  await settled();
  actor.send({ type: 'inbox.undone' });
  expect(shown()).toEqual(rows);
  expect(offered()).toBe(false);
  expect(message.restore.last().input).toBe('M1');
});

test('[SOC-08] what was read here is unread again with its next message', () => {
  const { actor, shown } = openedInbox();
  const row = rowOf('M1');
  actor.send({ type: 'inbox.readPressed', row: rowRefOf(row) });
  const next = { ...row, id: 'M99', unread: 1 };
  expect(shown([next])).toEqual([next]);
});

test('[SCR-11] the conversation of a row that is gone to is asked for ahead, by whom it is with', () => {
  const { actor, ahead } = openedInbox();
  actor.send({ type: 'inbox.rowOpened', row: rowRefOf(rowOf('M9')) });
  actor.send({ type: 'inbox.rowOpened', row: rowRefOf(rowOf('M1')) });
  expect(ahead).toEqual(['UM1']);
});
