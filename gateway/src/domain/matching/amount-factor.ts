import { amountFigure, figureText } from '../../../../contract/values/amount-figure';
import type { Decimal } from '../../../../contract/values/decimal';
import { narrowSpace } from '../../../../contract/values/digit-groups';
import { rangeText } from '../../../../contract/values/range-text';
import { neutralResult, type FactorResult } from './factor-result';
import type { MatchSide } from './match-side';
import { farthestAmounts, matchWeights, nearAmounts } from '../../../../contract/matching/match-weights';

/** A range of amounts, 万元; an open end is infinite. */
interface Range {
  readonly low: number;
  readonly high: number;
  /** The ends as they are stated, the lower one first. */
  readonly min: Decimal | null;
  readonly max: Decimal | null;
}

/** The range of a side; null where it states none. */
const rangeOf = ({ min, max }: MatchSide): Range | null => {
  if (min === null && max === null) return null;
  const low = min === null ? 0 : Math.max(0, Number(min));
  const high = max === null ? Number.POSITIVE_INFINITY : Math.max(0, Number(max));
  return low <= high ? { low, high, min, max } : { low: high, high: low, min: max, max: min };
};

const isOneAmount = ({ low, high }: Range): boolean => low === high;

const amountText = ({ min }: Range): string => (min === null ? '' : figureText(amountFigure(min)));

/** The part of the narrower range that lies in the other, 0 to 1; 1 where the narrower is one amount or has no end. */
const sharedPart = (one: Range, other: Range): number => {
  const width = Math.min(one.high - one.low, other.high - other.low);
  const shared = Math.min(one.high, other.high) - Math.max(one.low, other.low);
  return width === 0 || !Number.isFinite(width) ? 1 : shared / width;
};

const sharedText = (one: Range, other: Range, part: number): string => {
  const [single, range] = isOneAmount(one) ? [one, other] : [other, one];
  if (!isOneAmount(single)) {
    const percent = Math.min(Math.floor(part * 100), 100);
    return part === 0 ? '金额区间相接' : `金额区间重合 ${percent}${narrowSpace}%`;
  }
  if (isOneAmount(range)) return `金额同为 ${amountText(single)}`;
  if (range.max === null) return `${amountText(single)}，不低于下限 ${amountText(range)}`;
  if (range.min === null) return `${amountText(single)}，在 ${rangeText(null, range.max)}`;
  return `${amountText(single)}，在 ${rangeText(range.min, range.max)}之内`;
};

const timesText = (times: number): string =>
  times >= 10 ? String(Math.floor(times)) : String(Math.max(1.1, Math.round(times * 10) / 10));

/** How two amounts differ that have nothing in common. @param times the higher one divided by the lower one */
const apartText = (one: Range, other: Range, times: number): string => {
  const [single, range] = isOneAmount(one) ? [one, other] : [other, one];
  if (!Number.isFinite(times) || !isOneAmount(single) || isOneAmount(range)) {
    const isFar = times > farthestAmounts;
    return `金额相差 ${isFar ? `${farthestAmounts} 倍以上` : `${timesText(times)} 倍`}`;
  }
  const isAbove = single.low > range.high;
  if (times < 1.05) return `${amountText(single)}，略${isAbove ? '高于上限' : '低于下限'}`;
  if (isAbove) return `${amountText(single)}，是上限的 ${timesText(times)} 倍`;
  const percent = Math.min(99, Math.round((1 - 1 / times) * 100));
  return `${amountText(single)}，比下限低 ${percent}${narrowSpace}%`;
};

/**
 * Amounts that overlap have points by the part that they share. Amounts that do not overlap have fewer the farther they
 * are apart, on a logarithmic scale.
 */
export const amountFactor = (mine: MatchSide, theirs: MatchSide): FactorResult => {
  const factor = 'amount';
  const [one, other] = [rangeOf(mine), rangeOf(theirs)];
  if (one === null || other === null) return neutralResult(factor, '未填或未公开');
  const { full, partial } = matchWeights.amount;
  const [low, high] = [Math.max(one.low, other.low), Math.min(one.high, other.high)];
  if (low <= high) {
    const part = sharedPart(one, other);
    const points = partial + (full - partial) * part;
    return {
      factor,
      level: part === 1 ? 'full' : 'partial',
      points,
      reason: sharedText(one, other, part),
    };
  }
  const times = low / high;
  const points = partial * Math.max(0, 1 - Math.log(times) / Math.log(farthestAmounts));
  return {
    factor,
    level: times <= nearAmounts ? 'partial' : 'none',
    points,
    reason: apartText(one, other, times),
  };
};
