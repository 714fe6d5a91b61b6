import type { SeedConsultation } from './types';

/** Who asked about what before they wrote; `peer` is whom it belongs to. */
export const seedConsultations: readonly SeedConsultation[] = [
  { accountId: 'u-shen', kind: 'sale', target: '20260409', peerId: 'u-zhou', hoursAgo: 1 },
  { accountId: 'u-lin', kind: 'sale', target: '20260409', peerId: 'u-zhou', hoursAgo: 470 },
];
