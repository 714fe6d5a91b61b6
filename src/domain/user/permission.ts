import type { User } from './user';

/** What full verification opens, whatever else the server lists: to sign an NDA, and with it what it seals (ACC-05). */
const openedByVerification = 'nda:sign';

/**
 * Whether a user may do what a permission names: the one function that views ask. The server's list decides, full
 * verification opens what it is for, and nobody anonymous may anything. Source: product.md §6, ACC-05, ACC-08.
 */
export function can(user: User | null, permission: string): boolean {
  if (user === null) return false;
  return user.permissions.includes(permission) || (permission === openedByVerification && user.prove === '1');
}
