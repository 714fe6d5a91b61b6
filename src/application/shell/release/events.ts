import type { Work } from '../../../ports/under-way';

export type ReleaseEvent =
  /** A new release is here and waits for the pages of the present one. */
  | { readonly type: 'release.waiting' }
  /** Another release answers this page from now on. */
  | { readonly type: 'release.replaced' }
  /** The user wants the new release. */
  | { readonly type: 'release.applyRequested' }
  /** The page was brought to the front, or the network is back. */
  | { readonly type: 'release.foregrounded' };

export interface ReleaseInput {
  /** Whether the platform has workers. */
  readonly supported: boolean;
}

export interface ReleaseContext {
  readonly supported: boolean;
  /** Whether the new release answers already, since another tab took it. */
  readonly answers: boolean;
  /** What the user is in the middle of, for which the new release waits; null when it was not asked for yet. */
  readonly work: Work | null;
}
