import type { DealCounts, DealFilter } from '../../../../contract/deal/deal-filter';
import type { DealFilterEvent } from '../../../../src/application/deals/deal-filter/filter-context';
import { noFilter } from '../../../../contract/deal/no-filter';
import { decimal } from '../../../support/samples/decimal';

/** What the address asks for in the tests of the filter. */
export const shown: DealFilter = { ...noFilter, industry: ['0101'], sort: 'amountDown' };
export const other: DealFilter = { ...shown, region: ['cn-east'] };

export const some: DealCounts = {
  total: 38,
  industries: [{ id: '0101', count: 22 }],
  regions: [],
  looser: [],
};
export const none: DealCounts = { total: 0, industries: [], regions: [], looser: [] };

export const opens: DealFilterEvent = { type: 'filter.opened', section: 'region' };
export const closes: DealFilterEvent = { type: 'filter.closed' };
export const chooses: DealFilterEvent = { type: 'filter.chosen', filter: other };
export const types: DealFilterEvent = {
  type: 'filter.rangeTyped',
  range: { least: '1', most: '5', unit: '亿元' },
};
/** An amount that another unit would fit as well. */
export const typesInSmallerUnit: DealFilterEvent = {
  type: 'filter.rangeTyped',
  range: { least: '10000', most: '50000', unit: '万元' },
};
export const typesBackwards: DealFilterEvent = {
  type: 'filter.rangeTyped',
  range: { least: '5', most: '1', unit: '亿元' },
};
export const typesKeyword: DealFilterEvent = { type: 'filter.keywordTyped', text: ' 储能 ' };
export const typesWords: DealFilterEvent = { type: 'filter.wordsTyped', of: 'exclude', text: '重整 商誉' };
export const clears: DealFilterEvent = { type: 'filter.cleared' };
export const applies: DealFilterEvent = { type: 'filter.applied' };
/** By back, or by a link from elsewhere to the same list. */
export const asksFor = { type: 'filter.addressed', filter: { ...noFilter, industry: ['0301'] } } as const;
export const asksForTheSame: DealFilterEvent = { type: 'filter.addressed', filter: { ...shown } };
export const asksForOther: DealFilterEvent = { type: 'filter.addressed', filter: { ...other } };
export const looksAt: DealFilterEvent = { type: 'filter.sectionChosen', section: 'round' };
export const togglesFold: DealFilterEvent = { type: 'filter.foldToggled' };
export const unfolds: DealFilterEvent = { type: 'filter.groupToggled', group: '03' };

export const ranged: DealFilter = { ...shown, min: decimal('10000'), max: decimal('50000') };
