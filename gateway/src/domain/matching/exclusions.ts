import { compareDecimals } from '../../../../contract/values/decimal-arithmetic';
import type { MatchSide } from './match-side';

/** Why two sides are no match, however well they fit: the same owner, or a stake below the one that is asked for. */
export type Exclusion = 'own' | 'stakeTooSmall';

const offersTooLittle = (buyer: MatchSide, seller: MatchSide): boolean =>
  buyer.wantedStake !== null &&
  seller.offeredStake !== null &&
  compareDecimals(seller.offeredStake, buyer.wantedStake) < 0;

/** Why two sides are no match, the first reason that applies; null where none does. */
export const exclusionOf = (mine: MatchSide, theirs: MatchSide): Exclusion | null => {
  if (mine.ownerId !== null && mine.ownerId === theirs.ownerId) return 'own';
  return offersTooLittle(mine, theirs) || offersTooLittle(theirs, mine) ? 'stakeTooSmall' : null;
};
