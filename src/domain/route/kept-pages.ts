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
  /** Counts those for whom pages were kept one after the other: a member, then whoever is none, then a member. */
  readonly era: number;
  readonly ofMember: boolean;
  /** The longest unused first. */
  readonly pages: readonly PageStay[];
}

export const nothingKept = (ofMember: boolean): KeptPages => ({ era: 0, ofMember, pages: [] });

/**
 * Which page stands at an address. A kept one is its route and what that is given: what it lists, its filter, is its own
 * matter. Deals beside each other are another page than their list. One made anew each time is its whole address.
 */
export const placeOf = ({ cached }: RouteRow, address: string): string =>
  cached ? pathOf(address) + (/[?&]compare=[^&#]*/.exec(address)?.[0] ?? '') : address;

/** The messages, one of them and a conversation are one page (LAY-01). */
const keyOf = (row: RouteRow, address: string): string =>
  row.name === 'messageDetail' || row.name === 'messageChat' ? '/message' : placeOf(row, address);

/**
 * What is kept once a page was come to: a cached one is the latest used, and of more than six the longest unused goes.
 * Where somebody came or left, nothing of what was before is kept. Source: LAY-06.
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

/** What is kept without the page at an address, which failed. */
export const dropPage = (kept: KeptPages, address: string): KeptPages => ({
  ...kept,
  pages: kept.pages.filter((page) => page.address !== address),
});
