import { left, right } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { readMessage } from '../../../../src/application/messages/message-detail/read-message';
import type { Message } from '../../../../src/domain/message/message';
import { settled } from '../../../support/fakes/settled';
import { everyFailure } from '../../../support/failures';
import { fakeFamily } from '../../../support/fakes/fake-families';

const message: Message = {
  id: '5',
  from: '8',
  fromName: '周敏',
  fromOrg: '明德顾问',
  kind: 'chat',
  title: null,
  content: '尽调清单已更新',
  sentAt: 1_790_000_000_000,
  isRead: false,
  conversation: '7-8',
  link: null,
  html: null,
};

const reading = async () => {
  const gateway = fakeFamily('message');
  const counts: number[] = [];
  const marked: Message[] = [];
  const abort = new AbortController();
  const started: string[] = [];
  const read = readMessage(gateway.port, {
    started: ({ id }) => started.push(`${id}, ${String(gateway.markRead.calls.length)} asked`),
    read: (known, count) => {
      marked.push(known);
      counts.push(count);
    },
  });
  const answer = read('5', { signal: abort.signal })();
  await settled();
  return { gateway, started, counts, marked, abort, answer: () => answer };
};

test('[SOC-03] a message that is opened is marked read, and it is told with the new unread count', async () => {
  const { gateway, counts, marked, answer } = await reading();
  expect(gateway.markRead.calls).toEqual([]);
  gateway.detail.last().answer(right(message));
  expect(await answer()).toEqual(right(message));
  expect(gateway.markRead.calls.map(({ input }) => input)).toEqual(['5']);
  gateway.markRead.last().answer(right(4));
  await settled();
  expect(counts).toEqual([4]);
  expect(marked).toEqual([message]);
});

test('[SOC-08] that a message is being marked is told before the mark is asked for, so that its echo is known', async () => {
  const { gateway, started } = await reading();
  expect(started).toEqual([]);
  gateway.detail.last().answer(right(message));
  await settled();
  expect(started).toEqual(['5, 0 asked']);
});

test('[SOC-03] a message is shown without waiting for its mark', async () => {
  const { gateway, counts, answer } = await reading();
  gateway.detail.last().answer(right(message));
  expect(await answer()).toEqual(right(message));
  expect(gateway.markRead.last().isUnderWay()).toBe(true);
  expect(counts).toEqual([]);
});

test.each(everyFailure)(
  '[SOC-03] a mark that fails hides nothing and counts nothing ($kind)',
  async (failure) => {
    const { gateway, counts, answer } = await reading();
    gateway.detail.last().answer(right(message));
    expect(await answer()).toEqual(right(message));
    gateway.markRead.last().answer(left(failure));
    await settled();
    expect(counts).toEqual([]);
  },
);

test.each(everyFailure)('[SOC-03] a message that cannot be loaded is not marked ($kind)', async (failure) => {
  const { gateway, counts, answer } = await reading();
  gateway.detail.last().answer(left(failure));
  expect(await answer()).toEqual(left(failure));
  await settled();
  expect(gateway.markRead.calls).toEqual([]);
  expect(counts).toEqual([]);
});

test('[SOC-03] leaving the message cancels its calls', async () => {
  const { gateway, abort } = await reading();
  expect(gateway.detail.last().signal?.aborted).toBe(false);
  abort.abort();
  expect(gateway.detail.last().signal?.aborted).toBe(true);
});
