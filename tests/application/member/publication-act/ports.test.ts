import { left, right, type Either } from 'fp-ts/Either';
import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { selectAskFirst } from '../../../../src/application/kit/ask-first/machine';
import {
  publicationAct,
  publicationActRules,
  removedDrafts,
} from '../../../../src/application/member/publication-act/definition';
import type { GatewayFailure } from '../../../../src/domain/gateway/failure';
import { isForGood, type PossibleAct } from '../../../../src/domain/publication/possible-acts';
import { publicationExamples } from '../../../../tools/docs/contract/examples/publication';
import { fakeLayers } from '../../../support/fakes/layer-stack';
import { fakeCall, type FakeCall } from '../../../support/fakes/pending-calls';
import { settled } from '../../../support/fakes/settled';

const head = publicationExamples.confirm.answered;
type Taken<A> = FakeCall<string, Either<GatewayFailure, A>>;

const opened = () => {
  const heads = {
    confirm: fakeCall('confirm') as Taken<typeof head>,
    withdraw: fakeCall('withdraw') as Taken<typeof head>,
    close: fakeCall('close') as Taken<typeof head>,
    restore: fakeCall('restore') as Taken<typeof head>,
  };
  const remove: Taken<void> = fakeCall('remove');
  const layers = fakeLayers();
  const page = { changes: 0 };
  const actor = createActor(
    publicationAct({
      publications: {
        confirm: (id, options) => heads.confirm.call(id, options?.signal),
        withdraw: (id, options) => heads.withdraw.call(id, options?.signal),
        close: (id, options) => heads.close.call(id, options?.signal),
        restore: (id, options) => heads.restore.call(id, options?.signal),
        remove: (id, options) => remove.call(id, options?.signal),
      },
      layers: layers.port,
      changed: () => {
        page.changes += 1;
      },
    }),
  ).start();
  const choose = (act: PossibleAct): void =>
    actor.send({ type: 'ask.requested', subject: { act, id: 'd1' } });
  return {
    actor,
    heads,
    remove,
    layers,
    page,
    choose,
    confirm: () => actor.send({ type: 'ask.confirmed' }),
    status: () => selectAskFirst(actor.getSnapshot()),
  };
};

const every: readonly PossibleAct[] = ['confirm', 'withdraw', 'close', 'restore', 'remove', 'revert'];

test.each(every)('[SCR-02] %s is asked about exactly when nothing undoes it', (act) => {
  const { choose, layers, status } = opened();
  choose(act);
  expect(status().phase).toBe(isForGood(act) ? 'asking' : 'calling');
  expect(layers.open()).toEqual(isForGood(act) ? ['remove-publication'] : []);
});

test.each(['confirm', 'withdraw', 'close', 'restore'] as const)(
  '[MKT-06] %s is its own call, and the list is stale after it',
  async (act) => {
    const { choose, confirm, heads, page, status } = opened();
    choose(act);
    if (isForGood(act)) confirm();
    expect(heads[act].calls.map(({ input }) => input)).toEqual(['d1']);
    heads[act].last().answer(right(head));
    await settled();
    expect([status().phase, removedDrafts(status()), page.changes]).toEqual(['done', [], 1]);
  },
);

test.each(['remove', 'revert'] as const)('[SCR-02] %s removes what was typed by one call', async (act) => {
  const { choose, confirm, remove, page, status } = opened();
  choose(act);
  confirm();
  expect(remove.calls.map(({ input }) => input)).toEqual(['d1']);
  remove.last().answer(right(undefined));
  await settled();
  expect([status().phase, page.changes]).toEqual(['done', 1]);
  expect(removedDrafts(status())).toEqual(act === 'remove' ? ['d1'] : []);
});

test('[MKT-06] a withdrawn publication is listed again by one tap; nothing else can be undone', async () => {
  const { actor, choose, heads, status } = opened();
  choose('withdraw');
  heads.withdraw.last().answer(right(head));
  await settled();
  actor.send({ type: 'ask.undone' });
  expect([status().phase, heads.restore.calls.map(({ input }) => input)]).toEqual(['calling', ['d1']]);
  expect(every.filter((act) => publicationActRules.undoOf({ act, id: 'd1' }) !== null)).toEqual(['withdraw']);
});

test('[SCR-02] a refused act makes the list stale, a lost answer does not, and the reason is shown', async () => {
  const { choose, heads, page, status } = opened();
  choose('confirm');
  heads.confirm.last().answer(left({ kind: 'network' }));
  await settled();
  expect([status().phase, status().error, page.changes]).toEqual(['failed', '后端接口连接异常', 0]);
  choose('confirm');
  heads.confirm.last().answer(left({ kind: 'refused', code: 409, message: '该项目已成交' }));
  await settled();
  expect([status().error, page.changes]).toEqual(['该项目已成交', 1]);
});
