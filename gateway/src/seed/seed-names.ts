/**
 * What a new database can be filled with: 'demo' is all of it; 'empty' only the accounts and the
 * platform's voices, so that every screen can be seen without content; 'bare' only those voices.
 */
export const seedNames = ['demo', 'empty', 'bare'] as const;

export type SeedName = (typeof seedNames)[number];
