import { callsOf } from '../../../support/fakes/fake-families';
import { left, right, type Either } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { consulting } from '../../../../src/application/deals/consult/definition';
import { consultInvariants } from '../../../../src/application/deals/consult/invariants';
import { consultMachine, type ConsultedDeal } from '../../../../src/application/deals/consult/machine';
import { selectConsultError, selectIsConsulting } from '../../../../src/application/deals/consult/status';
import type { GatewayFailure } from '../../../../src/domain/gateway/failure';
import { failureText } from '../../../../src/domain/gateway/failure-text';
import { explorationTests } from '../../../support/explore/exploration-tests';
import { after, done } from '../../../support/explore/step';
import { transitionTable } from '../../../support/explore/transition-table';
import { everyFailure } from '../../../support/failures';
import { fakePageWay } from '../../../support/fakes/page-way';
import { fakeCall, type FakeCall } from '../../../support/fakes/pending-calls';
import { settled } from '../../../support/fakes/settled';

const deal: ConsultedDeal = { kind: 'sale', id: 's1' };
const requested = { type: 'consult.requested' } as const;
const opened = done('ask', right({ to: 'u-zhou' }));
const refusal = { kind: 'refused', code: 403, message: '这是您自己发布的内容，无需咨询' } as const;
const refused = done('ask', left(refusal));

explorationTests('consult', {
  machine: consultMachine,
  inputs: [deal],
  alphabet: [requested, opened, ...everyFailure.map((failure) => done('ask', left(failure)))],
  facts: ({ context: { error } }) => error,
  invariants: consultInvariants,
});

transitionTable('consult', {
  machine: consultMachine,
  input: deal,
  text: ({ context: { error } }) => error ?? '',
  rows: [
    { from: [], target: 'resting', text: '' },
    {
      title: '[SCR-11] the gateway is asked whom to write to',
      from: [],
      event: requested,
      target: 'asking',
      calls: [{ actor: 'ask', input: deal }],
      text: '',
    },
    {
      title: '[PAY-13] a second press meanwhile is refused',
      from: [requested],
      event: requested,
      target: 'asking',
      refused: ['consult.requested'],
      text: '',
    },
    {
      title: '[SCR-11] when it is opened there is nothing more to say',
      from: [requested],
      event: opened,
      target: 'resting',
      text: '',
    },
    ...everyFailure.map((failure) => ({
      title: `[SCR-11] it is said why it was not opened: ${failureText(failure)}`,
      from: [requested],
      event: done('ask', left(failure)),
      target: 'failed' as const,
      text: failureText(failure),
    })),
    {
      from: [requested],
      event: done('ask', left({ kind: 'timeout' })),
      target: 'failed',
      text: '系统接口请求超时',
    },
    {
      title: '[SCR-11] after a failure it can be asked again at once',
      from: [requested, refused],
      event: requested,
      target: 'asking',
      calls: [{ actor: 'ask', input: deal }],
      text: '',
    },
    { from: [requested, refused], event: after(5_000), target: 'resting', text: '' },
  ],
});

const startedFlow = () => {
  const ask: FakeCall<ConsultedDeal, Either<GatewayFailure, { readonly to: string }>> = fakeCall('consult');
  const way = fakePageWay();
  const machine = consulting({
    callOf: callsOf({ chat: { consult: (of, options) => ask.call(of, options?.signal) } }),
    way: way.port,
    memberChanges: { changed: () => undefined },
  });
  const actor = createActor(machine, { input: deal }).start();
  actor.send(requested);
  return { actor, ask, way };
};

test('[SCR-11] the conversation with whoever answers for the deal is opened, from which back leads to the deal', async () => {
  const { actor, ask, way } = startedFlow();
  expect(ask.calls.map(({ input }) => input)).toEqual([deal]);
  expect(selectIsConsulting(actor.getSnapshot())).toBe(true);
  ask.last().answer(right({ to: 'u 周' }));
  await settled();
  expect(way.opened).toEqual([`/message/chat?to=${encodeURIComponent('u 周')}`]);
  expect(way.goneOnTo).toEqual([]);
  expect(selectIsConsulting(actor.getSnapshot())).toBe(false);
});

test('[SCR-11] what the gateway refuses opens nothing and is said in its words', async () => {
  const { actor, ask, way } = startedFlow();
  ask.last().answer(left(refusal));
  await settled();
  expect(way.opened).toEqual([]);
  expect(selectConsultError(actor.getSnapshot())).toBe(refusal.message);
});

test('[SCR-11] who left the page before the answer stays where they are', async () => {
  const { actor, ask, way } = startedFlow();
  actor.stop();
  ask.last().answer(right({ to: 'u-zhou' }));
  await settled();
  expect(way.opened).toEqual([]);
});
