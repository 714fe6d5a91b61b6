import type { SeedNda } from './types';

/** What the accounts have signed or asked for; every state that is not 'unsigned' stands here once for the first account. */
export const seedNdas: readonly SeedNda[] = [
  { accountId: 'u-shen', saleId: '20260391', state: 'pending', daysAgo: 1 },
  { accountId: 'u-shen', saleId: '20260377', state: 'signed', daysAgo: 8 },
  { accountId: 'u-shen', saleId: '20260409', state: 'signed', daysAgo: 21 },
  { accountId: 'u-shen', saleId: '20260365', state: 'expired', daysAgo: 12 },
  { accountId: 'u-shen', saleId: '20260396', state: 'rejected', daysAgo: 5 },
  { accountId: 'u-zhou', saleId: '20260361', state: 'signed', daysAgo: 30 },
  { accountId: 'u-zhou', saleId: '20260384', state: 'pending', daysAgo: 2 },
  { accountId: 'u-lin', saleId: '20260409', state: 'signed', daysAgo: 18 },
];
