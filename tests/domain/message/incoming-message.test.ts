import * as fc from 'fast-check';
import { isLeft, isRight, left, right } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { IncomingMessage } from '../../../contract/socket/incoming-message';
import { decodeIncomingMessage } from '../../../src/domain/message/incoming-message';
import { unreadBadge } from '../../../src/domain/message/unread-badge';
import { incomingMessages } from '../../support/arbitraries/messages';
import { texts } from '../../support/arbitraries/values';
import { propertyRuns } from '../../support/property';

const runs = { numRuns: propertyRuns };
const bare = {
  id: null,
  from: null,
  fromName: null,
  to: null,
  title: null,
  kind: null,
  sentAt: null,
  conversation: null,
  link: null,
  masked: false,
  after: null,
  clientId: null,
};

test('[SOC-01] a message with all its fields is read', () => {
  const body = JSON.stringify({
    id: 17,
    from: 'u1',
    fromName: '周敏',
    to: 'u2',
    title: '尽调安排',
    content: '你好',
    kind: 'chat',
    sentAt: '2026-04-18 09:30:00',
    conversation: 'u1_u2',
    link: '/pay/HP202611200941207356',
    masked: '1',
    after: '16',
    clientId: '6f1c0f52-4a2e-4d7e-9a55-6a3a1b0c9d11',
    more: true,
  });
  expect(decodeIncomingMessage(body)).toEqual(
    right({
      id: '17',
      from: 'u1',
      fromName: '周敏',
      to: 'u2',
      title: '尽调安排',
      content: '你好',
      kind: 'chat',
      sentAt: Date.parse('2026-04-18T01:30:00Z'),
      conversation: 'u1_u2',
      link: '/pay/HP202611200941207356',
      masked: true,
      after: '16',
      clientId: '6f1c0f52-4a2e-4d7e-9a55-6a3a1b0c9d11',
    }),
  );
});

test.each([
  ['{"content":"只有正文"}', '只有正文'],
  ['{"content":42,"id":null}', '42'],
  ['一段普通的文字', '一段普通的文字'],
  ['42', '42'],
  ['"quoted"', '"quoted"'],
  ['not {json}', 'not {json}'],
])('[SOC-01] the body %s has the content %s and nothing else', (body, content) => {
  expect(decodeIncomingMessage(body)).toEqual(right({ ...bare, content }));
});

test.each([
  '',
  '   ',
  '{',
  '{"content":',
  '{}',
  '{"id":1}',
  '[]',
  '["a"]',
  '{"content":{}}',
  '{"content":"a","sentAt":"昨天"}',
])('[SOC-07] the body %j does not decode, and is told as it came', (body) => {
  expect(decodeIncomingMessage(body)).toEqual(left(body));
});

test('[SOC-07] what is logged of a body that does not decode is cut to 256 characters', () => {
  fc.assert(
    fc.property(texts, fc.nat(400), (text, length) => {
      const read = decodeIncomingMessage(`{${text.padEnd(length, '珀')}`);
      if (isLeft(read)) expect(read.left.length).toBeLessThanOrEqual(256);
    }),
    runs,
  );
  expect(decodeIncomingMessage(`{${'a'.repeat(300)}`)).toEqual(left(`{${'a'.repeat(255)}`));
});

test('[SOC-01] what one side encodes the other side reads', () => {
  fc.assert(
    fc.property(incomingMessages, (message) => {
      expect(decodeIncomingMessage(JSON.stringify(IncomingMessage.encode(message)))).toEqual(right(message));
    }),
    runs,
  );
});

test('[SOC-07] any body is read or refused, never thrown at anybody', () => {
  fc.assert(
    fc.property(fc.oneof(texts, fc.json()), (body) => {
      const read = decodeIncomingMessage(body);
      expect(isLeft(read) || isRight(read)).toBe(true);
    }),
    runs,
  );
});

test.each([
  [-1, null],
  [0, null],
  [1, '1'],
  [98, '98'],
  [99, '99'],
  [100, '99+'],
  [1_000_000, '99+'],
])('[LAY-02] with %i unread messages the badge shows %s', (count, text) => {
  expect(unreadBadge(count)).toBe(text);
});
