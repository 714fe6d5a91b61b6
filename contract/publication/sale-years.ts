import type { YearFigures } from '../rules/financial-integrity';
import { joinWithSpace } from '../values/join-with-space';
import type { Decimal } from '../values/decimal';
import { fieldLabel } from './field-label';
import { amountIn, textIn, type FormTexts } from './form-texts';
import { figureField, type YearFigure, type YearPlace } from './sale-form';

/** The business year at an index, from the newest. */
export const yearAt = (texts: FormTexts, place: YearPlace): string => {
  const newest = textIn(texts, 'newestYear');
  return /^\d{4}$/.test(newest) ? String(Number(newest) - (Number(place) - 1)) : '';
};

/** What a figure of a year is called. */
export const inYear = (year: string, figure: YearFigure): string =>
  joinWithSpace(`${year} 年`, fieldLabel(figure));

/** A year of the form: the figures that are compared, and the other fields. */
type Year = YearFigures & Readonly<Record<'assets' | 'liabilities', Decimal | null>>;

/** The figures of a year in 万元; null for what is no number. */
export const yearIn = (texts: FormTexts, place: YearPlace): Year => {
  const at = (figure: YearFigure) => amountIn(texts, figureField(figure, place), 'figureUnit');
  return {
    year: yearAt(texts, place),
    revenue: at('revenue'),
    ebitda: at('ebitda'),
    netProfit: at('netProfit'),
    assets: at('assets'),
    liabilities: at('liabilities'),
  };
};
