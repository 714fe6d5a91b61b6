import { left, right, type Either } from 'fp-ts/Either';
import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import type { NdaRequest } from '../../../../contract/nda/nda-request';
import { ndaApproval } from '../../../../src/application/deals/nda-approval/definition';
import { selectAskFirst } from '../../../../src/application/kit/ask-first/machine';
import type { GatewayFailure } from '../../../../src/domain/gateway/failure';
import { ndaExamples } from '../../../../tools/docs/contract/examples/nda';
import { fakeLayers } from '../../../support/fakes/layer-stack';
import { fakeCall, type FakeCall } from '../../../support/fakes/pending-calls';
import { settled } from '../../../support/fakes/settled';

const opened = () => {
  const approve: FakeCall<string, Either<GatewayFailure, NdaRequest>> = fakeCall('approve');
  const layers = fakeLayers();
  const page = { changes: 0 };
  const actor = createActor(
    ndaApproval({
      ndas: { approve: (id, options) => approve.call(id, options?.signal) },
      layers: layers.port,
      talk: {
        changed: () => {
          page.changes += 1;
        },
      },
    }),
  ).start();
  const ask = (): void => actor.send({ type: 'ask.requested', subject: '17' });
  const confirm = (): void => actor.send({ type: 'ask.confirmed' });
  return { actor, approve, layers, page, ask, confirm, status: () => selectAskFirst(actor.getSnapshot()) };
};

test('[ENT-09] an NDA is approved by one call, after the question', async () => {
  const { approve, layers, page, ask, confirm, status } = opened();
  ask();
  expect([layers.open(), approve.calls.length]).toEqual([['approve-nda'], 0]);
  confirm();
  expect([layers.open(), approve.last().input]).toEqual([[], '17']);
  approve.last().answer(right(ndaExamples.approve.answered));
  await settled();
  expect([status().phase, page.changes]).toEqual(['done', 1]);
});

test('[ENT-09][LAY-19] back closes the question, and no call is made', () => {
  const { approve, layers, ask, status } = opened();
  ask();
  layers.back();
  expect([status().phase, approve.calls.length]).toEqual(['resting', 0]);
});

test('[ENT-09] a refused approval makes the requests on the page stale; a lost answer does not', async () => {
  const { approve, page, ask, confirm, status } = opened();
  ask();
  confirm();
  approve.last().answer(left({ kind: 'network' }));
  await settled();
  expect([status().error, page.changes]).toEqual(['后端接口连接异常', 0]);
  ask();
  confirm();
  approve.last().answer(left({ kind: 'refused', code: 409, message: '该申请已处理' }));
  await settled();
  expect([status().phase, status().error, page.changes]).toEqual(['failed', '该申请已处理', 1]);
});

test('[ENT-09] leaving the page aborts the call', () => {
  const { actor, approve, ask, confirm } = opened();
  ask();
  confirm();
  actor.stop();
  expect(approve.last().signal?.aborted).toBe(true);
});
