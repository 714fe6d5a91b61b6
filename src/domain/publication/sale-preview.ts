import { unaskedAfter, type ListedSale } from '../../../contract/publication/listed-sale';
import { linesIn, textIn, type FormTexts } from '../../../contract/publication/form-texts';
import { picturesIn } from '../../../contract/publication/sale-pictures';
import type { YearPlace } from '../../../contract/publication/sale-form';
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
} from '../../../contract/publication/sale-words';
import { yearAt, yearIn } from '../../../contract/publication/sale-years';
import { absent, disclose, hidden } from '../sale/disclose';
import type { Finance, SaleDetail } from '../sale/sale-detail';
import { disclosedYear } from '../sale/disclosed-year';

/** A sale as everybody will see it, made of what was typed so far. */
export interface SalePreview {
  readonly deal: SaleDetail;
  /** Whether 面议 was chosen; else an amount that is not there was not typed yet. */
  readonly isOpen: boolean;
}

const noneKept = { valuation: null, rdEmployees: null };

/** How many steps the platform itself adds: their days come with the approval. */
const ownSteps = 3;

const count = (text: string): number | null => (/^\d{1,9}$/.test(text) ? Number(text) : null);

const financeAt = (texts: FormTexts, place: YearPlace, sealed: readonly string[]): Finance => ({
  year: yearAt(texts, place),
  ...disclosedYear(yearIn(texts, place), sealed),
  basis: basisIn(texts, place),
});

/**
 * Without code, dates and evidence, which it gets when it is approved; with what an edit leaves of what is listed. Total
 * and pure.
 * @param listed what is listed of it now; null where nothing is
 * @param now when it is taken to be approved, milliseconds since 1970
 */
export const salePreview = (texts: FormTexts, now: number, listed: ListedSale | null = null): SalePreview => {
  const documents = listedDocuments(texts, 'preview');
  const sealed = hiddenOfSale(texts);
  const kept = listed === null ? noneKept : unaskedAfter(texts, listed.text, listed);
  const newest = yearIn(texts, '1');
  const year = yearAt(texts, '1');
  const sealedIf = (field: string) => (textIn(texts, field).trim() === '' ? absent : hidden);
  const hasFigures = earliestFirst.some((place) =>
    Object.entries(yearIn(texts, place)).some(([name, figure]) => name !== 'year' && figure !== null),
  );
  return {
    isOpen: textIn(texts, 'amountKind') === 'open',
    deal: {
      id: 'preview',
      sourceType: textIn(texts, 'sourceType'),
      code: '',
      title: textIn(texts, 'title'),
      industry: industryIn(texts).industry,
      region: regionIn(texts),
      stage: stageIn(texts),
      amountLabel: amountLabelIn(texts),
      amount: disclose('amount', askedIn(texts), sealed),
      revenue: disclose('revenue', newest.revenue, sealed),
      revenueYear: year === '' ? null : year,
      revenueGrowth: disclose('revenueGrowth', growthIn(texts), sealed),
      netProfit: disclose('netProfit', newest.netProfit, sealed),
      valuation:
        kept.valuation === null ? absent : disclose('valuation', kept.valuation, listed?.hidden ?? []),
      confirmedAt: null,
      ndaState: 'unsigned',
      sealed: true,
      teaser: textIn(texts, 'teaser'),
      foundedYear: /^\d{4}$/.test(textIn(texts, 'foundedYear')) ? textIn(texts, 'foundedYear') : null,
      employees: count(textIn(texts, 'employees')),
      rdEmployees: kept.rdEmployees,
      companyName: sealedIf('companyName'),
      customers: sealedIf('customers'),
      reason: sealedIf('reason'),
      highlights: linesIn(textIn(texts, 'highlights')),
      finances:
        year === '' || !hasFigures ? [] : earliestFirst.map((place) => financeAt(texts, place, sealed)),
      process: processIn(texts, now, now).map((step, place) =>
        place < ownSteps ? { ...step, at: null } : step,
      ),
      documents: disclose('documents', documents, sealed),
      documentCount: documents.length,
      owned: false,
      state: 'listed',
      evidence: [],
      pictures: picturesIn(texts),
      opened: null,
    },
  };
};
