import type { KindFacts } from '../kind/kind';

/** State-owned assets listed at an exchange. The exchange publishes all of it, so nothing of it is hidden. */
export const soeFacts = {
  label: '国资挂牌',
  shortLabel: '国资',
  otherLabels: ['国有产权', '产权转让', '国资项目'],
  listTitle: '国资挂牌',
  code: null,
  path: '/soe',
  bySource: false,
  gate: null,
  can: ['favourite', 'share', 'card', 'report', 'savedSearch'],
} as const satisfies KindFacts;
