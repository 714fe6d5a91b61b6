import type { KindFacts } from '../kind/kind';

/** Conferences with tickets; all of a conference is public (SCR-08). */
export const conferenceFacts = {
  label: '会议',
  shortLabel: '会议',
  otherLabels: ['峰会', '论坛', '大会', '对接会'],
  listTitle: '会议',
  code: null,
  path: '/conf',
  bySource: false,
  gate: null,
  readers: 'all',
  can: ['favourite', 'share', 'card', 'report', 'siteMap', 'savedSearch', 'search', 'operator'],
} as const satisfies KindFacts;
