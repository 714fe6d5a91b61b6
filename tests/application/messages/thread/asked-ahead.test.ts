import { right } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { askedAhead } from '../../../../src/application/messages/thread/asked-ahead';
import { fakeClock } from '../../../support/fakes/clock';
import { fakePagePorts } from '../../../support/fakes/page-ports';
import { settled } from '../../../support/fakes/settled';
import { pageOf, threadWith } from './samples';

const pressed = async () => {
  const outside = fakePagePorts();
  const clock = fakeClock();
  const leaving = new AbortController();
  const ahead = askedAhead({ ...outside.ports, clock: clock.port });
  ahead.begin('8');
  await settled();
  const { chat } = outside.gateways;
  return {
    ...outside,
    ahead,
    clock,
    chat,
    leaving,
    take: (peerId: string) => ahead.take(peerId, leaving.signal),
  };
};

test('[SCR-11] what was pressed is asked for at once, and the conversation takes that answer, once', async () => {
  const { chat, take } = await pressed();
  expect(chat.thread.last().input).toBe('8');
  expect(chat.history.last().input).toMatchObject({ with: '8', pageSize: 50 });
  const taken = take('8');
  expect(take('8')).toBeNull();
  chat.thread.last().answer(right(threadWith()));
  chat.history.last().answer(right(pageOf([1, 2])));
  await settled();
  expect(await taken).toEqual(right({ thread: threadWith(), page: pageOf([1, 2]) }));
  expect(chat.history.calls).toHaveLength(1);
});

test('[SCR-11] of another conversation nothing was asked, and what was is cancelled', async () => {
  const { chat, take } = await pressed();
  expect(take('9')).toBeNull();
  expect(chat.history.last().signal?.aborted).toBe(true);
  expect(take('8')).toBeNull();
});

test('[SCR-11] who presses another row takes that one, and the earlier asking ends', async () => {
  const { ahead, chat, take } = await pressed();
  ahead.begin('9');
  await settled();
  expect(chat.history.calls.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
  expect(take('9')).not.toBeNull();
});

test('[SOC-05] something that arrives before the conversation hears for itself is in no answer: it asks anew', async () => {
  const { arrives, take } = await pressed();
  arrives(null);
  expect(take('8')).toBeNull();
});

test('[SOC-05] what arrives after it was taken, the conversation hears: its answer stands', async () => {
  const { arrives, chat, take } = await pressed();
  expect(take('8')).not.toBeNull();
  arrives(null);
  expect(chat.history.last().signal?.aborted).toBe(false);
});

test('[SCR-11] after two seconds it is not what is newest any more', async () => {
  const { clock, chat, take } = await pressed();
  clock.pass(2_001);
  expect(take('8')).toBeNull();
  expect(chat.history.last().signal?.aborted).toBe(true);
});

test('[SCR-11] leaving the conversation ends what was asked for ahead', async () => {
  const { chat, leaving, take } = await pressed();
  expect(take('8')).not.toBeNull();
  leaving.abort();
  expect(chat.history.last().signal?.aborted).toBe(true);
  expect(chat.thread.last().signal?.aborted).toBe(true);
});
