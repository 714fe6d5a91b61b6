import { left, right } from 'fp-ts/Either';
import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import type { MatchedPublication, Matching } from '../../../../contract/matching/matching';
import { matchedPublications, matchingOf } from '../../../../src/application/deals/matching/definition';
import { selectResourceStatus } from '../../../../src/application/kit/resource/status';
import { fakePagePorts } from '../../../support/fakes/page-ports';
import { settled } from '../../../support/fakes/settled';

const publication: MatchedPublication = {
  id: 'p1',
  kind: 'buy',
  title: '收购精密减速器企业',
  code: 'XQ1',
  confirmedAt: 1,
};
const matching: Matching = {
  personal: true,
  general: [],
  publication,
  conditions: [],
  compared: 3,
  at: 2,
  matches: [],
  near: [],
};

test.each([null, 'p1'])(
  '[SCR-13] the counterparties of the publication %s are asked for once',
  async (id) => {
    const { ports, gateways } = fakePagePorts();
    const flow = createActor(matchingOf(ports), { input: { input: id } }).start();
    const status = () => selectResourceStatus<string | null, Matching>(flow.getSnapshot());
    await settled();
    expect(status().phase).toBe('loading');
    expect(gateways.matching.best.calls.map(({ input }) => input)).toEqual([{ id }]);
    gateways.matching.best.last().answer(right(matching));
    await settled();
    expect(status()).toMatchObject({ phase: 'ready', value: matching });
  },
);

test('[SCR-13] a publication of another member is not found; the shown one stays when a refresh fails', async () => {
  const { ports, gateways } = fakePagePorts();
  const foreign = createActor(matchingOf(ports), { input: { input: 'p2' } }).start();
  await settled();
  gateways.matching.best.last().answer(left({ kind: 'refused', code: 404, message: '发布不存在或不属于您' }));
  await settled();
  expect(selectResourceStatus<string | null, Matching>(foreign.getSnapshot()).phase).toBe('notFound');

  const own = createActor(matchingOf(ports), { input: { input: 'p1' } }).start();
  await settled();
  gateways.matching.best.last().answer(right(matching));
  await settled();
  own.send({ type: 'resource.reloadRequested' });
  await settled();
  gateways.matching.best.last().answer(left({ kind: 'timeout' }));
  await settled();
  const status = selectResourceStatus<string | null, Matching>(own.getSnapshot());
  expect(status).toMatchObject({ phase: 'ready', value: matching, failure: { kind: 'timeout' } });
  expect(status.earlierAt).not.toBeNull();
});

test('[SCR-13] the listed publications are read by one call without parameters', async () => {
  const { ports, gateways } = fakePagePorts();
  const flow = createActor(matchedPublications(ports), { input: { input: undefined } }).start();
  await settled();
  expect(gateways.matching.own.calls).toHaveLength(1);
  gateways.matching.own.last().answer(right([publication]));
  await settled();
  const status = selectResourceStatus<undefined, readonly MatchedPublication[]>(flow.getSnapshot());
  expect(status.value).toEqual([publication]);
});
