import { expect, test } from 'vitest';
import { readHere } from '../../../../src/application/messages/message-list/read-here';
import type { InboxRow } from '../../../../src/domain/message/inbox-row';
import { incomingMessage } from '../../../support/samples/incoming-message';
import { messages } from '../../../../tools/gallery/stories/messages';

const arrived = (reported: Partial<ReturnType<typeof incomingMessage>>) => ({
  ...incomingMessage(''),
  ...reported,
});

const notices = messages.filter(({ peer, unread }) => peer === null && unread > 0);
const [first] = notices;

test('[LAY-02] whoever listens hears of a notification that was read, as a list holds it', () => {
  const read = readHere({});
  const heard: InboxRow[] = [];
  const end = read.listen((row) => heard.push(row));
  for (const notice of notices) read.notify({ ...notice, html: '<p>全文</p>' });
  expect(heard).toEqual(notices.map((notice) => ({ ...notice, isRead: true, unread: 0 })));
  end();
  for (const notice of notices) read.notify(notice);
  expect(heard).toHaveLength(notices.length);
});

test('[LAY-02] a list that was asked for before the mark came shows the notification as read, and no other', () => {
  const ports = {};
  const read = readHere(ports);
  expect(read.mark(messages)).toEqual(messages);
  if (first !== undefined) readHere(ports).notify(first);
  expect(read.mark(messages)).toEqual(
    messages.map((row) => (row === first ? { ...row, isRead: true, unread: 0 } : row)),
  );
});

test('[LAY-06][SOC-08] what the socket says of a notification that was read here is its echo, and nothing else is', () => {
  const read = readHere({});
  const [mine, other] = messages;
  if (mine === undefined || other === undefined) throw new Error('two notifications');
  const echo = arrived({ kind: 'inbox', id: mine.id });
  expect(read.isEcho(echo)).toBe(false);
  read.begin(mine);
  expect(read.isEcho(echo)).toBe(true);
  expect(read.isEcho(arrived({ kind: 'inbox', id: other.id }))).toBe(false);
  expect(read.isEcho(arrived({ kind: 'inbox', id: null }))).toBe(false);
  expect(read.isEcho(arrived({ kind: 'recall', id: mine.id }))).toBe(false);
  expect(read.isEcho(null)).toBe(false);
});

test('[SOC-08] of a message in a conversation its row is another too, so that nothing of it is an echo', () => {
  const read = readHere({});
  if (first !== undefined) read.begin({ ...first, kind: 'chat' });
  expect(read.isEcho(arrived({ kind: 'inbox', id: first?.id ?? null }))).toBe(false);
});
