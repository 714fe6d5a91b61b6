import { amountIn, linesIn, textIn, type FormTexts } from '../../../contract/publication/form-texts';
import { dealForms } from '../../../contract/publication/sale-form';
import { yearAt, yearIn } from '../../../contract/publication/sale-years';
import { industryTree } from '../../../contract/reference/industries';
import { regionTree } from '../../../contract/reference/regions';
import { rounds } from '../../../contract/reference/rounds';
import type { Decimal } from '../../../contract/values/decimal';
import type { Disclosure } from '../sale/disclosure';
import type { Sale } from '../sale/sale';

const nameIn = (list: readonly { readonly id: string; readonly name: string }[], id: string): string =>
  list.find((each) => each.id === id)?.name ?? '';

const industries = industryTree.flatMap((group) => group.industries);
const regions = regionTree.flatMap((group) => group.regions);

const shown = (value: Decimal | null): Disclosure<Decimal> =>
  value === null ? { kind: 'absent' } : { kind: 'shown', value };

const stageOf = (fields: FormTexts): string => {
  const form = textIn(fields, 'dealForm');
  if (form === 'round') return nameIn(rounds, textIn(fields, 'round'));
  const name = Object.entries(dealForms).find(([key]) => key === form)?.[1] ?? '';
  return form === 'control' || form === 'minority' ? `${name} ${textIn(fields, 'stake')}%` : name;
};

/** A sale as everybody will see it, made of what was typed so far. */
export interface SalePreview {
  readonly deal: Sale;
  readonly teaser: string;
  readonly highlights: readonly string[];
}

export const salePreview = (fields: FormTexts): SalePreview => {
  const hidden = textIn(fields, 'hidden').split(',');
  const newest = yearIn(fields, '1');
  const amount = textIn(fields, 'amountKind') === 'given' ? amountIn(fields, 'amount', 'amountUnit') : null;
  return {
    deal: {
      id: 'preview',
      sourceType: textIn(fields, 'sourceType'),
      code: '',
      title: textIn(fields, 'title'),
      industry: nameIn(industries, textIn(fields, 'industry')),
      region: `${nameIn(regions, textIn(fields, 'region'))} ${textIn(fields, 'city')}`.trim(),
      stage: stageOf(fields),
      amountLabel: textIn(fields, 'dealForm') === 'round' ? '融资金额' : '转让金额',
      amount: hidden.includes('amount') ? { kind: 'hidden' } : shown(amount),
      revenue: shown(newest.revenue),
      revenueYear: yearAt(fields, '1'),
      revenueGrowth: { kind: 'absent' },
      netProfit: hidden.includes('netProfit') ? { kind: 'hidden' } : shown(newest.netProfit),
      valuation: { kind: 'absent' },
      confirmedAt: null,
      ndaState: 'unsigned',
      sealed: true,
    },
    teaser: textIn(fields, 'teaser'),
    highlights: linesIn(textIn(fields, 'highlights')),
  };
};
