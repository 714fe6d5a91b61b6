import type { KindFacts } from '../kind/kind';

/** Investors. Their contacts are for members with a complete verification. */
export const investorFacts = {
  label: '投资机构',
  shortLabel: '机构',
  otherLabels: [],
  listTitle: '找投资机构',
  code: null,
  path: '/investor',
  bySource: false,
  gate: 'verification',
  readers: 'all',
  can: ['favourite', 'report', 'siteMap', 'savedSearch', 'search', 'operator'],
} as const satisfies KindFacts;
