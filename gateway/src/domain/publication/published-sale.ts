import { amountIn, linesIn, textIn, type FormTexts } from '../../../../contract/publication/form-texts';
import {
  dealForms,
  figureField,
  saleStages,
  type YearPlace,
} from '../../../../contract/publication/sale-form';
import { areNamesShown, documentsIn } from '../../../../contract/publication/sale-documents';
import { stagesIn } from '../../../../contract/publication/sale-stages';
import { yearAt, yearIn } from '../../../../contract/publication/sale-years';
import { industryTree } from '../../../../contract/reference/industries';
import { regionTree } from '../../../../contract/reference/regions';
import { rounds } from '../../../../contract/reference/rounds';
import { growthBetween } from '../../../../contract/rules/financial-integrity';
import type { Decimal } from '../../../../contract/values/decimal';
import { stepsAt } from '../sale/process';
import type { Finance, HideableField, ProcessStep, Sale, SaleDocument } from '../sale/sale';
import { dealCode, dealIdOf } from './deal-name';
import type { Publication } from './publication';

const stageOf = (texts: FormTexts): string => {
  const form = textIn(texts, 'dealForm');
  const stake = textIn(texts, 'stake');
  if (form === 'round') return rounds.find(({ id }) => id === textIn(texts, 'round'))?.name ?? '';
  if (form === 'control') return `${dealForms.control} ${stake}%`;
  return form === 'minority' ? `${dealForms.minority} ${stake}%` : dealForms.whole;
};

const regionOf = (texts: FormTexts): string => {
  const id = textIn(texts, 'region');
  const province = regionTree.flatMap(({ regions }) => regions).find((each) => each.id === id)?.name ?? '';
  return `${province} ${textIn(texts, 'city').replace(/\s/g, '')}`.trim();
};

const industryOf = (texts: FormTexts) => {
  const id = textIn(texts, 'industry');
  const group = industryTree.find(({ industries }) => industries.some((each) => each.id === id));
  return {
    industry: group?.industries.find((each) => each.id === id)?.name ?? '',
    industryGroup: group?.name ?? '',
  };
};

/** The oldest first, as a deal's page tells them. */
const oldestFirst: readonly YearPlace[] = ['3', '2', '1'];

const text = (value: Decimal | null): string => value ?? '0';

const financeAt = (texts: FormTexts, place: YearPlace): Finance => {
  const year = yearIn(texts, place);
  return {
    year: yearAt(texts, place),
    revenue: text(year.revenue),
    ebitda: year.ebitda,
    netProfit: text(year.netProfit),
    assets: text(year.assets),
    liabilities: text(year.liabilities),
    basis: textIn(texts, figureField('basis', place)) === 'audited' ? 'audited' : 'unaudited',
  };
};

/** Per cent with one place against the year before; null on a base of nothing. */
const growthOf = (texts: FormTexts): string | null => {
  const [now, before] = [yearIn(texts, '1').revenue, yearIn(texts, '2').revenue];
  return now === null || before === null ? null : growthBetween(before, now);
};

const isHideable = (name: string): name is 'amount' | 'netProfit' =>
  name === 'amount' || name === 'netProfit';

const hiddenOf = (texts: FormTexts): readonly HideableField[] => [
  ...textIn(texts, 'hidden').split(',').filter(isHideable),
  'companyName',
  'customers',
  'reason',
  ...(areNamesShown(texts) ? [] : (['documents'] as const)),
];

const step = (name: string, state: ProcessStep['state'], at: number | null): ProcessStep => ({
  name,
  state,
  at,
});

const processOf = (texts: FormTexts, submittedAt: number, at: number): readonly ProcessStep[] =>
  stepsAt(
    [
      step('提交登记', 'done', submittedAt),
      step('资料核验', 'done', at),
      step('公开推介', 'current', at),
      ...stagesIn(texts).map((planned) => step(saleStages[planned.stage], 'next', planned.at)),
    ],
    at,
  );

const documentsOf = (texts: FormTexts, dealId: string): readonly SaleDocument[] =>
  documentsIn(texts).map(({ name, pages }, place) => ({
    id: `${dealId}-${place + 1}`,
    name: name.trim(),
    pages: Number(pages.trim()),
  }));

/** A deal as it comes of a publication. */
export type PublishedSale = Sale & {
  readonly industryGroup: string;
  /** 万元; null takes every sum. */
  readonly leastBid: string | null;
};

/**
 * The deal that an approved text is listed as. The text was looked at before: what is missing all the same is told empty.
 * @param at when it is listed, milliseconds since 1970
 */
export const publishedSale = (publication: Publication, at: number): PublishedSale => {
  const { fields, ownerId, submittedAt } = publication;
  const isRound = textIn(fields, 'dealForm') === 'round';
  const newest = yearIn(fields, '1');
  return {
    id: dealIdOf(publication),
    code: dealCode('XM', publication, submittedAt ?? at),
    ownerId,
    state: 'listed',
    sourceType: textIn(fields, 'sourceType'),
    title: textIn(fields, 'title'),
    ...industryOf(fields),
    region: regionOf(fields),
    stage: stageOf(fields),
    amountLabel: isRound ? '融资金额' : '转让金额',
    amount: textIn(fields, 'amountKind') === 'given' ? amountIn(fields, 'amount', 'amountUnit') : null,
    revenue: text(newest.revenue),
    revenueYear: yearAt(fields, '1'),
    revenueGrowth: growthOf(fields),
    netProfit: text(newest.netProfit),
    leastBid: textIn(fields, 'least') === '' ? null : amountIn(fields, 'least', 'amountUnit'),
    valuation: null,
    confirmedAt: at,
    hidden: hiddenOf(fields),
    teaser: textIn(fields, 'teaser'),
    foundedYear: Number(textIn(fields, 'foundedYear')),
    employees: Number(textIn(fields, 'employees')),
    rdEmployees: null,
    companyName: textIn(fields, 'companyName'),
    customers: textIn(fields, 'customers') || '未提供',
    reason: textIn(fields, 'reason'),
    highlights: linesIn(textIn(fields, 'highlights')),
    finances: oldestFirst.map((place) => financeAt(fields, place)),
    process: processOf(fields, submittedAt ?? at, at),
    documents: documentsOf(fields, dealIdOf(publication)),
    evidence: [],
  };
};
