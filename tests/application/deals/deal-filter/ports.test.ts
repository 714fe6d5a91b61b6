import { right } from 'fp-ts/TaskEither';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { DealFilter } from '../../../../contract/deal/deal-filter';
import { dealFilter } from '../../../../src/application/deals/deal-filter/definition';
import { selectDealFilterStatus } from '../../../../src/application/deals/deal-filter/status';
import { fakeClock } from '../../../support/fakes/clock';
import { fakeLayers } from '../../../support/fakes/layer-stack';
import { fakePageWay } from '../../../support/fakes/page-way';
import { settled } from '../../../support/fakes/settled';
import { chooses, closes, opens, shown, some, typesBackwards } from './samples';

const startedFlow = () => {
  const [layers, way, clock] = [fakeLayers(), fakePageWay(), fakeClock()];
  const asked: DealFilter[] = [];
  const machine = dealFilter({ layers: layers.port, way: way.port }, '/sale/soe', (filter) => {
    asked.push(filter);
    return right(some);
  });
  const actor = createActor(machine, { input: { filter: shown }, clock: clock.timers }).start();
  return { actor, layers, way, asked, clock };
};

test('[SCR-02] what is pressed goes into the address of its own list', () => {
  const { actor, way } = startedFlow();
  actor.send(chooses);
  expect(way.goneOnTo).toEqual(['/sale/soe?industry=0101&region=cn-east&sort=amountDown']);
});

test('[LAY-19] back closes the sheet, and the list is as it was', () => {
  const { actor, layers, way } = startedFlow();
  actor.send(opens);
  expect(layers.open()).toEqual(['filter']);
  layers.back();
  expect(selectDealFilterStatus(actor.getSnapshot()).isOpen).toBe(false);
  actor.send(opens);
  actor.send(closes);
  expect(layers.open()).toEqual([]);
  expect(way.goneOnTo).toEqual([]);
});

test('[SCR-02] choices that follow each other at once are counted once, with all of them', async () => {
  const { actor, asked, clock } = startedFlow();
  actor.send(opens);
  await settled();
  expect(selectDealFilterStatus(actor.getSnapshot()).total).toBe(38);
  actor.send(chooses);
  clock.pass(200);
  actor.send({ type: 'filter.chosen', filter: { ...shown, round: ['1_0'] } });
  clock.pass(250);
  await settled();
  expect(asked).toEqual([shown, { ...shown, round: ['1_0'] }]);
});

test('[VAL-06] a range that is none is never asked for', async () => {
  const { actor, asked, clock } = startedFlow();
  actor.send(opens);
  await settled();
  actor.send(typesBackwards);
  clock.pass(1_000);
  await settled();
  expect(asked).toEqual([shown]);
});
