import { left, right, type Either } from 'fp-ts/Either';
import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import type { Submission } from '../../../../contract/submission/submission';
import { submissions } from '../../../../src/application/deals/submission/definition';
import { selectAskFirst } from '../../../../src/application/kit/ask-first/machine';
import { selectResourceStatus } from '../../../../src/application/kit/resource/status';
import type { GatewayFailure } from '../../../../src/domain/gateway/failure';
import { fakePagePorts } from '../../../support/fakes/page-ports';
import { settled } from '../../../support/fakes/settled';

const sale: Submission = {
  publicationId: 'p1',
  title: '精密零部件公司',
  state: null,
  sentAt: null,
  answer: '',
};
const sent: Submission = { ...sale, state: 'sent', sentAt: 1 };
const subject = { investorId: 'iv1', publicationId: 'p1', title: sale.title };

const opened = async () => {
  const { ports, gateways } = fakePagePorts();
  const { own, act } = submissions(ports);
  const list = createActor(own, { input: { input: 'iv1' } }).start();
  const flow = createActor(act).start();
  await settled();
  const calls = gateways.submission;
  calls.own.last().answer(right([sale]));
  await settled();
  const answer = async (received: Either<GatewayFailure, readonly Submission[]>): Promise<void> => {
    calls.send.last().answer(received);
    await settled();
  };
  return {
    flow,
    calls,
    answer,
    phase: () => selectAskFirst(flow.getSnapshot()).phase,
    value: () => selectResourceStatus<string, readonly Submission[]>(list.getSnapshot()).value,
  };
};

test('[SCR-05] a sale is sent by one call after the question, and the list is read again', async () => {
  const { flow, calls, answer, phase, value } = await opened();
  flow.send({ type: 'ask.requested', subject });
  expect([phase(), calls.send.calls.length]).toEqual(['asking', 0]);
  flow.send({ type: 'ask.confirmed' });
  flow.send({ type: 'ask.confirmed' });
  expect(calls.send.calls.map(({ input }) => input)).toEqual([{ investorId: 'iv1', publicationId: 'p1' }]);
  await answer(right([sent]));
  expect([phase(), calls.own.calls.length]).toEqual(['done', 2]);
  calls.own.last().answer(right([sent]));
  await settled();
  expect(value()).toEqual([sent]);
});

test('[SCR-05] a sale whose question is closed is not sent', async () => {
  const { flow, calls, phase } = await opened();
  flow.send({ type: 'ask.requested', subject });
  flow.send({ type: 'ask.dismissed' });
  expect([phase(), calls.send.calls.length]).toEqual(['resting', 0]);
});

test('[SCR-05] a refusal is shown and the list is read again; after a lost network it may be sent again', async () => {
  const { flow, calls, answer, phase } = await opened();
  flow.send({ type: 'ask.requested', subject });
  flow.send({ type: 'ask.confirmed' });
  await answer(left({ kind: 'network' }));
  expect([phase(), calls.own.calls.length]).toEqual(['failed', 1]);
  flow.send({ type: 'ask.confirmed' });
  await answer(left({ kind: 'refused', code: 409, message: '只能投递您自己已上架的项目' }));
  expect([phase(), calls.own.calls.length]).toEqual(['failed', 2]);
});
