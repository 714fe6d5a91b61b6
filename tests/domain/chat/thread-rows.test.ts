import { describe, expect, test } from 'vitest';
import { writeBody } from '../../../contract/chat/chat-body';
import { waitingAs } from '../../application/messages/file-outbox/samples';
import { entryAs } from '../../application/messages/outbox/samples';
import type { ChatMessage } from '../../../src/domain/chat/chat-message';
import { recallableFor, rewritable, threadRows } from '../../../src/domain/chat/thread-rows';

const picture = (coded: boolean): string =>
  writeBody({
    quote: null,
    of: { kind: 'file', id: 'f-1', name: '名片.jpg', type: 'image/jpeg', bytes: 9, coded },
  });
const message = (from: string, content: string, masked = false): ChatMessage => ({
  ...{ id: '5', from, content, masked },
  ...{ sentAt: 1_700_000_000_000, recalled: false, clientId: null },
});
const rowOf = (said: ChatMessage, hides: boolean) =>
  threadRows([said], { taken: [], pending: [], files: [] }, { peerId: '8', readUpTo: null, hides })[0];

const asRead = { peerId: '8', readUpTo: null, hides: false };

describe('rows of a conversation', () => {
  test('[SOC-06] a file that is not handed in yet stands last, says what it is, and cannot be fetched', () => {
    const rows = threadRows(
      [message('8', '您好')],
      {
        taken: [],
        pending: [entryAs('a', 1)],
        files: [waitingAs('f', 1), waitingAs('g', 2, { state: 'refused', why: '文件不能超过 20 MB' })],
      },
      asRead,
    );
    expect(rows.map(({ key, state, onDevice }) => [key, state, onDevice])).toEqual([
      ['5', null, false],
      ['a', 'sending', false],
      ['f', 'uploading', true],
      ['g', 'refused', true],
    ]);
    expect(rows[2]?.body.of).toMatchObject({ kind: 'file', name: '意向书 f.pdf', bytes: 4096 });
    expect(rows[3]?.entry).toMatchObject({ clientId: 'g', why: '文件不能超过 20 MB' });
  });

  test('[SOC-06] a message that the server took and did not send back is shown as sent, in its place', () => {
    const taken = [{ entry: entryAs('a', 1), after: '5', asked: false }];
    const later = { ...message('8', '收到'), id: '6' };
    const rows = threadRows([message('8', '您好'), later], { taken, pending: [], files: [] }, asRead);
    expect(rows.map(({ key, state, id }) => [key, state, id])).toEqual([
      ['5', null, '5'],
      ['a', 'sent', null],
      ['6', null, '6'],
    ]);
  });

  test('[SOC-06] once its message is on its way, or has arrived, the file stands once', () => {
    const arrived = { ...message('7', '完'), clientId: 'g' };
    const rows = threadRows(
      [arrived],
      { taken: [], pending: [entryAs('f', 1)], files: [waitingAs('f', 1), waitingAs('g', 2)] },
      asRead,
    );
    expect(rows.map(({ key, onDevice }) => [key, onDevice])).toEqual([
      ['g', false],
      ['f', false],
    ]);
  });

  test.each([
    ['8', true, 'reader'],
    ['7', true, 'peer'],
    ['8', false, null],
    ['7', false, null],
  ])('[MKT-16] a picture with a code of %s, contacts hidden: %s, is hidden from %s', (from, hides, whom) => {
    expect(rowOf(message(from, picture(true), true), hides)).toMatchObject({
      hiddenFrom: whom,
      masked: false,
    });
  });

  test('[MKT-16] a picture without one is seen, and what is hidden in words stays so', () => {
    expect(rowOf(message('8', picture(false)), true)).toMatchObject({ hiddenFrom: null, masked: false });
    for (const hides of [true, false])
      expect(rowOf(message('8', '微信：［联系方式已隐藏］', true), hides)).toMatchObject({
        hiddenFrom: null,
        masked: true,
      });
  });
});

test('[SCR-11] nothing quotes the words of a message that was taken back: what arrived, and what is on its way', () => {
  const answer = (id: string): string =>
    writeBody({ quote: { id, name: '周敏', excerpt: '底价 2.4 亿元' }, of: { kind: 'text', text: '收到' } });
  const rows = threadRows(
    [
      { ...message('8', '底价 2.4 亿元'), recalled: true },
      { ...message('7', answer('5')), id: '6' },
      { ...message('7', answer('4')), id: '7' },
    ],
    { taken: [], pending: [{ ...entryAs('a', 1), content: answer('5') }], files: [] },
    asRead,
  );
  expect(rows.map(({ body }) => body.quote?.excerpt)).toEqual([
    undefined,
    '该消息已撤回',
    '底价 2.4 亿元',
    '该消息已撤回',
  ]);
});

describe('what was sent', () => {
  const sent = message('7', '价格写错了');
  const at = (minutes: number, ms = 0): number => sent.sentAt + minutes * 60_000 + ms;
  const own = (more: Partial<ChatMessage> = {}) => {
    const row = rowOf({ ...sent, ...more }, false);
    if (row === undefined) throw new Error('no row');
    return row;
  };

  test('[SCR-11] can be taken back until 2 minutes have passed, by its sender, once', () => {
    expect(recallableFor(own(), at(2, -1))).toBe(1);
    expect(recallableFor(own(), at(2))).toBe(0);
    expect(recallableFor(own({ from: '8' }), at(1))).toBe(0);
    expect(recallableFor(own({ recalled: true }), at(1))).toBe(0);
  });

  test('[SCR-11] and was taken back can be edited again until 7 minutes after it was sent', () => {
    const recalled = own({ recalled: true });
    expect(rewritable(recalled, at(0))).toBe('价格写错了');
    expect(rewritable(recalled, at(7, -1))).toBe('价格写错了');
    expect(rewritable(recalled, at(7))).toBe(null);
  });

  test.each<[string, Partial<ChatMessage>]>([
    ['that still stands', {}],
    ['of the other', { recalled: true, from: '8' }],
    ['whose words the gateway tells no more', { recalled: true, content: '' }],
    ['that is a picture', { recalled: true, content: picture(false) }],
  ])('[SCR-11] a message %s is not', (_, more) => {
    expect(rewritable(own(more), at(1))).toBe(null);
  });
});
