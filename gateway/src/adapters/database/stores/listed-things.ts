import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Buy } from '../../../domain/buy/buy';
import { listedBuy } from '../../../domain/buy/listed-buy';
import type { FormTexts, PublicationKind } from '../../../../../contract/publication/form-texts';
import { kindsWith } from '../../../../../contract/kind/capabilities';
import { unaskedAfter } from '../../../../../contract/publication/listed-sale';
import { saleStages } from '../../../../../contract/publication/sale-form';
import { listedDeal } from '../../../domain/deal/listed-deal';
import { expiryOf } from '../../../../../contract/publication/buy-form';
import type { Published } from '../../../domain/publication/published';
import type { PublishedSale } from '../../../domain/publication/published-sale';
import type { Publication } from '../../../domain/publication/publication';
import { retold } from '../../../domain/sale/process';
import type { HideableField, ProcessStep } from '../../../domain/sale/sale';
import { listedKey, type ListedId } from '../../../ports/interests';
import type { StandingChange, UnaskedOfSale } from '../../../ports/publications';
import type { Orm } from '../orm';
import { buy } from '../kinds/buy/table';
import { sale } from '../kinds/sale/table';
import { endEnrolmentOf, resumeEnrolmentOf } from './end-enrolments';

/** Whether a text says something of a field, be it nothing: texts of before the field was there do not. */
const says = (texts: FormTexts, field: string): boolean => Object.hasOwn(texts, field);

/** What the form of a sale says of what is hidden; the rest stays as it is. */
const typedHidden = (texts: FormTexts): readonly HideableField[] => [
  'amount',
  'netProfit',
  ...(says(texts, 'documentNaming') ? (['documents'] as const) : []),
];

interface There extends UnaskedOfSale {
  readonly code: string;
  readonly process: readonly ProcessStep[];
}

/** The text that is listed now, and the one that was until now; null where none was. */
export interface ListedTexts {
  readonly texts: FormTexts;
  readonly before: FormTexts | null;
}

const ownStages: readonly string[] = Object.values(saleStages);

/** Of a sale that is there, what its form does not hold stays: its link, its code, its state, and what was added to it since. */
const saleColumns = (deal: PublishedSale, there: There, { texts, before }: ListedTexts, at: number) => {
  const typed = typedHidden(texts);
  const unasked = unaskedAfter(texts, before ?? texts, there);
  // An NDA must not be signed for a valuation that is gone.
  const gone = there.valuation !== null && unasked.valuation === null ? 'valuation' : null;
  const kept = there.hidden.filter((field) => !typed.includes(field) && field !== gone);
  const hidden = [...new Set([...deal.hidden, ...kept])];
  const {
    id: _id,
    code: _code,
    ownerId: _ownerId,
    state: _state,
    sourceType: _sourceType,
    valuation: _valuation,
    rdEmployees: _rdEmployees,
    process,
    documents,
    leastBid,
    pictures,
    evidence: _evidence,
    ...same
  } = { ...deal, hidden, ...listedDeal({ ...deal, code: there.code, hidden }) };
  return {
    ...same,
    ...unasked,
    ...(says(texts, 'stages') ? { process: retold(there.process, process, ownStages, at) } : {}),
    ...(says(texts, 'documents') ? { documents } : {}),
    ...(says(texts, 'least') ? { leastBid } : {}),
    ...(says(texts, 'pictures') ? { pictures } : {}),
  };
};

/** Of a demand that is there, all but what its form does not hold. */
const buyColumns = (deal: Buy) => {
  const {
    id: _id,
    code: _code,
    ownerId: _ownerId,
    state: _state,
    hundred: _hundred,
    evidence: _evidence,
    ...same
  } = { ...deal, ...listedBuy(deal) };
  return same;
};

const putSale = async (orm: Orm, deal: PublishedSale, texts: ListedTexts, at: number): Promise<void> => {
  const [there] = await orm
    .select({
      code: sale.code,
      hidden: sale.hidden,
      process: sale.process,
      valuation: sale.valuation,
      rdEmployees: sale.rdEmployees,
    })
    .from(sale)
    .where(eq(sale.id, deal.id));
  if (there === undefined) await orm.insert(sale).values({ ...deal, ...listedDeal(deal) });
  else
    await orm
      .update(sale)
      .set(saleColumns(deal, there, texts, at))
      .where(eq(sale.id, deal.id));
};

const putBuy = async (orm: Orm, deal: Buy): Promise<void> => {
  const [there] = await orm.select({ code: buy.code }).from(buy).where(eq(buy.id, deal.id));
  if (there === undefined) await orm.insert(buy).values({ ...deal, ...listedBuy(deal) });
  else
    await orm
      .update(buy)
      .set(buyColumns({ ...deal, code: there.code }))
      .where(eq(buy.id, deal.id));
};

/** Lists what came of a publication; of what is there already only what the form holds is changed. */
export const putListed = async (
  orm: Orm,
  published: Published,
  texts: ListedTexts,
  at: number,
): Promise<void> => {
  switch (published.kind) {
    case 'sale':
      return putSale(orm, published.deal, texts, at);
    case 'buy':
      return putBuy(orm, published.deal);
  }
};

type Listing = Pick<Publication, 'kind' | 'dealId' | 'published' | 'fields'>;

const whyEnded = { withdrawn: '求购需求已下架', closed: '求购需求已成交' } as const;

interface Relisted {
  readonly of: Listing;
  readonly dealId: string;
  readonly listing: StandingChange['listing'];
  /** The columns that change in a thing of any kind. */
  readonly state: { readonly state?: 'listed' | 'withdrawn' | 'closed' };
  readonly confirmed: { readonly confirmedAt?: number };
  readonly at: number;
}

const relistSale = async (orm: Orm, { dealId, state, confirmed }: Relisted): Promise<void> => {
  await orm
    .update(sale)
    .set({ ...state, ...confirmed })
    .where(and(eq(sale.id, dealId), ne(sale.state, 'closed')));
};

/** The enrolment of a demand ends and resumes with its listing. */
const relistBuy = async (
  orm: Orm,
  { of, dealId, listing, state, confirmed, at }: Relisted,
): Promise<void> => {
  const lasting =
    confirmed.confirmedAt === undefined
      ? {}
      : { ...confirmed, expiresAt: expiryOf(of.published ?? of.fields, confirmed.confirmedAt) };
  await orm
    .update(buy)
    .set({ ...state, ...lasting })
    .where(and(eq(buy.id, dealId), ne(buy.state, 'closed')));
  if (listing === 'withdrawn' || listing === 'closed')
    await endEnrolmentOf(orm, dealId, whyEnded[listing], at);
  if (listing === 'listed') await resumeEnrolmentOf(orm, dealId, at);
};

const relistOf: Readonly<Record<PublicationKind, (orm: Orm, relisted: Relisted) => Promise<void>>> = {
  sale: relistSale,
  buy: relistBuy,
};

/** Takes it off the lists, puts it there again or confirms it, as its publication was; not what is closed. */
export const relist = async (orm: Orm, of: Listing, change: StandingChange, at: number): Promise<void> => {
  const { kind, dealId } = of;
  if (dealId === null) return;
  const { listing, confirmedAt } = change;
  const state = listing === undefined || listing === 'none' ? {} : { state: listing };
  const confirmed = confirmedAt === undefined || confirmedAt === null ? {} : { confirmedAt };
  await relistOf[kind](orm, { of, dealId, listing, state, confirmed, at });
};

const tables = { sale, buy } as const satisfies Readonly<Record<PublicationKind, unknown>>;

/** The codes of what came of publications, by kind and id. */
export const codesOf = async (
  orm: Orm,
  things: readonly ListedId[],
): Promise<ReadonlyMap<string, string>> => {
  const codes = new Map<string, string>();
  for (const kind of kindsWith('publication')) {
    const table = tables[kind];
    const ids = things.filter((each) => each.kind === kind).map(({ id }) => id);
    const rows =
      ids.length === 0
        ? []
        : await orm.select({ id: table.id, code: table.code }).from(table).where(inArray(table.id, ids));
    for (const { id, code } of rows) codes.set(listedKey({ kind, id }), code);
  }
  return codes;
};

/** What has become of it; null where there is nothing. */
export const stateOf = async (orm: Orm, { kind, dealId }: Pick<Publication, 'kind' | 'dealId'>) => {
  if (dealId === null) return null;
  const table = tables[kind];
  const [row] = await orm.select({ state: table.state }).from(table).where(eq(table.id, dealId));
  return row?.state ?? null;
};

/** The values of a listed sale that its form does not ask for; null where it is not listed. */
export const listedSaleOf = async (
  orm: Orm,
  { kind, dealId }: Pick<Publication, 'kind' | 'dealId'>,
): Promise<UnaskedOfSale | null> => {
  if (kind !== 'sale' || dealId === null) return null;
  const { valuation, rdEmployees, hidden } = sale;
  const [row] = await orm.select({ valuation, rdEmployees, hidden }).from(sale).where(eq(sale.id, dealId));
  return row ?? null;
};
