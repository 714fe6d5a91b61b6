import { amountFactor } from './amount-factor';
import { industryFactor, regionFactor, roundFactor } from './choice-factors';
import { exclusionOf } from './exclusions';
import type { FactorResult } from './factor-result';
import type { MatchSide } from './match-side';
import {
  bandOf,
  matchWeights,
  neutralPoints,
  type MatchBand,
} from '../../../../contract/matching/match-weights';

/** A counterparty with its score and one reason for each factor (SCR-13). */
export interface Match {
  readonly id: string;
  /** A whole number from 0 to 100. */
  readonly score: number;
  readonly band: MatchBand;
  readonly factors: readonly FactorResult[];
}

/** A counterparty that a single thing keeps from being a match (差一点). */
export interface NearMatch extends Match {
  /** The single thing: '地区', '江苏与广东不同'. */
  readonly miss: { readonly name: string; readonly reason: string };
}

export interface RankedMatches {
  readonly matches: readonly Match[];
  readonly near: readonly NearMatch[];
}

/** How many each of the two lists has at most. */
export interface MatchLimits {
  readonly matches: number;
  readonly near: number;
}

/** The score of two sides that nothing excludes. */
export const scoreMatch = (mine: MatchSide, theirs: MatchSide): Match => {
  const factors = [industryFactor, amountFactor, regionFactor, roundFactor].map((compare) =>
    compare(mine, theirs),
  );
  const score = Math.round(factors.reduce((sum, { points }) => sum + points, 0));
  return { id: theirs.id, score, band: bandOf(score), factors };
};

const stakeMiss = { name: '股比', reason: '出让比例低于求购写明的下限' };

const missOf = (first: FactorResult | undefined): NearMatch['miss'] =>
  first === undefined ? stakeMiss : { name: matchWeights[first.factor].name, reason: first.reason };

const fits = ({ level }: FactorResult): boolean => level === 'full' || level === 'partial';

/** Whether some factors have more points together than if nothing were known of them. */
const areAboveNeutral = (factors: readonly FactorResult[]): boolean =>
  factors.reduce((above, { factor, points }) => above + points - neutralPoints(factor), 0) > 0;

type Verdict =
  | { readonly kind: 'match'; readonly match: Match }
  | { readonly kind: 'near'; readonly match: NearMatch }
  | null;

const judgePair = (mine: MatchSide, theirs: MatchSide): Verdict => {
  const exclusion = exclusionOf(mine, theirs);
  if (exclusion === 'own') return null;
  const match = scoreMatch(mine, theirs);
  const missed = match.factors.filter(({ level }) => level === 'none');
  const [first] = missed;
  const misses = missed.length + (exclusion === null ? 0 : 1);
  if (misses > 1) return null;
  if (misses === 0) return match.factors.some(fits) ? { kind: 'match', match } : null;
  if (!areAboveNeutral(match.factors.filter((each) => each !== first))) return null;
  return { kind: 'near', match: { ...match, miss: missOf(first) } };
};

/** The best score first; of equal ones the one that was confirmed last, then by id. */
const inOrder =
  (confirmedAt: ReadonlyMap<string, number>) =>
  (one: Match, other: Match): number => {
    if (one.score !== other.score) return other.score - one.score;
    const fresher = (confirmedAt.get(other.id) ?? 0) - (confirmedAt.get(one.id) ?? 0);
    if (fresher !== 0) return fresher;
    return one.id < other.id ? -1 : one.id > other.id ? 1 : 0;
  };

/**
 * The best counterparties of a demand or a deal, and those that miss a single thing. Exclusions are applied before any
 * score.
 */
export const rankMatches = (
  mine: MatchSide,
  others: readonly MatchSide[],
  most: MatchLimits,
): RankedMatches => {
  const verdicts = others.map((theirs) => judgePair(mine, theirs));
  const order = inOrder(new Map(others.map(({ id, confirmedAt }) => [id, confirmedAt])));
  return {
    matches: verdicts
      .flatMap((verdict) => (verdict?.kind === 'match' ? [verdict.match] : []))
      .toSorted(order)
      .slice(0, most.matches),
    near: verdicts
      .flatMap((verdict) => (verdict?.kind === 'near' ? [verdict.match] : []))
      .toSorted(order)
      .slice(0, most.near),
  };
};
