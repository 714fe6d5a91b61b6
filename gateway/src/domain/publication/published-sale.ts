import { amountIn, linesIn, textIn, type FormTexts } from '../../../../contract/publication/form-texts';
import type { YearPlace } from '../../../../contract/publication/sale-form';
import {
  amountLabelIn,
  askedIn,
  basisIn,
  earliestFirst,
  growthIn,
  hiddenOfSale,
  industryIn,
  listedDocuments,
  processIn,
  regionIn,
  stageIn,
} from '../../../../contract/publication/sale-words';
import { picturesIn } from '../../../../contract/publication/sale-pictures';
import { yearAt, yearIn } from '../../../../contract/publication/sale-years';
import type { Decimal } from '../../../../contract/values/decimal';
import { textForOther } from '../chat/contacts';
import type { Finance, Sale } from '../sale/sale';
import { dealCode, dealIdOf } from './deal-name';
import type { Publication } from './publication';

const financeAt = (texts: FormTexts, place: YearPlace): Finance => {
  const { revenue, ebitda, netProfit, assets, liabilities } = yearIn(texts, place);
  return {
    year: yearAt(texts, place),
    revenue,
    ebitda,
    netProfit,
    assets,
    liabilities,
    basis: basisIn(texts, place),
  };
};

/** A deal as it comes of a publication. */
export type PublishedSale = Sale & {
  readonly industryGroup: string;
  /** 万元; null takes every sum. */
  readonly leastBid: Decimal | null;
};

/** A text that everybody reads, and so before any approval between a reader and the owner. */
const publicText = (written: string): string => textForOther(written, false);

/**
 * The deal that an approved text is listed as. The text was checked before: a field that is still missing becomes empty.
 * @param at when it is listed, milliseconds since 1970
 */
export const publishedSale = (publication: Publication, at: number): PublishedSale => {
  const { fields, ownerId, submittedAt } = publication;
  const newest = yearIn(fields, '1');
  const hidden = hiddenOfSale(fields);
  return {
    id: dealIdOf(publication),
    code: dealCode('XM', publication, submittedAt ?? at),
    ownerId,
    state: 'listed',
    sourceType: textIn(fields, 'sourceType'),
    title: publicText(textIn(fields, 'title')),
    ...industryIn(fields),
    region: regionIn(fields),
    stage: stageIn(fields),
    amountLabel: amountLabelIn(fields),
    amount: askedIn(fields),
    revenue: newest.revenue,
    revenueYear: yearAt(fields, '1'),
    revenueGrowth: growthIn(fields),
    netProfit: newest.netProfit,
    leastBid: textIn(fields, 'least') === '' ? null : amountIn(fields, 'least', 'amountUnit'),
    valuation: null,
    confirmedAt: at,
    hidden,
    teaser: publicText(textIn(fields, 'teaser')),
    foundedYear: Number(textIn(fields, 'foundedYear')),
    employees: Number(textIn(fields, 'employees')),
    rdEmployees: null,
    companyName: textIn(fields, 'companyName'),
    customers: textIn(fields, 'customers'),
    reason: textIn(fields, 'reason'),
    highlights: linesIn(publicText(textIn(fields, 'highlights'))),
    finances: earliestFirst.map((place) => financeAt(fields, place)),
    process: processIn(fields, submittedAt ?? at, at),
    documents: listedDocuments(fields, dealIdOf(publication)).map((document) => ({
      ...document,
      name: textForOther(document.name, hidden.includes('documents')),
    })),
    evidence: [],
    pictures: picturesIn(fields),
  };
};
