/** Which of the deals that one keeps are shown: those of the sell side, or share transfers. */
export type KeptDealKind = 'sale' | 'transfer';

/** As an address names them; anything but share transfers is the sell side. */
export const keptDealKind = (search: string): KeptDealKind =>
  new URLSearchParams(search).get('kind') === 'transfer' ? 'transfer' : 'sale';

/** The page of a member's favourite deals of a kind, of one source or of all. */
export const keptDealsPlace = (
  kind: KeptDealKind,
  sourceType: string | null,
): { readonly pathname: string; readonly search: string } => ({
  pathname: sourceType === null ? '/favorite/sales' : `/favorite/sales/${sourceType}`,
  search: kind === 'sale' ? '' : '?kind=transfer',
});
