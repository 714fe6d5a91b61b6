import type { KindFacts } from '../kind/kind';

/** Private funds. No poster, no sharing: they may not be shown to unspecified people (MKT-19). */
export const fundFacts = {
  label: '基金',
  shortLabel: '基金',
  otherLabels: ['私募基金'],
  listTitle: '私募基金',
  code: null,
  path: '/fund',
  bySource: false,
  gate: 'determination',
  readers: 'verified',
  can: ['savedSearch', 'search', 'operator'],
} as const satisfies KindFacts;
