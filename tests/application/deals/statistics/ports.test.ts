import { left, right } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { marketStatistics } from '../../../../src/application/deals/statistics/definition';
import { selectStatistics } from '../../../../src/application/deals/statistics/status';
import { noStatisticsFilter } from '../../../../src/domain/statistics/statistics-address';
import { statisticsExamples } from '../../../../tools/docs/contract/examples/statistics';
import { fakePagePorts } from '../../../support/fakes/page-ports';
import { settled } from '../../../support/fakes/settled';

const figures = statisticsExamples.read.answered;
const byRegion = { ...noStatisticsFilter, by: 'region' as const };

test('[SCR-14] the query of the address is asked for; of two the answer to the last one is shown', async () => {
  const { ports, gateways } = fakePagePorts();
  const { read } = gateways.statistics;
  const flow = createActor(marketStatistics(ports), { input: { query: noStatisticsFilter } }).start();
  const status = () => selectStatistics(flow.getSnapshot());
  await settled();
  expect(read.calls.map(({ input }) => input)).toEqual([noStatisticsFilter]);
  expect(status()).toMatchObject({ phase: 'loading', shown: null, isEmpty: false });
  const first = read.last();
  flow.send({ type: 'statistics.addressed', query: byRegion });
  await settled();
  expect(first.signal?.aborted).toBe(true);
  expect(read.last().input).toEqual(byRegion);
  read.last().answer(right(figures));
  await settled();
  expect(status()).toMatchObject({ phase: 'ready', shown: { query: byRegion, figures } });
});

test('[LAY-16] figures that did not come leave the earlier ones, and are asked for again', async () => {
  const { ports, gateways } = fakePagePorts();
  const { read } = gateways.statistics;
  const flow = createActor(marketStatistics(ports), { input: { query: noStatisticsFilter } }).start();
  const status = () => selectStatistics(flow.getSnapshot());
  await settled();
  read.last().answer(right(figures));
  await settled();
  flow.send({ type: 'statistics.addressed', query: byRegion });
  await settled();
  expect(status()).toMatchObject({ isUpdating: true, shown: { query: noStatisticsFilter } });
  read.last().answer(left({ kind: 'timeout' }));
  await settled();
  expect(status()).toMatchObject({ phase: 'failed', query: byRegion, failure: { kind: 'timeout' } });
  expect(status().shown?.query).toEqual(noStatisticsFilter);
  flow.send({ type: 'statistics.reloadRequested' });
  await settled();
  read.last().answer(right({ ...figures, cells: [], total: { ...figures.total, count: null } }));
  await settled();
  expect(status()).toMatchObject({ phase: 'empty', isEmpty: true, failure: null });
});
