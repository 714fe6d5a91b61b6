import { expect, test } from 'vitest';
import { readHere } from '../../../src/application/message-list/read-here';
import type { Message } from '../../../src/domain/message/message';
import { messages } from '../../../tools/gallery/stories/messages';

const unread = messages.filter(({ isRead }) => !isRead);
const [first] = unread;

test('[LAY-02] whoever listens hears of a message that was read, as a list holds it', () => {
  const read = readHere();
  const heard: Message[] = [];
  const end = read.listen((message) => heard.push(message));
  for (const message of unread) read.tell({ ...message, html: '<p>全文</p>' });
  expect(heard).toEqual(unread.map((message) => ({ ...message, isRead: true })));
  end();
  for (const message of unread) read.tell(message);
  expect(heard).toHaveLength(unread.length);
});

test('[LAY-02] a list that was asked for before the mark came shows the message as read, and no other', () => {
  const read = readHere();
  expect(read.mark(messages)).toEqual(messages);
  if (first !== undefined) read.tell(first);
  expect(
    read
      .mark(messages)
      .filter(({ isRead }) => !isRead)
      .map(({ id }) => id),
  ).toEqual(unread.slice(1).map(({ id }) => id));
});
