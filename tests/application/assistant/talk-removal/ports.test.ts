import { left, right, type Either } from 'fp-ts/Either';
import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { talkRemoval } from '../../../../src/application/assistant/talk-removal/definition';
import { selectAskFirst } from '../../../../src/application/kit/ask-first/machine';
import type { GatewayFailure } from '../../../../src/domain/gateway/failure';
import { fakeCall, type FakeCall } from '../../../support/fakes/pending-calls';
import { settled } from '../../../support/fakes/settled';

const opened = () => {
  const remove: FakeCall<string, Either<GatewayFailure, void>> = fakeCall('remove');
  const removed: string[] = [];
  const actor = createActor(
    talkRemoval({
      remove: (id, options) => remove.call(id, options?.signal),
      removed: (id) => removed.push(id),
    }),
  ).start();
  return { actor, remove, removed, status: () => selectAskFirst(actor.getSnapshot()) };
};

test('[SCR-12] a conversation is only removed after its row asked, and another can replace it', async () => {
  const { actor, remove, removed, status } = opened();
  actor.send({ type: 'ask.requested', subject: 'c1' });
  actor.send({ type: 'ask.requested', subject: 'c2' });
  expect([status().phase, status().subject, remove.calls.length]).toEqual(['asking', 'c2', 0]);
  actor.send({ type: 'ask.confirmed' });
  remove.last().answer(right(undefined));
  await settled();
  expect([status().phase, removed, remove.calls.map(({ input }) => input)]).toEqual(['done', ['c2'], ['c2']]);
});

test('[SCR-12] a conversation that was not removed stays, says so, and can be tried again or left', async () => {
  const { actor, remove, removed, status } = opened();
  actor.send({ type: 'ask.requested', subject: 'c1' });
  actor.send({ type: 'ask.confirmed' });
  remove.last().answer(left({ kind: 'network' }));
  await settled();
  expect([status().phase, status().subject, removed]).toEqual(['failed', 'c1', []]);
  actor.send({ type: 'ask.confirmed' });
  expect([status().phase, remove.calls.length]).toEqual(['calling', 2]);
  remove.last().answer(left({ kind: 'network' }));
  await settled();
  actor.send({ type: 'ask.dismissed' });
  expect([status().phase, status().subject]).toEqual(['resting', null]);
});
