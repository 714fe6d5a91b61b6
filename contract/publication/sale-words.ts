import { industryTree } from '../reference/industries';
import { regionTree } from '../reference/regions';
import { rounds } from '../reference/rounds';
import { growthBetween } from '../rules/financial-integrity';
import { stepsAt, type Step } from '../sale/steps-at';
import type { Decimal } from '../values/decimal';
import { amountIn, textIn, type FormTexts } from './form-texts';
import { areNamesShown, documentsIn } from './sale-documents';
import { dealForms, figureField, saleStages, type YearPlace } from './sale-form';
import { stagesIn } from './sale-stages';
import { yearIn } from './sale-years';

/** The industry's name, and that of its group; '' for what was not typed yet. */
export const industryIn = (
  texts: FormTexts,
): { readonly industry: string; readonly industryGroup: string } => {
  const id = textIn(texts, 'industry');
  const group = industryTree.find(({ industries }) => industries.some((each) => each.id === id));
  return {
    industry: group?.industries.find((each) => each.id === id)?.name ?? '',
    industryGroup: group?.name ?? '',
  };
};

/** Province and city: '浙江 台州'. */
export const regionIn = (texts: FormTexts): string => {
  const id = textIn(texts, 'region');
  const province = regionTree.flatMap(({ regions }) => regions).find((each) => each.id === id)?.name ?? '';
  return `${province} ${textIn(texts, 'city').replace(/\s/g, '')}`.trim();
};

/** Stake or round: '控股权 67 %', 'Pre-IPO'. */
export const stageIn = (texts: FormTexts): string => {
  const form = textIn(texts, 'dealForm');
  if (form === 'round') return rounds.find(({ id }) => id === textIn(texts, 'round'))?.name ?? '';
  if (form === 'whole') return dealForms.whole;
  if (form !== 'control' && form !== 'minority') return '';
  const stake = textIn(texts, 'stake');
  return stake === '' ? dealForms[form] : `${dealForms[form]} ${stake} %`;
};

/** What the amount is. */
export const amountLabelIn = (texts: FormTexts): string =>
  textIn(texts, 'dealForm') === 'round' ? '融资金额' : '转让金额';

/** The asking price, 万元; null for 面议, and for text that is no number. */
export const askedIn = (texts: FormTexts): Decimal | null =>
  textIn(texts, 'amountKind') === 'given' ? amountIn(texts, 'amount', 'amountUnit') : null;

/** Of the newest year's revenue, per cent with one place against the year before; null on a base of nothing. */
export const growthIn = (texts: FormTexts): Decimal | null => {
  const [now, before] = [yearIn(texts, '1').revenue, yearIn(texts, '2').revenue];
  return now === null || before === null ? null : growthBetween(before, now);
};

/** On what the figures of a year rest. */
export const basisIn = (texts: FormTexts, place: YearPlace): 'audited' | 'unaudited' =>
  textIn(texts, figureField('basis', place)) === 'audited' ? 'audited' : 'unaudited';

/** The years as the deal's page shows them. */
export const earliestFirst: readonly YearPlace[] = ['3', '2', '1'];

const isHideable = (name: string): name is 'amount' | 'netProfit' =>
  name === 'amount' || name === 'netProfit';

/** The names of the values that are hidden until an NDA is signed. Customers that are not named are not: an NDA must open something. */
export const hiddenOfSale = (texts: FormTexts) => [
  ...textIn(texts, 'hidden').split(',').filter(isHideable),
  ...(['companyName', 'reason'] as const),
  ...(textIn(texts, 'customers') === '' ? [] : (['customers'] as const)),
  ...(areNamesShown(texts) ? [] : (['documents'] as const)),
];

/**
 * The deal's progress: the stages that are done when it is listed, and the stages ahead that its owner announces.
 * @param submittedAt when it was submitted for review, milliseconds since 1970
 * @param at when it is listed
 */
export const processIn = (texts: FormTexts, submittedAt: number, at: number): readonly Step[] =>
  stepsAt(
    [
      { name: '委托登记', state: 'done', at: submittedAt },
      { name: '资料核验', state: 'done', at },
      { name: '公开推介', state: 'current', at },
      ...stagesIn(texts).map((planned) => ({
        name: saleStages[planned.stage],
        state: 'next' as const,
        at: planned.at,
      })),
    ],
    at,
  );

/** The documents, by their place. */
export const listedDocuments = (
  texts: FormTexts,
  dealId: string,
): readonly { readonly id: string; readonly name: string; readonly pages: number }[] =>
  documentsIn(texts).map(({ name, pages }, place) => ({
    id: `${dealId}-${place + 1}`,
    name: name.trim(),
    pages: /^\d{1,4}$/.test(pages.trim()) ? Number(pages.trim()) : 0,
  }));
