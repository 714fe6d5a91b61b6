import type { KindFacts } from '../kind/kind';

/** Investors, which have no pages yet. */
export const investorFacts = {
  label: '投资机构',
  shortLabel: '机构',
  otherLabels: [],
  listTitle: '找投资机构',
  code: null,
  path: null,
  bySource: false,
  gate: null,
  can: ['favourite'],
} as const satisfies KindFacts;
