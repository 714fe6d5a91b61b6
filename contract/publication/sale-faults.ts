import { industryTree } from '../reference/industries';
import { regionTree } from '../reference/regions';
import { rounds } from '../reference/rounds';
import { financialContradictions, type Contradiction, type YearFigures } from '../rules/financial-integrity';
import type { Decimal } from '../values/decimal';
import { isAmountUnit } from '../values/typed-amount';
import { choiceFault, isOneOf, lengthFault, sumFault, unseenFault, wholeFault } from './field-faults';
import { fieldLabel } from './field-label';
import { amountIn, lengthOf, linesIn, textIn, type Faults, type FormTexts } from './form-texts';
import {
  dealForms,
  figureBases,
  figureField,
  hideable,
  highlightLimits,
  publishedSources,
  saleLengths,
  yearFigures,
  type YearFigure,
  type YearPlace,
} from './sale-form';

const industries = new Set(industryTree.flatMap(({ industries: each }) => each.map(({ id }) => id)));
const regions = new Set(regionTree.flatMap(({ regions: each }) => each.map(({ id }) => id)));
const roundIds = new Set(rounds.map(({ id }) => id));

const label = fieldLabel;
const stakeFault = (texts: FormTexts): string | undefined => {
  const form = textIn(texts, 'dealForm');
  if (form !== 'control' && form !== 'minority') return undefined;
  const text = textIn(texts, 'stake');
  const value = /^\d{1,3}(?:\.\d{1,2})?$/.test(text) ? Number(text) : -1;
  return value > 0 && value <= 100 ? undefined : '出让比例是大于 0、不超过 100 的数，至多两位小数';
};

const amountFaults = (texts: FormTexts): Faults => {
  const kind = textIn(texts, 'amountKind');
  if (kind !== 'given') return kind === 'open' ? {} : { amountKind: '请选择填写金额或面议' };
  const fault = sumFault(texts, 'amount', 'amountUnit', label('amount'), false);
  const isZero = amountIn(texts, 'amount', 'amountUnit') === '0';
  return { amount: fault ?? (isZero ? '金额须大于 0' : undefined) };
};

/** The two figures of a contradiction within a year, the one that is too great first. */
const greaterFirst = ({ kind }: Contradiction): readonly [YearFigure, YearFigure] =>
  kind === 'ebitdaBelowProfit' ? ['netProfit', 'ebitda'] : ['netProfit', 'revenue'];

const mayBeNegative: readonly YearFigure[] = ['ebitda', 'netProfit'];

/** The business year that stands at a place, from the newest. */
export const yearAt = (texts: FormTexts, place: YearPlace): string => {
  const newest = textIn(texts, 'newestYear');
  return /^\d{4}$/.test(newest) ? String(Number(newest) - (Number(place) - 1)) : '';
};

/** A year of the form: what is held against each other, and what else is told. */
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

const yearFaults = (texts: FormTexts, place: YearPlace): Faults => {
  const year = yearAt(texts, place);
  const named = (figure: YearFigure): string => `${year} 年${label(figure)}`;
  const typed = Object.fromEntries(
    yearFigures.map((figure) => [
      figureField(figure, place),
      sumFault(
        texts,
        figureField(figure, place),
        'figureUnit',
        named(figure),
        mayBeNegative.includes(figure),
      ),
    ]),
  );
  const basis = figureField('basis', place);
  const clashes = financialContradictions([yearIn(texts, place)], null).flatMap((found) => {
    const [greater, lesser] = greaterFirst(found);
    const [more, less] = [figureField(greater, place), figureField(lesser, place)];
    const unit = textIn(texts, 'figureUnit');
    const text = `${named(greater)}（${textIn(texts, more)} ${unit}）高于${label(lesser)}（${textIn(texts, less)} ${unit}），请核对这两处`;
    return [
      [more, text],
      [less, text],
    ] as const;
  });
  return {
    ...typed,
    [basis]: isOneOf(figureBases, textIn(texts, basis)) ? undefined : `请选择 ${year} 年的口径`,
    ...Object.fromEntries(clashes.filter(([field]) => typed[field] === undefined)),
  };
};

const highlightsFault = (texts: FormTexts): string | undefined => {
  const lines = linesIn(textIn(texts, 'highlights'));
  const { lines: most, lineLength } = highlightLimits;
  if (lines.length === 0) return '请至少填写一条亮点，每行一条';
  if (lines.length > most) return `亮点至多 ${most} 条，现在是 ${lines.length} 条`;
  const long = lines.findIndex((line) => lengthOf(line) > lineLength);
  return long < 0 ? unseenFault(texts, 'highlights') : `第 ${long + 1} 条亮点至多 ${lineLength} 字`;
};

/** What must be mended before a sale goes to review, beside its field; the same on both sides (VAL-06, MKT-12). */
export const saleFaults = (texts: FormTexts): Faults => ({
  sourceType: choiceFault(texts, 'sourceType', (text) => isOneOf(publishedSources, text)),
  title: lengthFault(texts, 'title', saleLengths.title),
  industry: choiceFault(texts, 'industry', (text) => industries.has(text)),
  region: choiceFault(texts, 'region', (text) => regions.has(text)),
  city: lengthFault(texts, 'city', saleLengths.city),
  dealForm: choiceFault(texts, 'dealForm', (text) => isOneOf(dealForms, text)),
  stake: stakeFault(texts),
  round:
    textIn(texts, 'dealForm') === 'round'
      ? choiceFault(texts, 'round', (text) => roundIds.has(text))
      : undefined,
  foundedYear: wholeFault(texts, 'foundedYear', 1900, Number(yearAt(texts, '1')) + 1 || 2100),
  employees: wholeFault(texts, 'employees', 1, 1_000_000),
  ...amountFaults(texts),
  figureUnit: choiceFault(texts, 'figureUnit', isAmountUnit),
  newestYear: wholeFault(texts, 'newestYear', 2000, 2100),
  ...yearFaults(texts, '1'),
  ...yearFaults(texts, '2'),
  ...yearFaults(texts, '3'),
  hidden: textIn(texts, 'hidden')
    .split(',')
    .every((name) => name === '' || isOneOf(hideable, name))
    ? undefined
    : '请重新选择签署NDA后可见的内容',
  teaser: lengthFault(texts, 'teaser', saleLengths.teaser),
  highlights: highlightsFault(texts),
  companyName: lengthFault(texts, 'companyName', saleLengths.companyName),
  customers: lengthFault(texts, 'customers', saleLengths.customers),
  reason: lengthFault(texts, 'reason', saleLengths.reason),
});
