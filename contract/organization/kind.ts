import type { KindFacts } from '../kind/kind';

/** Intermediaries and other organizations that serve deals. */
export const organizationFacts = {
  label: '服务机构',
  shortLabel: '中介',
  otherLabels: ['中介机构'],
  listTitle: '找服务机构',
  code: null,
  path: '/organization',
  bySource: false,
  gate: null,
  readers: 'all',
  can: ['card', 'report', 'siteMap', 'savedSearch', 'search', 'operator'],
} as const satisfies KindFacts;
