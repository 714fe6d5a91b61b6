import { industryTree } from '../reference/industries';
import { regionTree } from '../reference/regions';
import { rounds } from '../reference/rounds';
import { bidAmount, isTooMuch } from '../rules/bid-rule';
import { isAmountUnit } from '../values/typed-amount';
import { choiceFault, isOneOf, lengthFault, sumFault, unseenFault, wholeFault } from './field-faults';
import { fieldLabel } from './field-label';
import { amountIn, lengthOf, linesIn, textIn, type Faults, type FormTexts } from './form-texts';
import {
  dealForms,
  documentNaming,
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
import { saleClashes, stakeIn } from './sale-clashes';
import { documentsFault } from './sale-documents';
import { pictureFaults } from './sale-pictures';
import { stageFaults } from './sale-stages';
import { inYear, yearAt } from './sale-years';
import { formatCount } from '../values/format-count';

const industries = new Set(industryTree.flatMap(({ industries: each }) => each.map(({ id }) => id)));
const regions = new Set(regionTree.flatMap(({ regions: each }) => each.map(({ id }) => id)));
const roundIds = new Set(rounds.map(({ id }) => id));

const label = fieldLabel;
const stakeFault = (texts: FormTexts): string | undefined => {
  const form = textIn(texts, 'dealForm');
  if (form !== 'control' && form !== 'minority') return undefined;
  return stakeIn(texts) !== null ? undefined : '出让比例是大于 0、不超过 100 的数，至多两位小数';
};

const amountFaults = (texts: FormTexts): Faults => {
  const kind = textIn(texts, 'amountKind');
  if (kind !== 'given') return kind === 'open' ? {} : { amountKind: '请选择填写金额或面议' };
  const fault = sumFault(texts, 'amount', 'amountUnit', label('amount'), false);
  const isZero = amountIn(texts, 'amount', 'amountUnit') === '0';
  return { amount: fault ?? (isZero ? '金额须大于 0' : undefined) };
};

/** The fault of the lowest accepted bid: a member must be able to bid it. */
const leastFault = (texts: FormTexts): string | undefined => {
  if (textIn(texts, 'least') === '') return undefined;
  const fault = sumFault(texts, 'least', 'amountUnit', label('least'), false);
  const least = amountIn(texts, 'least', 'amountUnit');
  if (fault !== undefined || least === null) return fault;
  if (least === '0') return `${label('least')}须大于 0`;
  if (isTooMuch(least)) return `${label('least')}过大，请核对单位`;
  return bidAmount(least) === null ? `${label('least')}至多精确到元` : undefined;
};

const mayBeNegative: readonly YearFigure[] = ['ebitda', 'netProfit'];

const yearFaults = (texts: FormTexts, place: YearPlace): Faults => {
  const year = yearAt(texts, place);
  const named = (figure: YearFigure): string => inYear(year, figure);
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
  return {
    ...typed,
    [basis]: isOneOf(figureBases, textIn(texts, basis)) ? undefined : `请选择 ${year} 年的口径`,
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

const newestFault = (texts: FormTexts, thisYear: number): string | undefined =>
  /^\d{4}$/.test(textIn(texts, 'newestYear')) && Number(textIn(texts, 'newestYear')) >= thisYear
    ? `${label('newestYear')}须已结束，最迟是 ${thisYear - 1} 年`
    : wholeFault(texts, 'newestYear', [2000, thisYear - 1], String);

/**
 * The fault of the source of a sale that was listed: its links contain the source.
 * @param kept the source under which it was listed; null where it never was
 */
export const keptSourceFault = (texts: FormTexts, kept: string | null): string | undefined =>
  kept === null || textIn(texts, 'sourceType') === kept
    ? undefined
    : '来源在公开后不能更改，否则已分享的链接会失效，请改回原来的来源';

/** The fault of each text by itself. */
const ownFaults = (texts: FormTexts, thisYear: number): Faults => ({
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
  foundedYear: wholeFault(texts, 'foundedYear', [1900, thisYear], String),
  employees: wholeFault(texts, 'employees', [1, 1_000_000], formatCount),
  ...amountFaults(texts),
  least: leastFault(texts),
  figureUnit: choiceFault(texts, 'figureUnit', isAmountUnit),
  newestYear: newestFault(texts, thisYear),
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
  ...stageFaults(texts, thisYear),
  documents: documentsFault(texts),
  ...pictureFaults(texts),
  documentNaming:
    textIn(texts, 'documentNaming') === '' || isOneOf(documentNaming, textIn(texts, 'documentNaming'))
      ? undefined
      : choiceFault(texts, 'documentNaming', () => false),
});

/**
 * The faults of a sale that a review would refuse, by field; the same on both sides (VAL-06, MKT-12).
 * @param thisYear the year of the submission, which is not over
 */
export const saleFaults = (texts: FormTexts, thisYear: number): Faults => {
  const clashes = saleClashes(texts);
  return Object.fromEntries(
    Object.entries(ownFaults(texts, thisYear)).map(([field, fault]) => [field, fault ?? clashes[field]]),
  );
};
