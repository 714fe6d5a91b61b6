import type { KindFacts } from '../kind/kind';

/** Share transfers. */
export const transferFacts = {
  label: '股份转让',
  shortLabel: '股份转让',
  otherLabels: ['老股'],
  listTitle: '股份转让',
  code: 'GF',
  path: '/gf',
  bySource: true,
  gate: null,
  readers: 'all',
  can: ['favourite', 'share', 'card', 'report', 'source', 'siteMap', 'savedSearch', 'search', 'operator'],
  sorts: ['confirmed', 'deadline', 'amountDown', 'amountUp'],
} as const satisfies KindFacts;
