import type { KindFacts } from '../kind/kind';

/** Demands of buyers. */
export const buyFacts = {
  label: '求购需求',
  shortLabel: '求购',
  otherLabels: ['买方', '买家', '收购方', '投资方', '谁想买', '谁要买', '谁在买'],
  listTitle: '找买方',
  code: 'XQ',
  path: '/buy',
  bySource: false,
  gate: 'publisher',
  readers: 'all',
  can: ['favourite', 'share', 'card', 'report', 'source', 'siteMap', 'savedSearch', 'publication', 'search'],
  sorts: ['confirmed', 'amountDown', 'amountUp'],
} as const satisfies KindFacts;
