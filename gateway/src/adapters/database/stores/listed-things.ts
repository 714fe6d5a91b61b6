import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Buy } from '../../../domain/buy/buy';
import { listedBuy } from '../../../domain/buy/listed-buy';
import type { FormTexts } from '../../../../../contract/publication/form-texts';
import { saleStages } from '../../../../../contract/publication/sale-form';
import { listedDeal } from '../../../domain/deal/listed-deal';
import { expiryOf } from '../../../../../contract/publication/buy-form';
import type { Published } from '../../../domain/publication/published';
import type { PublishedSale } from '../../../domain/publication/published-sale';
import type { Publication } from '../../../domain/publication/publication';
import { retold } from '../../../domain/sale/process';
import type { HideableField, ProcessStep } from '../../../domain/sale/sale';
import { listedKey, type ListedId } from '../../../ports/interests';
import type { StandingChange } from '../../../ports/publications';
import type { Orm } from '../orm';
import { buy } from '../schema/buy';
import { sale } from '../schema/sale';
import { endEnrolmentOf, resumeEnrolmentOf } from './end-enrolments';

/** Whether a text says something of a field, be it nothing: texts of before the field was there do not. */
const says = (texts: FormTexts, field: string): boolean => Object.hasOwn(texts, field);

/** What the form of a sale says of what is hidden; the rest stays as it is. */
const typedHidden = (texts: FormTexts): readonly HideableField[] => [
  'amount',
  'netProfit',
  ...(says(texts, 'documentNaming') ? (['documents'] as const) : []),
];

interface There {
  readonly code: string;
  readonly hidden: readonly HideableField[];
  readonly process: readonly ProcessStep[];
}

const ownStages: readonly string[] = Object.values(saleStages);

/** Of a sale that is there, what its form does not hold stays: its link, its code, its state, and what was added to it since. */
const saleColumns = (deal: PublishedSale, there: There, texts: FormTexts, at: number) => {
  const typed = typedHidden(texts);
  const hidden = [...new Set([...deal.hidden, ...there.hidden.filter((field) => !typed.includes(field))])];
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

/** Lists what came of a publication; of what is there already only what the form holds is changed. */
export const putListed = async (
  orm: Orm,
  published: Published,
  texts: FormTexts,
  at: number,
): Promise<void> => {
  if (published.kind === 'sale') {
    const { deal } = published;
    const [there] = await orm
      .select({ code: sale.code, hidden: sale.hidden, process: sale.process })
      .from(sale)
      .where(eq(sale.id, deal.id));
    if (there === undefined) await orm.insert(sale).values({ ...deal, ...listedDeal(deal) });
    else
      await orm
        .update(sale)
        .set(saleColumns(deal, there, texts, at))
        .where(eq(sale.id, deal.id));
    return;
  }
  const { deal } = published;
  const [there] = await orm.select({ code: buy.code }).from(buy).where(eq(buy.id, deal.id));
  if (there === undefined) await orm.insert(buy).values({ ...deal, ...listedBuy(deal) });
  else
    await orm
      .update(buy)
      .set(buyColumns({ ...deal, code: there.code }))
      .where(eq(buy.id, deal.id));
};

type Listing = Pick<Publication, 'kind' | 'dealId' | 'published' | 'fields'>;

const whyEnded = { withdrawn: '求购需求已下架', closed: '求购需求已成交' } as const;

/**
 * Takes it off the lists, puts it there again or confirms it, as its publication was; not what is closed. With a demand
 * goes its enrolment.
 */
export const relist = async (orm: Orm, of: Listing, change: StandingChange, at: number): Promise<void> => {
  const { kind, dealId } = of;
  if (dealId === null) return;
  const { listing, confirmedAt } = change;
  const state = listing === undefined || listing === 'none' ? {} : { state: listing };
  const confirmed = confirmedAt === undefined || confirmedAt === null ? {} : { confirmedAt };
  if (kind === 'sale') {
    await orm
      .update(sale)
      .set({ ...state, ...confirmed })
      .where(and(eq(sale.id, dealId), ne(sale.state, 'closed')));
    return;
  }
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

/** The codes of what came of publications, by kind and id. */
export const codesOf = async (
  orm: Orm,
  things: readonly ListedId[],
): Promise<ReadonlyMap<string, string>> => {
  const codes = new Map<string, string>();
  for (const [kind, table] of [
    ['sale', sale],
    ['buy', buy],
  ] as const) {
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
  const table = kind === 'sale' ? sale : buy;
  const [row] = await orm.select({ state: table.state }).from(table).where(eq(table.id, dealId));
  return row?.state ?? null;
};
