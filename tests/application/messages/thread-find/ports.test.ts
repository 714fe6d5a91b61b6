import { left, right } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { conversation } from '../../../../src/application/messages/thread/definition';
import { threadFind } from '../../../../src/application/messages/thread-find/definition';
import { selectThreadFind } from '../../../../src/application/messages/thread-find/status';
import { fakePagePorts } from '../../../support/fakes/page-ports';
import { settled } from '../../../support/fakes/settled';
import { pageOf, threadWith } from '../thread/samples';

const olderPage = (ids: readonly number[], cursor: string) => ({
  ...pageOf(ids),
  next: { cursor, page: 3, pageSize: 50 },
});

const started = async (words: string | null = '估值') => {
  const { ports, gateways } = fakePagePorts();
  const { chat } = gateways;
  const thread = createActor(conversation({ ...ports, ahead: { take: () => null } }), {
    input: { peerId: '8' },
  }).start();
  await settled();
  chat.thread.last().answer(right(threadWith()));
  chat.history.last().answer(right(pageOf([8, 9], true)));
  await settled();
  const find = createActor(threadFind(ports, thread), { input: { peerId: '8', words } }).start();
  await settled();
  return { chat, find, status: () => selectThreadFind(find.getSnapshot()) };
};

test('[SCR-11] older messages are asked for until the hit is among them, and no further', async () => {
  const { chat, find, status } = await started();
  expect(chat.hits.last().input).toEqual({ with: '8', keyword: '估值' });
  chat.hits.last().answer(right([{ id: '9' }, { id: '2' }]));
  await settled();
  expect([status(), chat.history.calls.length]).toMatchObject([{ phase: 'shown', id: '9', count: 2 }, 1]);
  find.send({ type: 'find.earlier' });
  await settled();
  expect(chat.history.calls).toHaveLength(2);
  chat.history.last().answer(right(olderPage([5, 6], 'c5')));
  await settled();
  expect(chat.history.calls).toHaveLength(3);
  chat.history.last().answer(right(olderPage([1, 2], 'c1')));
  await settled();
  expect([status().id, status().hasEarlier, chat.history.calls.length]).toEqual(['2', false, 3]);
});

test('[SCR-11] hits that do not come can be asked for again, and without words nothing is asked for', async () => {
  const { chat, find, status } = await started();
  chat.hits.last().answer(left({ kind: 'network' }));
  await settled();
  expect(status()).toMatchObject({ phase: 'failed', words: '估值' });
  find.send({ type: 'find.retried' });
  await settled();
  expect(chat.hits.calls).toHaveLength(2);
  const nothing = await started(null);
  expect([nothing.status().phase, nothing.chat.hits.calls]).toEqual(['closed', []]);
});
