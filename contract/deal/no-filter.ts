import type { DealFilter } from './deal-filter';

/** All deals, the one that was confirmed last first. */
export const noFilter: DealFilter = {
  industry: [],
  region: [],
  round: [],
  min: null,
  max: null,
  stake: null,
  keyword: null,
  include: [],
  exclude: [],
  within: null,
  sort: 'confirmed',
};
