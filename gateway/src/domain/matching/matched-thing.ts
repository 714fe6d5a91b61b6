import { anyId } from '../../../../contract/reference/any';
import type { MatchFactor } from '../../../../contract/matching/match-weights';
import { rounds } from '../../../../contract/reference/rounds';
import { isControl } from '../../../../contract/rules/stake';
import { startOfDay } from '../../../../contract/values/beijing-time';
import { amountFigure, figureText } from '../../../../contract/values/amount-figure';
import type { Decimal } from '../../../../contract/values/decimal';
import { rangeText } from '../../../../contract/values/range-text';
import { openEnd } from '../buy/listed-buy';
import { filledTexts } from '../deal/listing-texts';
import { buyerTypeName, industryNames, namesOf, regionNames } from '../share/choice-names';
import { noFinancing, type MatchSide } from './match-side';

/** A listed deal by the columns that are made of its public values alone (ENT-08). */
export interface MatchedSale {
  readonly id: string;
  readonly ownerId: string | null;
  readonly sourceType: string;
  readonly code: string;
  readonly title: string;
  readonly industry: string;
  readonly region: string;
  readonly stage: string;
  readonly industryId: string | null;
  readonly regionId: string | null;
  readonly roundId: string | null;
  readonly listedAmount: Decimal | null;
  readonly listedStake: Decimal | null;
  readonly confirmedAt: number;
}

/** A listed demand by the columns that are made of its public values alone (ENT-08). */
export interface MatchedBuy {
  readonly id: string;
  readonly ownerId: string | null;
  readonly code: string;
  readonly title: string;
  readonly buyerType: string;
  readonly industries: readonly string[];
  readonly regions: readonly string[];
  readonly rounds: readonly string[];
  readonly stake: string;
  readonly listedLeast: Decimal | null;
  readonly listedMost: Decimal | null;
  /** 0 for none; null before an older row was completed. */
  readonly wantedStake: Decimal | null;
  readonly confirmedAt: number;
}

/** A thing that is matched, and its side of a match. */
export interface MatchedThing {
  readonly kind: 'sale' | 'buy';
  readonly id: string;
  readonly sourceType: string | null;
  readonly code: string;
  readonly title: string;
  readonly facts: readonly string[];
  /** By day, so that it names no owner. */
  readonly confirmedAt: number;
  readonly side: MatchSide;
  /** What it states of each factor, for its owner. */
  readonly stated: Readonly<Record<MatchFactor, string>>;
}

const orNothing = (id: string | null): readonly string[] => (id === null ? [] : [id]);

const roundNames = new Map(rounds.map(({ id, name }) => [id, name]));
const openAmount = '面议或未公开';

const formText = (side: MatchSide, words: string): string =>
  side.rounds.includes(noFinancing.id)
    ? `${noFinancing.name}${words === '' ? '' : `（${words}）`}`
    : side.rounds.includes(anyId)
      ? '轮次不限'
      : side.rounds.map((id) => roundNames.get(id) ?? id).join('、');

const isZero = (amount: Decimal | null): boolean => amount === null || Number(amount) === 0;

/** A deal on sale as a side of a match. */
export const matchedSale = (sale: MatchedSale): MatchedThing => {
  const { id, ownerId, sourceType, code, title, industry, region, stage } = sale;
  const confirmedAt = startOfDay(sale.confirmedAt);
  const side: MatchSide = {
    id,
    ownerId,
    industries: orNothing(sale.industryId),
    regions: orNothing(sale.regionId),
    rounds: [sale.roundId ?? noFinancing.id],
    min: sale.listedAmount,
    max: sale.listedAmount,
    offeredStake: sale.listedStake,
    wantedStake: null,
    confirmedAt,
  };
  return {
    kind: 'sale',
    id,
    sourceType,
    code,
    title,
    facts: filledTexts([industry, region, stage]),
    confirmedAt,
    side,
    stated: {
      industry,
      amount: sale.listedAmount === null ? openAmount : figureText(amountFigure(sale.listedAmount)),
      region,
      round: formText(side, stage),
    },
  };
};

/** A demand as a side of a match. One that asks for control looks for shares; its rounds do not count. */
export const matchedBuy = (buy: MatchedBuy): MatchedThing => {
  const { id, ownerId, code, title, stake } = buy;
  const confirmedAt = startOfDay(buy.confirmedAt);
  const wanted = isZero(buy.wantedStake) ? null : buy.wantedStake;
  const side: MatchSide = {
    id,
    ownerId,
    industries: buy.industries,
    regions: buy.regions,
    rounds: (wanted !== null && isControl(wanted)) || buy.rounds.length === 0 ? [noFinancing.id] : buy.rounds,
    min: isZero(buy.listedLeast) ? null : buy.listedLeast,
    max: buy.listedMost === openEnd ? null : buy.listedMost,
    offeredStake: null,
    wantedStake: wanted,
    confirmedAt,
  };
  const amount = rangeText(side.min, side.max);
  const industry = namesOf(industryNames, buy.industries, '行业不限');
  const region = namesOf(regionNames, buy.regions, '地区不限');
  return {
    kind: 'buy',
    id,
    sourceType: null,
    code,
    title,
    facts: filledTexts([buyerTypeName(buy.buyerType), industry, region]),
    confirmedAt,
    side,
    stated: {
      industry,
      amount: amount === '' ? openAmount : amount,
      region,
      round: formText(side, stake),
    },
  };
};
