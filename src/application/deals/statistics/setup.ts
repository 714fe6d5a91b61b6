import { isRight } from 'fp-ts/Either';
import { assign, setup } from 'xstate';
import type { StatisticsQuery } from '../../../../contract/statistics/query';
import type { Statistics } from '../../../../contract/statistics/statistics';
import type { GatewayFailure } from '../../../domain/gateway/failure';
import { isSameQuery } from '../../../domain/statistics/statistics-address';
import { hasFigures } from '../../../domain/statistics/statistics-figures';
import { unwiredCall, type Answer } from '../../kit/from-call';
import { unwiredWait } from '../../kit/from-wait';

/** How figures are shown. */
export type StatisticsView = 'chart' | 'table';

export type StatisticsEvent =
  /** The address holds another query. */
  | { readonly type: 'statistics.addressed'; readonly query: StatisticsQuery }
  | { readonly type: 'statistics.reloadRequested' }
  | { readonly type: 'statistics.viewChosen'; readonly view: StatisticsView }
  /** A bar of the chart is looked at; null is the whole. */
  | { readonly type: 'statistics.barChosen'; readonly key: string | null };

/** Figures with the query that they answer. */
export interface ShownStatistics {
  readonly query: StatisticsQuery;
  readonly figures: Statistics;
}

export interface StatisticsInput {
  readonly query: StatisticsQuery;
}

interface StatisticsContext {
  readonly query: StatisticsQuery;
  readonly shown: ShownStatistics | null;
  readonly failure: GatewayFailure | null;
  readonly view: StatisticsView;
  /** The key of the bar that is looked at. */
  readonly bar: string | null;
}

interface StatisticsTypes {
  readonly context?: StatisticsContext;
  readonly events?: StatisticsEvent;
  readonly input?: StatisticsInput;
}

const types: StatisticsTypes = {};

/** The guards and actions of the figures of the market. */
export const statisticsSetup = setup({
  types,
  actors: {
    read: unwiredCall<Statistics, { readonly query: StatisticsQuery }>('statistics', 'read'),
    connectionBack: unwiredWait('statistics', 'connectionBack'),
  },
  guards: {
    hasShown: ({ context: { shown } }) => shown !== null,
    isOther: ({ context }, query: StatisticsQuery) => !isSameQuery(context.query, query),
    shownIsEmpty: ({ context: { shown } }) => shown !== null && !hasFigures(shown.figures),
    isAnswered: (_, answer: Answer<Statistics>) => isRight(answer),
  },
  actions: {
    /** Nothing changes. */
    goOn: assign({}),
    keepQuery: assign((_, query: StatisticsQuery) => ({ query })),
    keepAnswer: assign(({ context: { query } }, answer: Answer<Statistics>) =>
      isRight(answer) ? { shown: { query, figures: answer.right }, failure: null, bar: null } : {},
    ),
    keepFailure: assign((_, answer: Answer<Statistics>) => (isRight(answer) ? {} : { failure: answer.left })),
    forgetFailure: assign({ failure: null }),
    keepView: assign((_, view: StatisticsView) => ({ view })),
    keepBar: assign((_, bar: string | null) => ({ bar })),
  },
});
