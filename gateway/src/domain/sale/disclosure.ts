import { hiddenWithProfit } from '../../../../contract/sale/hidden-with-profit';
import type { Prove } from '../account/account';
import type { NdaState } from '../../../../contract/sale/nda-state';
import type { Decimal } from '../../../../contract/values/decimal';
import { startOfDay } from '../../../../contract/values/beijing-time';
import { verifiedByMonth } from '../deal/coarse-time';
import type { DealState, HideableField, Sale, SaleHead } from './sale';

export type { NdaState } from '../../../../contract/sale/nda-state';

/** Who looks at a deal: the NDA counts for a fully verified account only (ACC-05); its owner sees all of it. */
export interface Viewer {
  readonly prove: Prove;
  readonly ndaState: NdaState;
  readonly owns: boolean;
  /** When the NDA ends, or ended; null before it was approved. Milliseconds since 1970. */
  readonly ndaEndsAt: number | null;
}

/** A visitor without a login. */
export const stranger: Viewer = { prove: null, ndaState: 'unsigned', owns: false, ndaEndsAt: null };

/** The names of the fields that stay hidden from this viewer (SEC-05, product.md §3). */
export const hiddenFrom = (viewer: Viewer, hidden: readonly HideableField[]): readonly HideableField[] =>
  viewer.owns || (viewer.prove === '1' && viewer.ndaState === 'signed') ? [] : hidden;

/** What the viewer's own NDA holds open, and until when; null where nothing is, and for the owner. */
const openedTo = (viewer: Viewer, { hidden }: Pick<Sale, 'hidden'>) =>
  viewer.owns || viewer.ndaEndsAt === null || hidden.length === 0 || hiddenFrom(viewer, hidden).length > 0
    ? null
    : { until: viewer.ndaEndsAt, fields: hidden };

/** The same without some of its fields. */
export const without = <Whole extends object, Name extends keyof Whole>(
  whole: Whole,
  names: readonly Name[],
): Partial<Pick<Whole, Name>> & Omit<Whole, Name> => {
  const rest = { ...whole };
  for (const name of names) Reflect.deleteProperty(rest, name);
  return rest;
};

/** The time of a list by day, where the viewer must not learn whose the deal is (ENT-08). */
const coarseHead = <Head extends Pick<SaleHead, 'confirmedAt'>>(
  head: Head,
  hidden: readonly HideableField[],
): Head => (hidden.includes('companyName') ? { ...head, confirmedAt: startOfDay(head.confirmedAt) } : head);

/** All times of a page, by day and those of verifications by month, where the viewer must not learn whose the deal is. */
const coarseSale = (sale: Sale, hidden: readonly HideableField[]): Sale =>
  hidden.includes('companyName')
    ? {
        ...coarseHead(sale, hidden),
        process: sale.process.map((step) => ({ ...step, at: step.at === null ? null : startOfDay(step.at) })),
        evidence: verifiedByMonth(sale.evidence),
      }
    : sale;

/** The valuation as a card shows it: only where the deal has no net profit, hidden or not (MKT-11). */
const worthOnCard = (
  { netProfit, valuation }: Pick<SaleHead, 'netProfit' | 'valuation'>,
  hidden: readonly HideableField[],
): Decimal | null => (netProfit === null && !hidden.includes('netProfit') ? valuation : null);

/** A deal in a list, as this viewer may see it: a hidden field is absent, and named in `hidden`. */
export const headFor = (viewer: Viewer, head: SaleHead) => {
  const hidden = hiddenFrom(viewer, head.hidden);
  const names = hidden.filter((name) => name === 'amount' || name === 'netProfit' || name === 'valuation');
  const shown = { ...coarseHead(head, hidden), valuation: worthOnCard(head, hidden) };
  return { ...without(shown, names), ndaState: viewer.ndaState, hidden };
};

/**
 * A favourite deal: one that is over shows its title and its group, and no more; its figures
 * are for its owner.
 */
export const keptHeadFor = (viewer: Viewer, head: SaleHead, state: DealState) =>
  state === 'listed' || viewer.owns
    ? headFor(viewer, head)
    : {
        ...without(coarseHead(head, head.hidden), ['amount', 'netProfit', 'valuation']),
        revenue: null,
        revenueGrowth: null,
        ndaState: viewer.ndaState,
        hidden: [],
      };

/** A deal that is over shows its title and its group, and no more. */
const nameOf = (sale: Sale): Sale => ({
  ...sale,
  amount: null,
  valuation: null,
  revenue: null,
  revenueGrowth: null,
  teaser: '',
  highlights: [],
  finances: [],
  process: [],
  documents: [],
  evidence: [],
  pictures: [],
});

/** The texts that replace values that a deal's card does not show; growth is on no card of a phone. */
const offCard = {
  revenueGrowth: null,
  teaser: '',
  foundedYear: null,
  employees: null,
  rdEmployees: null,
  documentCount: null,
  highlights: [],
  finances: [],
  process: [],
  evidence: [],
  pictures: [],
} as const;

/** Every field that an owner may hide. */
export const hideable: readonly HideableField[] = [
  'amount',
  'netProfit',
  'valuation',
  'companyName',
  'customers',
  'reason',
  'documents',
];

/** A deal's page, as this viewer may see it. A hidden net profit is absent from every year, with the figures that would reveal it. */
export const saleFor = (viewer: Viewer, whole: Sale) => {
  const isOver = whole.state !== 'listed' && !viewer.owns;
  const sale = isOver ? nameOf(whole) : whole;
  const hidden = isOver ? [] : hiddenFrom(viewer, sale.hidden);
  const timed = coarseSale(sale, isOver ? sale.hidden : hidden);
  const finances = hidden.includes('netProfit')
    ? sale.finances.map((finance) => without(finance, hiddenWithProfit))
    : sale.finances;
  return {
    ...without({ ...timed, finances }, isOver ? hideable : hidden),
    documentCount: sale.documents.length,
    ndaState: viewer.ndaState,
    owned: viewer.owns,
    opened: isOver ? null : openedTo(viewer, sale),
    hidden,
  };
};

export type HeadView = ReturnType<typeof headFor>;
type Page = ReturnType<typeof saleFor>;

/** A deal's page; of a comparison that a visitor reads, what the page has beyond the card is absent. */
export type SaleView = Omit<Page, keyof typeof offCard> & {
  readonly [Name in keyof typeof offCard]: Page[Name] | (typeof offCard)[Name];
};

/** A deal as its card shows it to a viewer, in the form of a page (MKT-11). */
export const cardOnly = (viewer: Viewer, sale: Sale): SaleView => {
  const page = saleFor(viewer, sale);
  const worth = page.valuation === undefined ? [] : [worthOnCard(sale, page.hidden)];
  return {
    ...without(page, ['companyName', 'customers', 'reason', 'documents']),
    ...offCard,
    ...Object.fromEntries(worth.map((valuation) => ['valuation', valuation])),
  };
};
