import { expect, test } from 'vitest';
import { readHere } from '../../../src/application/message-list/read-here';
import type { InboxRow } from '../../../src/domain/message/inbox-row';
import { messages } from '../../../tools/gallery/stories/messages';

const notices = messages.filter(({ peer, unread }) => peer === null && unread > 0);
const [first] = notices;

test('[LAY-02] whoever listens hears of a notification that was read, as a list holds it', () => {
  const read = readHere({});
  const heard: InboxRow[] = [];
  const end = read.listen((row) => heard.push(row));
  for (const notice of notices) read.tell({ ...notice, html: '<p>全文</p>' });
  expect(heard).toEqual(notices.map((notice) => ({ ...notice, isRead: true, unread: 0 })));
  end();
  for (const notice of notices) read.tell(notice);
  expect(heard).toHaveLength(notices.length);
});

test('[LAY-02] a list that was asked for before the mark came shows the notification as read, and no other', () => {
  const ports = {};
  const read = readHere(ports);
  expect(read.mark(messages)).toEqual(messages);
  if (first !== undefined) readHere(ports).tell(first);
  expect(read.mark(messages)).toEqual(
    messages.map((row) => (row === first ? { ...row, isRead: true, unread: 0 } : row)),
  );
});
