import { left, right } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { firstPage } from '../../../src/domain/page/page';
import { answered } from '../../support/fakes/gateway-needs';

import { ok, scene } from './scene';

const wireMessage = {
  id: 4,
  from: 'u1',
  fromName: '周敏',
  kind: 'chat',
  content: '你好',
  sentAt: 1776475800,
  readState: '0',
  conversation: 'u1_u2',
};
const message = {
  id: '4',
  from: 'u1',
  fromName: '周敏',
  fromOrg: null,
  kind: 'chat',
  title: null,
  content: '你好',
  sentAt: 1_776_475_800_000,
  isRead: false,
  conversation: 'u1_u2',
  link: null,
  html: null,
};
/** A gateway of another make tells of no conversations: each message is a row of its own. */
const row = { ...message, peer: null, unread: 1, recalled: false, found: null };

test('[ENT-01] a page of messages says how to ask for what follows', async () => {
  const answer = (more: object) =>
    scene(ok({ list: [wireMessage], total: 30, ...more })).messages.list(firstPage())();
  expect(await answer({ next: 'm4' })).toEqual(
    right({ items: [row], total: 30, next: { cursor: 'm4', page: 2, pageSize: 20 } }),
  );
  expect(await answer({ next: null })).toEqual(
    right({ items: [row], total: 30, next: { cursor: null, page: 2, pageSize: 20 } }),
  );
  expect(await answer({ total: 1 })).toEqual(right({ items: [row], total: 1, next: null }));
  expect(await scene(ok({ rows: [wireMessage] })).messages.list(firstPage())()).toEqual(
    right({ items: [row], total: 1, next: null }),
  );
  expect(await scene(ok([wireMessage])).messages.list(firstPage())()).toEqual(
    right({ items: [row], total: 1, next: null }),
  );
});

test('[GAT-09] a page without a list is an empty one; what is no list, or no count, names the field', async () => {
  const failed = async (data: unknown) => scene(ok(data)).messages.list(firstPage())();
  expect(await failed({ total: 0 })).toEqual(right({ items: [], total: 0, next: null }));
  expect(await failed({ list: 'none' })).toEqual(left({ kind: 'malformed', field: 'data.list' }));
  expect(await failed({ list: [], total: 'x' })).toEqual(left({ kind: 'malformed', field: 'data.total' }));
  expect(await failed({ list: [{ ...wireMessage, sentAt: '昨天' }] })).toEqual(
    left({ kind: 'malformed', field: 'data.list.0.sentAt' }),
  );
});

test('[ENT-01] one message comes with its rich text, and marking it read answers what is left unread', async () => {
  expect(
    await scene(ok({ ...wireMessage, html: '<p>你好</p>', readState: 1 })).messages.detail('4')(),
  ).toEqual(right({ ...message, html: '<p>你好</p>', isRead: true }));
  expect(await scene(ok({ num: '6' })).messages.markRead('4')()).toEqual(right(6));
});

test('[SCR-11] a conversation counts its own unread ones, and one that was taken back says so, also when it was missed', async () => {
  const peer = { id: 'u1', name: '周敏', role: 'member', verified: 1 };
  const wire = { ...wireMessage, content: '', recalled: 1, peer, unread: 3 };
  const answer = await scene(ok({ list: [wire], total: 1 })).messages.list(firstPage())();
  expect(answer).toMatchObject(
    right({ items: [{ peer: { id: 'u1', org: null }, unread: 3, isRead: false, recalled: true }] }),
  );
  expect(await scene(ok({ list: [wire] })).messages.since('3')()).toMatchObject(
    right([{ id: '4', kind: 'recall', content: '' }]),
  );
});

test('[SES-06] without a token the unread count is 未登录, and nothing is sent or told', async () => {
  const { messages, transport, reports } = scene(ok({ num: 1 }), null);
  expect(await messages.unreadCount()()).toEqual(left({ kind: 'notLoggedIn' }));
  expect([transport.calls, reports.reported]).toEqual([[], []]);
});

test('[LAY-02] with a token the unread count is asked for', async () => {
  expect(await scene(answered({ num: '12' })).messages.unreadCount()()).toEqual(right(12));
});

test('[SOC-05] what came after a message is asked for by its id, and nobody is told when there is no such call', async () => {
  const { messages, transport } = scene(ok({ list: [wireMessage, { id: '' }] }));
  expect(await messages.since('m3')()).toEqual(
    right([
      {
        id: '4',
        from: 'u1',
        fromName: '周敏',
        to: null,
        kind: 'chat',
        title: null,
        content: '你好',
        sentAt: 1_776_475_800_000,
        conversation: 'u1_u2',
        link: null,
        masked: false,
        after: null,
        clientId: null,
      },
    ]),
  );
  expect(transport.calls[0]).toMatchObject({
    method: 'GET',
    path: '/webapp/message!since.action',
    params: { after: 'm3' },
  });
  const none = scene({ kind: 'answered', status: 404, body: '' });
  expect(await none.messages.since('m3')()).toEqual(left({ kind: 'status', status: 404 }));
  expect(none.reports.reported.map(({ handledByCaller }) => handledByCaller)).toEqual([true]);
});
