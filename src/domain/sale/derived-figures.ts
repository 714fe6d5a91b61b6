import { growthBetween } from '../../../contract/rules/financial-integrity';
import { toNullable } from 'fp-ts/Option';
import { parseDecimal, type Decimal } from '../../../contract/values/decimal';
import { quotientOf } from '../../../contract/values/decimal-arithmetic';
import { isFinancing } from './financing';
import type { Disclosure } from './disclosure';
import type { SaleDetail } from './sale-detail';

/** A value derived from disclosed figures: sealed as soon as one of them is, 不适用 on a base that is not positive. */
export type Derived = Disclosure<Decimal> | { readonly kind: 'notApplicable' };

const notApplicable = { kind: 'notApplicable' } as const;

/** A value derived from two figures; a sealed one reveals nothing, not even that the other is missing (ENT-08). */
const derive = (
  one: Disclosure<Decimal>,
  other: Disclosure<Decimal>,
  work: (one: Decimal, other: Decimal) => Decimal | null,
): Derived => {
  if (one.kind === 'hidden' || other.kind === 'hidden') return { kind: 'hidden' };
  if (one.kind === 'absent' || other.kind === 'absent') return { kind: 'absent' };
  const value = work(one.value, other.value);
  return value === null ? notApplicable : { kind: 'shown', value };
};

const isPositive = (value: Decimal): boolean => value !== '0' && !value.startsWith('-');

/** A year's figure against the year before, per cent; 不适用 where that was nothing or less (MKT-12). */
export const growthOf = (before: Disclosure<Decimal>, after: Disclosure<Decimal>): Derived =>
  derive(before, after, growthBetween);

/** The net margin, per cent; 不适用 without revenue. */
export const marginOf = (part: Disclosure<Decimal>, revenue: Disclosure<Decimal>): Derived =>
  derive(part, revenue, (of, by) => (isPositive(by) ? quotientOf(of, by, { shift: 2, places: 1 }) : null));

/** What the whole company is put at, and where that is read: its valuation, or the amount asked for a stake. */
export interface Price {
  readonly from: 'valuation' | 'amount';
  /** The stake that the amount is for, per cent; null where it is for all. */
  readonly share: Decimal | null;
  readonly of: Disclosure<Decimal>;
}

/** The share of the company that a stage sells, per cent: '控股权 67 %' is 67. `unknown` where the sold share is not given. */
export const shareOf = (stage: string): Decimal | 'all' | 'unknown' => {
  const named = /(\d{1,3}(?:\.\d{1,4})?)\s*[%％]/.exec(stage)?.[1];
  if (named === undefined) return /控股|参股|少数/.test(stage) ? 'unknown' : 'all';
  const share = toNullable(parseDecimal(named));
  return share !== null && isPositive(share) && Number(share) <= 100 ? share : 'unknown';
};

/** The price of the whole company. A financing's amount is money for a part of it, and no price. */
export const priceOf = (
  deal: Pick<SaleDetail, 'valuation' | 'amount' | 'amountLabel' | 'stage'>,
): Price | null => {
  const { valuation, amount, stage } = deal;
  if (valuation.kind !== 'absent') return { from: 'valuation', share: null, of: valuation };
  const share = shareOf(stage);
  if (isFinancing(deal) || share === 'unknown') return null;
  if (share === 'all') return { from: 'amount', share: null, of: amount };
  if (amount.kind !== 'shown') return { from: 'amount', share, of: amount };
  const scaled = quotientOf(amount.value, share, { shift: 2, places: 4 });
  return scaled === null ? null : { from: 'amount', share, of: { kind: 'shown', value: scaled } };
};

/** How many times a year's figure the whole company costs, to one place; 不适用 on a figure of nothing or less. */
export const multipleOf = (price: Price | null, by: Disclosure<Decimal>): Derived =>
  price === null
    ? { kind: 'absent' }
    : derive(price.of, by, (of, base) => (isPositive(base) ? quotientOf(of, base, { places: 1 }) : null));
