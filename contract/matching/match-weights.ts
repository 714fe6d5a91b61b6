import * as t from 'io-ts';

/** The factors by which a match is scored (SCR-13). */
export const MatchFactor = t.keyof(
  { industry: null, amount: null, region: null, round: null },
  'MatchFactor',
);
export type MatchFactor = t.TypeOf<typeof MatchFactor>;

/** The factors, the heaviest first. */
export const matchFactors = [
  'industry',
  'amount',
  'region',
  'round',
] as const satisfies readonly MatchFactor[];

/** How well a factor fits: wholly, in part, not at all; neutral where a side states nothing or takes all. */
export const MatchLevel = t.keyof({ full: null, partial: null, neutral: null, none: null }, 'MatchLevel');
export type MatchLevel = t.TypeOf<typeof MatchLevel>;

interface FactorWeight {
  readonly name: string;
  /** Points of a factor that fits wholly; all of them together are 100. */
  readonly full: number;
  /** Points of a factor that fits in part; of amounts the most that two have that do not overlap. */
  readonly partial: number;
}

/** The weights of the factors. No source publishes any for buyers and sellers: these are the platform's choice. */
export const matchWeights: Readonly<Record<MatchFactor, FactorWeight>> = {
  industry: { name: '行业', full: 40, partial: 24 },
  amount: { name: '金额', full: 25, partial: 20 },
  region: { name: '地区', full: 20, partial: 12 },
  round: { name: '轮次', full: 15, partial: 15 },
};

/** The points of a factor of which one side states nothing: half of its weight. */
export const neutralPoints = (factor: MatchFactor): number => matchWeights[factor].full / 2;

/** Amounts that are this many times apart have no points. */
export const farthestAmounts = 4;

/** Amounts that are up to this many times apart still count as near to each other. */
export const nearAmounts = 2;

export const MatchBand = t.keyof({ high: null, middle: null, low: null }, 'MatchBand');
export type MatchBand = t.TypeOf<typeof MatchBand>;

/** The least score of the two upper bands. */
export const bandScores = { high: 80, middle: 60 } as const;

/** The band of a score from 0 to 100. */
export const bandOf = (score: number): MatchBand => {
  if (score >= bandScores.high) return 'high';
  return score >= bandScores.middle ? 'middle' : 'low';
};

export const bandNames: Readonly<Record<MatchBand, string>> = { high: '高', middle: '中', low: '低' };
