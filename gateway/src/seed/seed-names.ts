/**
 * What a new database can be filled with: 'demo' is all of it; 'large' the same with 10,000 deals and 5,000 demands; 'empty' only the accounts and the
 * platform's voices, so that every screen can be seen without content; 'bare' only those voices.
 */
export const seedNames = ['demo', 'large', 'empty', 'bare'] as const;

export type SeedName = (typeof seedNames)[number];
