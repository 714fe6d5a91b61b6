import { statisticsCalls as ofStatistics } from '../../../../../contract/statistics/calls';
import type { StatisticsReading } from '../../../application/statistics/statistics-reading';
import { answering } from './answering';
import type { Call } from './call';

/** Figures of the market, for verified members. */
export const statisticsCalls = (statistics: StatisticsReading): readonly Call[] => [
  answering(ofStatistics.read, (query, { session }) => statistics.read(session.userId, query)),
];
