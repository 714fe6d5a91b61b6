import { describe, expect, test } from 'vitest';
import { writeBody } from '../../../contract/chat/chat-body';
import type { ChatMessage } from '../../../src/domain/chat/chat-message';
import { threadRows } from '../../../src/domain/chat/thread-rows';

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
  threadRows([said], [], { peerId: '8', readUpTo: null, hides })[0];

describe('rows of a conversation', () => {
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
