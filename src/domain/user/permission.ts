import type { User } from './user';

/** The permissions of full verification, in addition to the server's list: to sign an NDA, and with it the sealed values (ACC-05). */
const openedByVerification = 'nda:sign';

/**
 * Whether a user may do what a permission names: the one function that views ask. The server's list decides, full
 * verification adds its own, and an anonymous visitor has none. Source: product.md §6, ACC-05, ACC-08.
 */
export function can(user: User | null, permission: string): boolean {
  if (user === null) return false;
  return user.permissions.includes(permission) || (permission === openedByVerification && user.prove === '1');
}
