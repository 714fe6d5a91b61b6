import type { User } from './user';

/**
 * Whether what needs full verification is open to a user: fields sealed by an NDA, publishing, contacting.
 * The first level lets one see every page, and no more (product.md §6, ACC-05).
 */
export function canFully(user: User | null): boolean {
  return user !== null && user.prove === '1';
}
