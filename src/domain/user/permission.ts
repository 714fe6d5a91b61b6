import type { User } from './user';

/**
 * Whether a user may do what a permission names; the server's list decides, nobody anonymous may.
 * Source: product.md §6, ACC-08.
 */
export function can(user: User | null, permission: string): boolean {
  return user !== null && user.permissions.includes(permission);
}
