import type { KindFacts } from '../kind/kind';

/** Deals of the sell side. */
export const saleFacts = {
  label: '项目',
  shortLabel: '项目',
  otherLabels: ['标的'],
  listTitle: '找项目',
  code: 'XM',
  path: '/sale',
  bySource: true,
  gate: 'nda',
  readers: 'all',
  can: [
    'favourite',
    'share',
    'card',
    'report',
    'source',
    'siteMap',
    'comparison',
    'savedSearch',
    'publication',
    'search',
  ],
  sorts: ['confirmed', 'amountDown', 'amountUp', 'revenueDown', 'profitDown', 'growthDown'],
} as const satisfies KindFacts;

export type SaleSort = (typeof saleFacts.sorts)[number];
