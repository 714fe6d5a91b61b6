import type { Prove } from '../../../contract/account/prove';
import type { User } from '../user/user';

/** The visitor of a page, by what access depends on (product.md §6). `prove: null` is unverified. */
export type Visitor =
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'crawler' }
  | { readonly kind: 'member'; readonly prove: Prove | null };

/** A logged-in user as a visitor. */
export const memberVisitor = (user: User): Visitor => ({ kind: 'member', prove: user.prove });
