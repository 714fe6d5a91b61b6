import { left, right } from 'fp-ts/Either';
import { expect, onTestFinished, test } from 'vitest';
import { createActor } from 'xstate';
import { favourites } from '../../../../src/application/deals/favourite/definition';
import { selectIsFavourite, selectKept } from '../../../../src/application/deals/favourite/status';
import { fakePagePorts } from '../../../support/fakes/page-ports';
import { settled } from '../../../support/fakes/settled';
import { kept, one, other, removed, shown } from './samples';

const startedFlow = async () => {
  const { ports, gateways, connection } = fakePagePorts();
  const actor = createActor(favourites(ports)).start();
  onTestFinished(() => void actor.stop());
  const { states, toggle } = gateways.favourite;
  actor.send(shown);
  await settled();
  states.last().answer(right(['s1']));
  await settled();
  return { actor, states, toggle, connection, isOn: () => selectIsFavourite(one)(actor.getSnapshot()) };
};

test('[SCR-07] two presses that follow each other at once are saved one after the other', async () => {
  const { actor, toggle, isOn } = await startedFlow();
  actor.send(removed);
  actor.send(kept);
  await settled();
  expect(toggle.calls.map(({ input }) => input)).toEqual([{ ...one, on: false }]);
  toggle.last().answer(right(undefined));
  await settled();
  expect(toggle.calls.map(({ input }) => input)).toEqual([
    { ...one, on: false },
    { ...one, on: true },
  ]);
  toggle.last().answer(left({ kind: 'network' }));
  await settled();
  expect(isOn()).toBe(false);
});

test('[SCR-07] 250 stars are asked for by three calls, and none twice', async () => {
  const { actor, states } = await startedFlow();
  const things = Array.from({ length: 250 }, (_, index) => ({ kind: 'sale' as const, id: `x${index}` }));
  for (let twice = 0; twice < 2; twice += 1)
    actor.send({ type: 'favourites.shown', who: 'u1', things: [one, ...things] });
  for (let call = 0; call < 3; call += 1) {
    await settled();
    states.last().answer(right([]));
  }
  await settled();
  const asked = states.calls.slice(1).map(({ input }) => input.ids.length);
  expect(asked).toEqual([100, 100, 50]);
});

test('[SCR-07] what is taken out is gone from a list of favourites, and what is not known of stays', async () => {
  const { actor } = await startedFlow();
  actor.send(removed);
  const items = [one, other];
  expect(selectKept(items, (thing: typeof one) => thing)(actor.getSnapshot())).toEqual([other]);
});

test('[MKT-01] a search is taken out and had back by its own calls', async () => {
  const { ports, gateways } = fakePagePorts();
  const actor = createActor(favourites(ports)).start();
  onTestFinished(() => void actor.stop());
  const search = { kind: 'search' as const, id: '7' };
  const { remove, restore } = gateways.search;
  actor.send({ type: 'favourites.listed', who: 'u1', things: [search] });
  actor.send({ type: 'favourites.pressed', ...search, on: false });
  await settled();
  remove.last().answer(right(undefined));
  await settled();
  expect(remove.calls.map(({ input }) => input)).toEqual(['7']);
  actor.send({ type: 'favourites.undone' });
  await settled();
  expect(restore.calls.map(({ input }) => input)).toEqual(['7']);
  restore.last().answer(left({ kind: 'refused', code: 404, message: '保存的搜索不存在或已删除' }));
  await settled();
  expect(selectIsFavourite(search)(actor.getSnapshot())).toBe(false);
});
