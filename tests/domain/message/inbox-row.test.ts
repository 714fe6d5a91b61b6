import { excerptOf } from '../../../contract/chat/excerpt';
import { waitingAs } from '../../application/messages/file-outbox/samples';
import { expect, test } from 'vitest';
import type { OutboxEntry } from '../../../src/domain/chat/outbox-entry';
import { inboxPlaceOf, inboxQuery } from '../../../src/domain/message/inbox-address';
import {
  rowAddress,
  rowKey,
  partsOrBefore,
  unreadByPart,
  type InboxRow,
  peerNameIn,
} from '../../../src/domain/message/inbox-row';
import { conversationStatusOf, rowLine } from '../../../src/domain/message/row-line';
import { messages } from '../../../tools/gallery/stories/messages';

const closed = { isOpen: false, sought: null };

const rowOf = (id: string): InboxRow => {
  const row = messages.find((one) => one.id === id);
  if (row === undefined) throw new Error(`no row ${id}`);
  return row;
};

test('[SCR-11] a conversation is one row whatever its newest message, and leads to the chat; a notification is its own', () => {
  const [chat, notice] = [rowOf('M1'), rowOf('M9')];
  expect(rowKey({ ...chat, id: 'M77' })).toBe(rowKey(chat));
  expect(rowKey({ ...notice, id: 'M77' })).not.toBe(rowKey(notice));
  expect(rowAddress(chat)).toBe('/message/chat?to=UM1');
  expect(rowAddress(notice)).toBe('/message/M9');
  expect(rowAddress(chat, '?of=chat')).toBe('/message/chat?to=UM1&of=chat');
  expect(rowAddress(notice, '?of=notice')).toBe('/message/M9?of=notice');
});

test('[LAY-02] how the unread ones divide is told where all of them are among the rows, else not', () => {
  expect(unreadByPart(messages, 5)).toEqual({ chat: 4, notice: 1 });
  expect(unreadByPart(messages, 6)).toBeNull();
  expect(unreadByPart([], 0)).toEqual({ chat: 0, notice: 0 });
});

test('[LAY-02] where the rows do not tell, the unread ones divide as before, unless more or fewer are unread', () => {
  const before = { chat: 4, notice: 1 };
  expect(partsOrBefore({ chat: 2, notice: 3 }, before, 5)).toEqual({ chat: 2, notice: 3 });
  expect(partsOrBefore(null, before, 5)).toEqual(before);
  expect(partsOrBefore(null, before, 6)).toBeNull();
  expect(partsOrBefore(null, null, 0)).toBeNull();
});

test('[SCR-11][SOC-06] of a conversation the device has its draft, and the messages that failed and that wait last', () => {
  const of = (content: string, state: OutboxEntry['state'], to = 'UM1'): OutboxEntry => ({
    ...{ clientId: content, userId: 'me', to, content, writtenAt: 0, place: 1, state, why: null },
  });
  const queue = [
    of('一', 'failed'),
    of('二', 'failed'),
    of('三', 'waiting'),
    of('四', 'sent', 'UM3'),
    of('五', 'unconfirmed', 'UM4'),
  ];
  expect([...conversationStatusOf({ UM1: '另外', UM2: '请问' }, queue, [])]).toEqual([
    ['UM1', { draft: '另外', notSent: '二', waiting: '三' }],
    ['UM2', { draft: '请问', notSent: null, waiting: null }],
    ['UM3', { draft: null, notSent: null, waiting: '四' }],
  ]);
  expect([...conversationStatusOf({}, [of('一', 'failed')], [])]).toEqual([
    ['UM1', { draft: null, notSent: '一', waiting: null }],
  ]);
});

test('[SCR-11][SOC-06] a file that did not go is told of its conversation, and so is one that waits', () => {
  const files = [waitingAs('f', 1, { state: 'failed' }), { ...waitingAs('g', 2), to: 'UM2' }];
  const reported = [...conversationStatusOf({}, [], files)].map(([peerId, { notSent, waiting }]) => [
    peerId,
    excerptOf(notSent ?? ''),
    excerptOf(waiting ?? ''),
  ]);
  expect(reported).toEqual([
    ['8', '[文件] 意向书 f.pdf', ''],
    ['UM2', '', '[文件] 意向书 g.pdf'],
  ]);
});

test('[SCR-11] the other is called as the rows that are loaded say', () => {
  expect(peerNameIn(messages, 'UM1')).toBe('周敏');
  expect([peerNameIn(messages, 'UM0'), peerNameIn(messages, null)]).toEqual([null, null]);
});

test('[SCR-11] a row says first what could not be sent, then a draft, then what waits, then the newest message', () => {
  const row = rowOf('M5');
  const both = { draft: '另外', notSent: '请问\n标的', waiting: '稍后\n回复' };
  expect(rowLine(row, both, closed)).toEqual({ kind: 'notSent', text: '请问' });
  expect(rowLine(row, { ...both, notSent: null }, closed)).toEqual({ kind: 'draft', text: '另外' });
  expect(rowLine(row, { ...both, notSent: null, draft: null }, closed)).toEqual({
    kind: 'waiting',
    text: '稍后',
  });
  expect(rowLine(row, undefined, closed)).toEqual({ kind: 'message', text: '请问标的是否接受分期付款。' });
  expect(rowLine(rowOf('M3'), undefined, closed)).toEqual({ kind: 'message', text: '[图片]' });
  expect(rowLine(rowOf('M7'), undefined, closed)).toEqual({
    kind: 'message',
    text: '[文件] 股权转让协议（第二稿）.pdf',
  });
  expect(rowLine(rowOf('M11'), undefined, closed)).toEqual({ kind: 'recalled', byOneself: false });
  expect(rowLine({ ...rowOf('M11'), from: 'me' }, undefined, closed)).toEqual({
    kind: 'recalled',
    byOneself: true,
  });
});

test('[SCR-11][SOC-06] the row of the conversation that is open says what waits or was not sent, and not what is being written there', () => {
  const row = rowOf('M5');
  const all = { draft: '另外', notSent: '请问', waiting: '稍后' };
  expect(rowLine(row, all, { isOpen: true, sought: null })).toEqual({ kind: 'notSent', text: '请问' });
  expect(rowLine(row, { ...all, notSent: null }, { isOpen: true, sought: null })).toEqual({
    kind: 'waiting',
    text: '稍后',
  });
  expect(
    rowLine(row, { ...all, notSent: null, waiting: null }, { isOpen: true, sought: null }),
  ).toMatchObject({ kind: 'message' });
});

test('[SCR-11] while something is looked for a row says where it was found, whatever was said since', () => {
  const row = { ...rowOf('M5'), found: '先谈交割\n首期比例定下之后，尾款的付款节奏再谈' };
  const status = { draft: '另外', notSent: null, waiting: null };
  const seen = { isOpen: false, sought: '付款' };
  expect(rowLine(row, status, seen)).toEqual({
    kind: 'message',
    text: '…比例定下之后，尾款的付款节奏再谈'.replace('比例', ''),
  });
  expect(rowLine({ ...row, found: '付款\n节奏' }, status, seen)).toEqual({ kind: 'message', text: '付款' });
  expect(rowLine({ ...row, found: null, content: '您好\n付款节奏' }, undefined, seen)).toEqual({
    kind: 'message',
    text: '付款节奏',
  });
  expect(rowLine({ ...row, found: null }, undefined, { ...seen, sought: '吴晓东' })).toEqual({
    kind: 'message',
    text: '请问标的是否接受分期付款。',
  });
});

test('[SCR-11] which part is shown and what is looked for stand in the address; what is no part is all', () => {
  for (const place of [
    { of: 'all', keyword: null },
    { of: 'chat', keyword: '刀具 & 磨床' },
    { of: 'notice', keyword: null },
  ] as const)
    expect(inboxPlaceOf(inboxQuery(place))).toEqual(place);
  expect(inboxQuery({ of: 'all', keyword: null })).toBe('');
  expect(inboxPlaceOf('?of=everything&keyword=%20')).toEqual({ of: 'all', keyword: null });
  expect(inboxPlaceOf('?keyword=%00%20')).toEqual({ of: 'all', keyword: null });
  expect(inboxPlaceOf('?keyword=%01%E5%82%A8%7F%E8%83%BD%C2%80').keyword).toBe('储能');
  expect(inboxPlaceOf(`?keyword=${'字'.repeat(60)}`).keyword).toBe('字'.repeat(50));
});
