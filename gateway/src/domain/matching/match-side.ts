import type { Decimal } from '../../../../contract/values/decimal';

/** In the place of a round: a deal of shares or assets, which is no financing. */
export const noFinancing = { id: 'none', name: '非融资交易' } as const;

/**
 * One side of a match, a demand or a deal on sale, made of its public values alone (ENT-08). A hidden value is passed as
 * one that is not stated.
 */
export interface MatchSide {
  readonly id: string;
  /** The account that it belongs to; null for the platform. */
  readonly ownerId: string | null;
  /** Ids of either level as they were chosen, not expanded; '-1' is 不限, none is not stated. */
  readonly industries: readonly string[];
  readonly regions: readonly string[];
  /** Ids of financing rounds, or that of `noFinancing`. */
  readonly rounds: readonly string[];
  /** The least and the most amount, 万元; both the same for one amount. Null is open, two nulls are not stated. */
  readonly min: Decimal | null;
  readonly max: Decimal | null;
  /** The stake that is offered, and the least that is asked for, in per cent; null for none. */
  readonly offeredStake: Decimal | null;
  readonly wantedStake: Decimal | null;
  /** When it was last confirmed, milliseconds since 1970. */
  readonly confirmedAt: number;
}
