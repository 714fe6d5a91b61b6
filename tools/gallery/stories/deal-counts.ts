import type { DealCounts } from '../../../contract/deal/deal-filter';

export const dealCounts: DealCounts = {
  total: 38,
  industries: [{ id: '0101', count: 22 }],
  regions: [{ id: 'cn-32', count: 9 }],
  looser: [],
};

/** Nothing fits, and what would without one condition. */
export const noDeals: DealCounts = {
  ...{ total: 0, industries: [], regions: [] },
  looser: [
    { of: 'keyword', place: null, count: 12 },
    { of: 'industry', place: null, count: 3 },
    { of: 'amount', place: null, count: 1 },
  ],
};
