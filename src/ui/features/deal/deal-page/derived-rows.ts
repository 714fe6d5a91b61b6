import type { Decimal } from '../../../../../contract/values/decimal';
import { amountFigure, figureText } from '../../../../../contract/values/amount-figure';
import { changeText, percentText } from '../../../../domain/number/percent-text';
import {
  growthOf,
  marginOf,
  multipleOf,
  priceOf,
  type Derived,
  type Price,
} from '../../../../domain/sale/derived-figures';
import type { Disclosure } from '../../../../domain/sale/disclosure';
import type { Finance, SaleDetail } from '../../../../domain/sale/sale-detail';
import { dealPageText as text } from './text';

export interface DerivedRow {
  readonly name: string;
  readonly of: Derived;
  readonly write: (value: Decimal) => string;
  readonly words: string | undefined;
}

type Subject = 'revenue' | 'ebitda' | 'netProfit';

const written = (of: Disclosure<Decimal>): string =>
  of.kind === 'shown' ? figureText(amountFigure(of.value)) : '';

/** Returns how a figure was derived; undefined for a hidden or absent one. */
const explained = (of: Derived, how: string, whyNot: string): string | undefined =>
  of.kind === 'shown' ? how : of.kind === 'notApplicable' ? whyNot : undefined;

const multiple = (price: Price | null, { year, ...figures }: Finance, subject: Subject): DerivedRow => {
  const of = multipleOf(price, figures[subject]);
  const name = text.rows[subject];
  const [of100, by] = price === null ? ['', ''] : [written(price.of), written(figures[subject])];
  return {
    name: text.multipleName(price?.from ?? 'valuation', name),
    of,
    write: (value) => text.times(value),
    words: explained(
      of,
      text.multipleHow(
        price?.from ?? 'valuation',
        of100,
        price?.share ?? null,
        `${text.inYear(year, name)} ${by}`,
      ),
      text.notPositive(text.inYear(year, name)),
    ),
  };
};

const growth = (before: Finance, last: Finance, subject: Subject): DerivedRow => {
  const of = growthOf(before[subject], last[subject]);
  const name = text.rows[subject];
  const how = text.growthHow(before.year, written(before[subject]), last.year, written(last[subject]));
  return {
    name: text.growthName(name),
    of,
    write: (value) => changeText(value).text,
    words: explained(of, how, text.notPositive(text.inYear(before.year, name))),
  };
};

const margin = (last: Finance, subject: Subject): DerivedRow => {
  const of = marginOf(last[subject], last.revenue);
  const name = text.rows[subject];
  return {
    name: text.marginName[subject],
    of,
    write: percentText,
    words: explained(
      of,
      text.marginHow(last.year, name),
      text.notPositive(text.inYear(last.year, text.rows.revenue)),
    ),
  };
};

/**
 * Returns the derived figures of a deal, each with its formula: multiples, growth, margins. A figure without
 * its inputs is left out.
 */
export const derivedRows = (deal: SaleDetail): readonly DerivedRow[] => {
  const last = deal.finances.at(-1);
  const before = deal.finances.at(-2);
  if (last === undefined) return [];
  const price = priceOf(deal);
  const rows = [
    multiple(price, last, 'ebitda'),
    multiple(price, last, 'netProfit'),
    ...(before === undefined
      ? []
      : (['revenue', 'ebitda', 'netProfit'] as const).map((subject) => growth(before, last, subject))),
    margin(last, 'ebitda'),
    margin(last, 'netProfit'),
  ];
  return rows.filter(({ of }) => of.kind !== 'absent');
};
