import type { StatisticsQuery } from '../../../../contract/statistics/query';
import type { Statistics } from '../../../../contract/statistics/statistics';
import type { Connection } from '../../../ports/connection';
import type { CallOf } from '../../../ports/gateways';
import { connectionBackActors } from '../../kit/connection/actors';
import { fromCall, readLimit } from '../../kit/from-call';
import { statisticsMachine, type StatisticsMachine } from './machine';

export interface StatisticsPorts {
  readonly callOf: CallOf;
  readonly connection: Connection;
}

/** The figures of the market over their call. */
export const marketStatistics = ({ callOf, connection }: StatisticsPorts): StatisticsMachine => {
  const read = callOf(({ statistics }) => statistics.read);
  return statisticsMachine.provide({
    actors: {
      ...connectionBackActors(connection),
      read: fromCall<Statistics, { readonly query: StatisticsQuery }>(
        ({ query }, options) => read(query, options),
        { limit: readLimit },
      ),
    },
  });
};
