import type { Statistics } from '../../../../contract/statistics/statistics';
import { whenBack } from '../../kit/connection/actors';
import type { Answer } from '../../kit/from-call';
import { goingOn } from '../../kit/going-on';
import { statisticsSetup as base, type StatisticsEvent } from './setup';

const meta = { requirements: ['SCR-14', 'LAY-16'] };

type Addressed = Extract<StatisticsEvent, { readonly type: 'statistics.addressed' }>;
const queryOf = ({ event }: { readonly event: Addressed }) => event.query;
const answerOf = ({ event }: { readonly event: { readonly output: Answer<Statistics> } }) => event.output;
const isOther = { type: 'isOther', params: queryOf } as const;
const keepQuery = { type: 'keepQuery', params: queryOf } as const;
const isAnswered = { type: 'isAnswered', params: answerOf } as const;
const keepAnswer = { type: 'keepAnswer', params: answerOf } as const;
const keepFailure = { type: 'keepFailure', params: answerOf } as const;

/** The figures are read; a change of the query reads others. */
const reads = <Target extends 'answered'>(target: Target) =>
  ({
    id: 'read',
    src: 'read',
    input: ({ context: { query } }: { readonly context: { readonly query: Addressed['query'] } }) => ({
      query,
    }),
    onDone: [
      { guard: isAnswered, target, actions: keepAnswer },
      { target: 'failed', actions: keepFailure },
    ],
  }) as const;

/** The address holds another query, or the same again. */
const follows = <Target extends string>(target: Target) =>
  [{ guard: isOther, target, reenter: true, actions: keepQuery }, goingOn] as const;

/**
 * The figures of the market for the query that the address holds. Earlier figures stay on the screen while others are
 * read, and when that fails. Source: SCR-14, LAY-16.
 */
export const statisticsMachine = base.createMachine({
  id: 'statistics',
  description: 'The figures of the market.',
  meta,
  context: ({ input: { query } }) => ({
    query,
    shown: null,
    failure: null,
    view: 'chart',
    bar: null,
  }),
  on: {
    'statistics.viewChosen': { actions: { type: 'keepView', params: ({ event }) => event.view } },
    'statistics.barChosen': { actions: { type: 'keepBar', params: ({ event }) => event.key } },
  },
  initial: 'loading',
  states: {
    loading: {
      description: 'Nothing is at hand yet; the page shows its skeleton.',
      meta,
      entry: 'forgetFailure',
      invoke: reads('answered'),
      on: { 'statistics.addressed': follows('loading') },
    },
    answered: {
      description: 'The figures came: some are shown, or none can be.',
      meta,
      always: [{ guard: 'shownIsEmpty', target: 'empty' }, { target: 'ready' }],
    },
    ready: {
      description: 'The figures are shown.',
      meta,
      on: {
        'statistics.addressed': follows('updating'),
        'statistics.reloadRequested': 'updating',
      },
    },
    empty: {
      description: 'There are no deals, or too few to be shown.',
      meta,
      on: {
        'statistics.addressed': follows('updating'),
        'statistics.reloadRequested': 'updating',
      },
    },
    updating: {
      description: 'Other figures are read; those that were shown stay.',
      meta,
      entry: 'forgetFailure',
      invoke: reads('answered'),
      on: { 'statistics.addressed': follows('updating') },
    },
    failed: {
      description:
        'The figures did not come; those that were shown stay. They are asked for again with the network.',
      meta,
      invoke: whenBack('retrying'),
      on: {
        'statistics.addressed': follows('retrying'),
        'statistics.reloadRequested': 'retrying',
      },
    },
    retrying: {
      description: 'The figures are asked for again.',
      meta,
      always: [{ guard: 'hasShown', target: 'updating' }, { target: 'loading' }],
    },
  },
});

export type StatisticsMachine = typeof statisticsMachine;
