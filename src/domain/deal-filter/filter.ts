import type { DealFilter } from '../../../contract/deal/deal-filter';

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

/** The same order without any condition. */
export const loosened = ({ sort }: DealFilter): DealFilter => ({ ...noFilter, sort });
