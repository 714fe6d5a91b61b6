import type { KindFacts } from '../kind/kind';

/** Salons, site visits, training and closed-door meetings, free of charge; all of an activity is public (SCR-08). */
export const activityFacts = {
  label: '活动',
  shortLabel: '活动',
  otherLabels: ['沙龙', '考察', '培训', '闭门会'],
  listTitle: '活动',
  code: null,
  path: '/activity',
  bySource: false,
  gate: null,
  readers: 'all',
  can: ['favourite', 'share', 'card', 'report', 'siteMap', 'savedSearch', 'search', 'operator'],
} as const satisfies KindFacts;
