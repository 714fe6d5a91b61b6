import { expect, test } from 'vitest';
import { never } from '../../../tools/gallery/scene/answers';
import { messages } from '../../../tools/gallery/stories/messages';
import { publications } from '../../../tools/gallery/stories/publications';
import { incomingMessage } from '../../support/samples/incoming-message';
import { asMember } from '../support/show';
import { everyPage } from '../../../src/wiring/page-map';
import { pageSource } from '../../../src/domain/route/page-at';
import { listCases } from './list-cases';
import { listContract } from './list-contract';
import { sampleOf } from './sample';

const chat = incomingMessage('您好');

for (const { run } of listCases) run();
for (const { runShown } of sampleOf(listCases)) runShown();

test('[LAY-16] the suite runs for every page that is a list', async () => {
  const pages = [...(await everyPage())].filter(([, { list }]) => list !== undefined);
  expect(pages.map(([source]) => source).toSorted()).toEqual(
    listCases.map(({ page }) => pageSource(page)).toSorted(),
  );
});

listContract({
  name: 'the messages that were received',
  page: 'messages',
  flow: 'list',
  call: ({ message }) => message.list,
  asks: { of: 'all', keyword: null },
  pageSize: 20,
  items: messages,
  outdatedBy: {
    'a message arrives': ({ arrives }) => arrives(chat),
    'the socket opens': ({ socketOpens }) => socketOpens(),
    'something may have been missed': ({ arrives }) => arrives(null),
  },
  keptBy: { 'a payment ends': ({ paymentEnds }) => paymentEnds() },
  seen: {
    address: '/message',
    scene: (first, more = never) => ({ ...asMember, messages: first, moreMessages: more }),
    words: () =>
      Promise.resolve({
        list: '消息列表',
        failed: '消息没有加载出来',
        moreFailed: '后面的消息没有加载出来',
      }),
    empty: { says: '还没有消息', way: ['去首页查看项目', '/'] },
  },
});

listContract({
  name: 'one’s publications',
  page: 'newBuy',
  flow: 'publications',
  startedWith: { pageSize: 20 },
  call: ({ publication: calls }) => calls.list,
  pageSize: 20,
  items: publications,
  outdatedBy: {
    'a notice arrives': ({ arrives }) => arrives({ ...chat, kind: 'notice' }),
    'something may have been missed': ({ arrives }) => arrives(null),
    'the socket opens': ({ socketOpens }) => socketOpens(),
  },
  keptBy: {
    'another message arrives': ({ arrives }) => arrives(chat),
    'a payment ends': ({ paymentEnds }) => paymentEnds(),
  },
  seen: {
    address: '/new_buy',
    scene: (first, more = never) => ({ ...asMember, publications: first, morePublications: more }),
    words: () =>
      Promise.resolve({
        list: '发布列表',
        failed: '我的发布没有加载出来',
        moreFailed: '后面的发布没有加载出来',
      }),
    empty: {
      says: '还没有发布内容',
      way: ['发布出售项目', '/new_buy?kind=sale'],
    },
  },
});
