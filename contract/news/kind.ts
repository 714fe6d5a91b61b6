import type { KindFacts } from '../kind/kind';

/** News of the market and the platform. */
export const newsFacts = {
  label: '资讯',
  shortLabel: '资讯',
  otherLabels: [],
  listTitle: '资讯',
  code: null,
  path: '/news',
  bySource: false,
  gate: null,
  readers: 'all',
  can: ['share', 'siteMap', 'search'],
} as const satisfies KindFacts;
