import { call } from '../call/call';
import { parameters } from '../call/parameters';
import { Statistics } from './statistics';
import { statisticsFields } from './query';

/** Figures of the market, for verified members (SCR-14). */
export const statisticsCalls = {
  /** The figures along one dimension. Small cells, and what would give them away, come without figures. */
  read: call({
    method: 'GET',
    access: 'account',
    safe: true,
    key: 'none',
    path: '/webapp/statistics!read.action',
    parameters: parameters(statisticsFields),
    answer: Statistics,
    reportedBy: 'screen',
    refusals: ['statisticsUnverified', 'statisticsUnknown'],
  }),
};
