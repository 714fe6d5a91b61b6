import type { KindFacts } from '../kind/kind';

/** State-owned assets listed at an exchange. The exchange publishes all of it, so nothing of it is hidden. */
export const soeFacts = {
  label: '挂牌项目',
  shortLabel: '国资',
  otherLabels: ['国资挂牌', '国有产权', '产权转让'],
  listTitle: '国资挂牌',
  code: null,
  path: '/soe',
  bySource: false,
  gate: null,
  readers: 'verified',
  can: ['savedSearch', 'search', 'operator'],
} as const satisfies KindFacts;
