import { left, right } from 'fp-ts/Either';
import type { StatisticsQuery } from '../../../../contract/statistics/query';
import type { Statistics } from '../../../../contract/statistics/statistics';
import { statisticsInvariants } from '../../../../src/application/deals/statistics/invariants';
import { statisticsMachine } from '../../../../src/application/deals/statistics/machine';
import type { StatisticsEvent } from '../../../../src/application/deals/statistics/setup';
import { failureText } from '../../../../src/domain/gateway/failure-text';
import { noStatisticsFilter } from '../../../../src/domain/statistics/statistics-address';
import { statisticsExamples } from '../../../../tools/docs/contract/examples/statistics';
import { explorationTests } from '../../../support/explore/exploration-tests';
import { done } from '../../../support/explore/step';
import { transitionTable } from '../../../support/explore/transition-table';
import { everyFailure } from '../../../support/failures';

const some: Statistics = statisticsExamples.read.answered;
const other: Statistics = { ...some, running: null };
const hidden = { count: null, undisclosed: null, amount: null, median: null };
const nothing: Statistics = { ...some, total: hidden, cells: [] };

const query = noStatisticsFilter;
const byIndustry: StatisticsQuery = { ...query, by: 'industry' };
const to = (asked: StatisticsQuery): StatisticsEvent => ({ type: 'statistics.addressed', query: asked });
const reload: StatisticsEvent = { type: 'statistics.reloadRequested' };
const table: StatisticsEvent = { type: 'statistics.viewChosen', view: 'table' };
const pick = (key: string | null): StatisticsEvent => ({ type: 'statistics.barChosen', key });
const read = (figures: Statistics) => done('read', right(figures));
const failed = done('read', left({ kind: 'network' as const }));
const back = done('connectionBack');
const reads = (asked: StatisticsQuery) => [{ actor: 'read', input: { query: asked } }];
const network = { kind: 'network' } as const;
const shown = { query, figures: some };

explorationTests('statistics', {
  machine: statisticsMachine,
  inputs: [{ query }, { query: byIndustry }],
  alphabet: [
    ...[query, byIndustry].map(to),
    reload,
    table,
    { type: 'statistics.viewChosen', view: 'chart' },
    pick('03'),
    pick(null),
    ...[some, other, nothing].map(read),
    ...everyFailure.map((failure) => done('read', left(failure))),
    back,
  ],
  facts: ({ context }) => [
    context.query.by,
    context.shown?.query.by,
    context.shown?.figures.cells.length,
    context.failure?.kind,
    context.view,
    context.bar,
  ],
  invariants: statisticsInvariants,
  goal: (snapshot) => snapshot.matches('ready'),
});

transitionTable('statistics', {
  machine: statisticsMachine,
  input: { query },
  rows: [
    {
      title: '[SCR-14] the figures of the address are asked for as a chart without a picked bar',
      from: [],
      target: 'loading',
      calls: reads(query),
      context: { query, shown: null, failure: null, view: 'chart', bar: null },
    },
    { from: [], event: read(some), target: 'ready', context: { shown, failure: null } },
    {
      title: '[SCR-14] figures that are all hidden are empty',
      from: [],
      event: read(nothing),
      target: 'empty',
      context: { shown: { query, figures: nothing } },
    },
    ...everyFailure.map((failure) => ({
      title: `[LAY-16] without figures a failure is shown with its reason: ${failureText(failure)}`,
      from: [],
      event: done('read', left(failure)),
      target: 'failed' as const,
      context: { shown: null, failure },
      calls: ['connectionBack'],
    })),
    {
      title: '[SCR-14] another query ends the call for the first',
      from: [],
      event: to(byIndustry),
      target: 'loading',
      calls: reads(byIndustry),
      stops: ['read'],
      context: { query: byIndustry },
    },
    { from: [], event: to(query), target: 'loading' },
    {
      title: '[SCR-14] while another query is read, the earlier figures stay',
      from: [read(some)],
      event: to(byIndustry),
      target: 'updating',
      calls: reads(byIndustry),
      context: { query: byIndustry, shown },
    },
    { from: [read(some)], event: to(query), target: 'ready', context: { shown } },
    { from: [read(some)], event: reload, target: 'updating', calls: reads(query), context: { shown } },
    {
      from: [read(nothing)],
      event: to(byIndustry),
      target: 'updating',
      calls: reads(byIndustry),
      context: { query: byIndustry },
    },
    { from: [read(nothing)], event: to(query), target: 'empty' },
    { from: [read(nothing)], event: reload, target: 'updating', calls: reads(query) },
    {
      title: '[SCR-14] new figures are shown as a whole; the bar is no longer picked',
      from: [read(some), pick('03'), to(byIndustry)],
      event: read(other),
      target: 'ready',
      context: { shown: { query: byIndustry, figures: other }, bar: null },
    },
    { from: [read(some), reload], event: read(nothing), target: 'empty' },
    {
      from: [read(some), to(byIndustry)],
      event: to(query),
      target: 'updating',
      calls: reads(query),
      stops: ['read'],
      context: { query, shown },
    },
    { from: [read(some), to(byIndustry)], event: to(byIndustry), target: 'updating' },
    {
      title: '[LAY-16] the earlier figures stay when others did not come',
      from: [read(some), to(byIndustry)],
      event: failed,
      target: 'failed',
      calls: ['connectionBack'],
      context: { query: byIndustry, shown, failure: network },
    },
    {
      from: [failed],
      event: reload,
      target: 'loading',
      calls: reads(query),
      stops: ['connectionBack'],
      context: { failure: null },
    },
    {
      title: '[REL-01] they are asked for again when the connection is back',
      from: [failed],
      event: back,
      target: 'loading',
      calls: reads(query),
      context: { failure: null },
    },
    {
      from: [read(some), reload, failed],
      event: back,
      target: 'updating',
      calls: reads(query),
      context: { failure: null, shown },
    },
    {
      from: [failed],
      event: to(byIndustry),
      target: 'loading',
      calls: reads(byIndustry),
      stops: ['connectionBack'],
      context: { query: byIndustry, failure: null },
    },
    { from: [failed], event: to(query), target: 'failed', context: { failure: network } },
    {
      title: '[SCR-14] the table is chosen in any state, and stays chosen',
      from: [read(some), table, to(byIndustry)],
      event: read(other),
      target: 'ready',
      context: { view: 'table' },
    },
    { from: [], event: table, target: 'loading', context: { view: 'table' } },
    { from: [read(some)], event: pick('03'), target: 'ready', context: { bar: '03' } },
    { from: [read(some), pick('03')], event: pick(null), target: 'ready', context: { bar: null } },
    { from: [], event: reload, target: 'loading', refused: ['statistics.reloadRequested'] },
  ],
});
