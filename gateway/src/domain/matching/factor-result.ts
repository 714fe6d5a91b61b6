import {
  matchWeights,
  neutralPoints,
  type MatchFactor,
  type MatchLevel,
} from '../../../../contract/matching/match-weights';

/** The result of one factor of a match, with a reason for people. */
export interface FactorResult {
  readonly factor: MatchFactor;
  readonly level: MatchLevel;
  /** From 0 to the weight of the factor. */
  readonly points: number;
  readonly reason: string;
}

/** A neutral result: '地区未填，按中性计'. */
export const neutralResult = (factor: MatchFactor, why: string): FactorResult => ({
  factor,
  level: 'neutral',
  points: neutralPoints(factor),
  reason: `${matchWeights[factor].name}${why}，按中性计`,
});
