import type { KindFacts } from '../kind/kind';

/** Roadshow presentations. None is shared by a picture: one of them may be a fund's (MKT-19). */
export const presentationFacts = {
  label: '路演',
  shortLabel: '路演',
  otherLabels: ['路演材料'],
  listTitle: '项目路演',
  code: null,
  path: '/news/presentation',
  bySource: false,
  gate: 'determination',
  readers: 'all',
  can: ['card', 'report', 'siteMap', 'savedSearch', 'search', 'operator'],
} as const satisfies KindFacts;
