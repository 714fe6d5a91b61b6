import type { SnapshotFrom } from 'xstate';
import type { StatisticsQuery } from '../../../../contract/statistics/query';
import type { GatewayFailure } from '../../../domain/gateway/failure';
import { hasFigures } from '../../../domain/statistics/statistics-figures';
import type { StatisticsMachine } from './machine';
import type { ShownStatistics, StatisticsView } from './setup';

/** What a view shows of the figures of the market. */
export interface StatisticsStatus {
  readonly phase: 'loading' | 'ready' | 'empty' | 'failed';
  /** The query of the address. */
  readonly query: StatisticsQuery;
  /** Of an earlier query while others are read, and when that fails. */
  readonly shown: ShownStatistics | null;
  readonly isUpdating: boolean;
  /** The shown figures are all hidden or zero. */
  readonly isEmpty: boolean;
  readonly failure: GatewayFailure | null;
  readonly view: StatisticsView;
  /** The key of the bar that is looked at; null for the whole. */
  readonly bar: string | null;
}

export const selectStatistics = (snapshot: SnapshotFrom<StatisticsMachine>): StatisticsStatus => {
  const { shown } = snapshot.context;
  const phases = ['ready', 'empty', 'failed'] as const;
  return {
    ...snapshot.context,
    isUpdating: snapshot.matches('updating'),
    isEmpty: shown !== null && !hasFigures(shown.figures),
    phase: phases.find((phase) => snapshot.matches(phase)) ?? 'loading',
  };
};
