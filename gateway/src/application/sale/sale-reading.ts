import { left, right, type Either } from 'fp-ts/Either';
import type { SaleSort } from '../../../../contract/sale/kind';
import { refusals, type Refusal } from '../../../../contract/refusal/refusal';
import type { DealPlace } from '../../domain/deal/deal-place';
import type { DealQuery } from '../../domain/deal/deal-query';
import type { AskedPart, ListPart } from '../../domain/page/list-part';
import {
  cardOnly,
  headFor,
  keptHeadFor,
  saleFor,
  type HeadView,
  type SaleView,
  type Viewer,
} from '../../domain/sale/disclosure';
import type { DealState, Sale, SaleHead } from '../../domain/sale/sale';
import { stepsAt } from '../../../../contract/sale/steps-at';
import type { Session } from '../../domain/session/session';
import type { Clock } from '../../ports/clock';
import type { DealCounts, IndustryCount, Sales } from '../../ports/sales';
import type { NoteRead } from '../deal-read/note-read';
import type { Viewing } from './viewing';

export interface SaleReadingNeeds {
  readonly sales: Sales;
  readonly viewing: Viewing;
  readonly noteRead: NoteRead;
  readonly clock: Clock;
}

type SaleSample = Pick<SaleHead, 'id' | 'title' | 'industry' | 'region'>;

interface SaleOverview {
  /** The sum of the counts of `industries`. */
  readonly total: number;
  readonly industries: readonly IndustryCount[];
  readonly samples: readonly SaleSample[];
}

export interface SaleReading {
  /** The deals that are asked for, each as the caller may see it. */
  readonly page: (
    session: Session | null,
    query: DealQuery<SaleSort>,
    asked: AskedPart<DealPlace>,
  ) => Promise<ListPart<HeadView, DealPlace>>;
  readonly counts: (query: DealQuery<SaleSort>) => Promise<DealCounts>;
  /** The deal as the caller may see it: the teaser, and more with a signed NDA; a withdrawn one is its owner's. */
  readonly detail: (
    session: Session | null,
    sourceType: string,
    id: string,
  ) => Promise<Either<Refusal, SaleView>>;
  /** What the deal's card shows the caller; a withdrawn one is its owner's. */
  readonly card: (
    session: Session | null,
    sourceType: string,
    id: string,
  ) => Promise<Either<Refusal, HeadView>>;
  /**
   * These deals as the caller may see each, in the order of the ids; unknown and withdrawn ones are left out. A visitor sees
   * what their cards show.
   */
  readonly compare: (session: Session | null, ids: readonly string[]) => Promise<readonly SaleView[]>;
  /** An overview for a visitor who may not see the details. */
  readonly overview: () => Promise<SaleOverview>;
}

const sampleCount = 6;

const isShownTo = ({ owns }: Viewer, { state }: { readonly state: DealState }): boolean =>
  state !== 'withdrawn' || owns;

export const makeSaleReading = ({ sales, viewing, noteRead, clock }: SaleReadingNeeds): SaleReading => {
  /** With its progress as it is now. */
  const now = (sale: Sale): Sale => ({ ...sale, process: stepsAt(sale.process, clock.now()) });
  return {
    page: async (session, query, asked) => {
      const { list, ...place } = await sales.page(query, asked);
      const viewerOf = await viewing(
        session,
        list.map(({ id }) => id),
      );
      return { list: list.map((head) => headFor(viewerOf(head.id), head)), ...place };
    },
    counts: sales.counts,
    detail: async (session, sourceType, id) => {
      const sale = await sales.one(sourceType, id);
      if (sale === null) return left(refusals.saleUnknown);
      const viewerOf = await viewing(session, [sale.id]);
      noteRead(session, 'sale', sale.id, sale.ownerId);
      const viewer = viewerOf(sale.id);
      return isShownTo(viewer, sale) ? right(saleFor(viewer, now(sale))) : left(refusals.saleWithdrawn);
    },
    card: async (session, sourceType, id) => {
      const sale = await sales.one(sourceType, id);
      if (sale === null) return left(refusals.saleUnknown);
      const viewerOf = await viewing(session, [sale.id]);
      const viewer = viewerOf(sale.id);
      return isShownTo(viewer, sale)
        ? right(keptHeadFor(viewer, sale, sale.state))
        : left(refusals.saleWithdrawn);
    },
    compare: async (session, ids) => {
      const found = await sales.several(ids);
      const viewerOf = await viewing(
        session,
        found.map(({ id }) => id),
      );
      return ids.flatMap((id) => {
        const viewer = viewerOf(id);
        return found
          .filter((sale) => sale.id === id && isShownTo(viewer, sale))
          .map((sale) => (session === null ? cardOnly(viewer, sale) : saleFor(viewer, now(sale))));
      });
    },
    overview: async () => {
      const industries = await sales.byIndustry();
      const newest = await sales.newest(sampleCount, []);
      return {
        total: industries.reduce((sum, { count }) => sum + count, 0),
        industries,
        samples: newest.map(({ id, title, industry, region }) => ({ id, title, industry, region })),
      };
    },
  };
};
