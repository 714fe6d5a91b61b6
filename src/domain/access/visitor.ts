import type { Prove } from '../../../contract/account/prove';
import type { User } from '../user/user';

/** Who asks for a page, as far as access goes (product.md §6). `prove: null` is unverified. */
export type Visitor =
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'crawler' }
  | { readonly kind: 'member'; readonly prove: Prove | null };

/** A logged-in user as a visitor. */
export const memberVisitor = (user: User): Visitor => ({ kind: 'member', prove: user.prove });
