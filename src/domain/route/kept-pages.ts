import { pathOf } from '../address/path-segments';
import type { RouteMatch } from './match-route';
import type { RouteRow } from './route-table';

/** How many pages are kept alive at most (LAY-06). */
export const mostKept = 6;

/** A page at an address. */
export interface PageStay {
  /** Under what it is kept. */
  readonly key: string;
  /** Where it is; a kept one that was left stays there. */
  readonly address: string;
  readonly match: Extract<RouteMatch, { readonly kind: 'matched' }>;
}

/** The pages that stay alive when they are left. */
export interface KeptPages {
  /** Counts the visitors whose pages were kept one after the other: a member, then a visitor, then a member. */
  readonly era: number;
  readonly ofMember: boolean;
  /** The longest unused first. */
  readonly pages: readonly PageStay[];
}

export const nothingKept = (ofMember: boolean): KeptPages => ({ era: 0, ofMember, pages: [] });

/**
 * The identity of the page at an address. A kept one is its route and its parameters; its filter is its own
 * matter. A comparison of deals, and one zone or park, are other pages than their lists. A page that is not kept is its
 * whole address.
 */
export const placeOf = ({ cached }: RouteRow, address: string): string =>
  cached ? pathOf(address) + (/[?&](?:compare|park)=[^&#]*/.exec(address)?.[0] ?? '') : address;

/** The messages, one of them and a conversation are one page (LAY-01). */
const keyOf = (row: RouteRow, address: string): string =>
  row.name === 'messageDetail' || row.name === 'messageChat' ? '/message' : placeOf(row, address);

/**
 * The kept pages after a page was opened: a cached one is the latest used, and of more than six the longest unused goes.
 * After a login or a logout no earlier page is kept. Source: LAY-06.
 */
export const keepVisited = (
  before: KeptPages,
  { address, match }: { readonly address: string; readonly match: RouteMatch },
  ofMember: boolean,
): KeptPages => {
  const kept = before.ofMember === ofMember ? before : { era: before.era + 1, ofMember, pages: [] };
  if (match.kind !== 'matched' || !match.row.cached) return kept;
  const key = keyOf(match.row, address);
  const others = kept.pages.filter((page) => page.key !== key);
  return { ...kept, pages: [...others, { key, address, match }].slice(-mostKept) };
};

/** The kept pages without the failed page at an address. */
export const dropPage = (kept: KeptPages, address: string): KeptPages => ({
  ...kept,
  pages: kept.pages.filter((page) => page.address !== address),
});
