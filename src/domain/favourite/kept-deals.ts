import { isBySource, type KindBySource } from '../../../contract/kind/address';
import { kindsWith } from '../../../contract/kind/capabilities';
import type { KindWith } from '../../../contract/kind/kinds';

/** The kinds whose favourites share one page, which shows one of them at a time. */
export type KeptDealKind = Extract<KindBySource, KindWith<'favourite'>>;

export const keptDealKinds: readonly KeptDealKind[] = kindsWith('favourite').filter(isBySource);

const firstKind: KeptDealKind = 'sale';

/** The page of a member's favourite deals of a kind, of one source or of all. */
export const keptDealsPlace = (
  kind: KeptDealKind,
  sourceType: string | null,
): { readonly pathname: string; readonly search: string } => ({
  pathname: sourceType === null ? '/favorite/sales' : `/favorite/sales/${sourceType}`,
  search: kind === firstKind ? '' : `?kind=${kind}`,
});

const otherPages: Readonly<Record<Exclude<KindWith<'favourite'>, KeptDealKind>, string>> = {
  buy: '/favorite/buys',
  investor: '/favorite/investor',
  conference: '/favorite/conf',
  activity: '/favorite/activity',
};

/** The page of a member's favourites of a kind. */
export const favouritesPlace = (
  kind: KindWith<'favourite'>,
): { readonly pathname: string; readonly search: string } =>
  isBySource(kind) ? keptDealsPlace(kind, null) : { pathname: otherPages[kind], search: '' };
