import { expect, test } from 'vitest';
import type { IncomingMessage } from '../../../contract/socket/incoming-message';
import { noteOf, outcomeFirst } from '../../../src/domain/message/arrival-note';
import { incomingMessage } from '../../support/samples/incoming-message';

const chat: IncomingMessage = { ...incomingMessage('您好'), id: '100', from: '8', fromName: '周敏' };
const atHome = { userId: '7', address: '/' };

test('[SCR-11] a message from somebody is told with their name and leads to the conversation', () => {
  expect(noteOf(chat, atHome)).toEqual({
    id: '100',
    name: '周敏',
    excerpt: '您好',
    to: '/message/chat?to=8',
  });
  expect(noteOf({ ...chat, content: '[图片] a.jpg [hupo:file:F3:image/jpeg:9]' }, atHome)?.excerpt).toBe(
    '[图片]',
  );
});

test('[SCR-11] what the platform tells leads to its message', () => {
  expect(noteOf({ ...chat, kind: 'order', content: '订单已支付' }, atHome)).toEqual({
    id: '100',
    name: null,
    excerpt: '订单已支付',
    to: '/message/100',
  });
});

test.each(['/message', '/message?of=chat', '/message/chat?to=8', '/message/chat?card=1&to=8'])(
  '[SCR-11] what is seen at %s is not told over it',
  (address) => {
    expect(noteOf(chat, { ...atHome, address })).toBeNull();
  },
);

test.each(['/message/chat?to=9', '/message/chat', '/message/77', '/sale'])(
  '[SCR-11] at %s a message of another conversation is told',
  (address) => {
    expect(noteOf(chat, { ...atHome, address })).not.toBeNull();
  },
);

test.each(['read', 'recall', 'inbox', 'refused', 'verification', 'membership', null] as const)(
  '[SCR-11] what only tells of a change (%s) is no note',
  (kind) => {
    expect(noteOf({ ...chat, kind }, atHome)).toBeNull();
  },
);

test('[SCR-11] neither is one’s own, nor what says nothing, nor what nobody can find again', () => {
  expect(noteOf({ ...chat, from: '7' }, atHome)).toBeNull();
  expect(noteOf({ ...chat, content: '' }, atHome)).toBeNull();
  expect(noteOf({ ...chat, id: null }, atHome)).toBeNull();
  expect(noteOf({ ...chat, from: null }, atHome)).toBeNull();
});

test.each([
  ['认证已通过', '已通过：认证'],
  ['发布已通过审核', '已通过：发布'],
  ['保密协议已通过：XM20260418', '已通过：保密协议 XM20260418'],
  ['保密协议被驳回：XM20260418', '已驳回：保密协议 XM20260418'],
  ['百家买方登记未通过', '已驳回：百家买方登记'],
  ['退款未通过', '已驳回：退款'],
  ['电子发票已开具', '电子发票已开具'],
])('[SCR-11] what became of something is said first: %s', (title, said) => {
  expect(outcomeFirst(title)).toBe(said);
  expect(noteOf({ ...chat, kind: 'notice', title, content: '详情' }, atHome)).toMatchObject({
    name: said,
    excerpt: '详情',
  });
});
