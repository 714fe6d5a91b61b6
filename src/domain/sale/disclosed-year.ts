import { hiddenWithProfit } from '../../../contract/sale/hidden-with-profit';
import type { YearFigure } from '../../../contract/publication/sale-form';
import type { Decimal } from '../../../contract/values/decimal';
import { disclose, hidden } from './disclose';
import type { Finance } from './sale-detail';

type Figures = Pick<Finance, YearFigure>;

const goesWithProfit = (figure: YearFigure): boolean => hiddenWithProfit.some((one) => one === figure);

/**
 * What may be known of a year's figures, in 万元.
 * @param hiddenFields the names of what is hidden of the deal
 */
export const disclosedYear = (
  figures: Readonly<Record<YearFigure, Decimal | null>>,
  hiddenFields: readonly string[],
): Figures => {
  const of = (figure: YearFigure) =>
    disclose(goesWithProfit(figure) ? 'netProfit' : figure, figures[figure], hiddenFields);
  return {
    revenue: of('revenue'),
    ebitda: of('ebitda'),
    netProfit: of('netProfit'),
    assets: of('assets'),
    liabilities: of('liabilities'),
  };
};

/** A year whose net profit is hidden again. */
export const withoutProfit = (year: Finance): Finance =>
  hiddenWithProfit.reduce((rest, figure) => ({ ...rest, [figure]: hidden }), year);
