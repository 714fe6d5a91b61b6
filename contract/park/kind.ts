import type { KindFacts } from '../kind/kind';

/** Free-trade zones and parks; they share one path, on which a query names one of them. */
export const parkFacts = {
  label: '自贸区与园区',
  shortLabel: '园区',
  otherLabels: ['自贸区', '自由贸易试验区', '产业园区'],
  listTitle: '自贸区与园区',
  code: null,
  path: '/ftz',
  query: 'park',
  bySource: false,
  gate: null,
  readers: 'all',
  can: ['card', 'report', 'siteMap', 'savedSearch', 'search', 'operator'],
} as const satisfies KindFacts;
