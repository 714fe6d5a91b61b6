import type { Account } from './account';

/** Whether a caller is fully verified; a visitor (null) and a deactivated account are not. */
export const isVerified = (account: Account | null): boolean =>
  account !== null && !account.removed && account.prove === '1';
