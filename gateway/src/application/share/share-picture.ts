import { left, right, type Either } from 'fp-ts/Either';
import type { KindWith } from '../../../../contract/kind/kinds';
import type { Refusal } from '../../../../contract/refusal/refusal';
import { dealRules } from '../../domain/deal/deal-rules';
import type { Visitor } from '../../domain/session/visitor';
import { buySheet, saleSheet } from '../../domain/share/deal-sheets';
import type { ThingSheet } from '../../domain/share/share-sheet';
import { transferSheet } from '../../domain/transfer/share-sheet';
import { standingAt } from '../../domain/transfer/transfer';
import type { Buys } from '../../ports/buys';
import type { Clock } from '../../ports/clock';
import type { Sales } from '../../ports/sales';
import type { Transfers } from '../../ports/transfers';
import type { DrawnPictures } from './drawn-pictures';

export interface SharePictureNeeds {
  readonly sales: Pick<Sales, 'one'>;
  readonly buys: Pick<Buys, 'one'>;
  readonly transfers: Pick<Transfers, 'one'>;
  readonly drawn: Pick<DrawnPictures, 'nameOf'>;
  /** What the house is called. */
  readonly brand: string;
  readonly clock: Clock;
}

/** The shared thing, by its kind, source type and id. */
export interface ToShare {
  readonly kind: KindWith<'share'>;
  readonly sourceType: string;
  readonly id: string;
}

/**
 * The picture of a shared thing (ENT-10). It contains what a stranger may read, for every caller: a signed NDA opens nothing
 * in a shared picture. Where it cannot be drawn in time, it is the product's logo.
 */
export type SharePicture = (
  what: ToShare,
  visitor: Visitor,
) => Promise<Either<Refusal, { readonly path: string }>>;

/** PNG too, as messengers take it. */
const housePicture = '/icon-512.png';

export const makeSharePicture = (needs: SharePictureNeeds): SharePicture => {
  const { sales, buys, transfers, drawn, brand, clock } = needs;
  /** Null for what may not be shared. */
  const sheetOf: Readonly<Record<KindWith<'share'>, (what: ToShare) => Promise<ThingSheet | null>>> = {
    sale: async ({ sourceType, id }) => {
      const sale = await sales.one(sourceType, id);
      return sale?.state === 'listed' ? saleSheet(sale) : null;
    },
    buy: async ({ id }) => {
      const buy = await buys.one(id);
      return buy?.state === 'listed' && buy.expiresAt > clock.now() ? buySheet(buy) : null;
    },
    transfer: async ({ sourceType, id }) => {
      const transfer = await transfers.one(sourceType, id);
      return transfer !== null && standingAt(transfer, clock.now()) === 'open'
        ? transferSheet(transfer)
        : null;
    },
  };
  return async (what, visitor) => {
    const sheet = await sheetOf[what.kind](what);
    if (sheet === null) return left(dealRules[what.kind].unknown);
    const name = await drawn.nameOf({ brand, ...sheet }, visitor);
    return right({ path: name === null ? housePicture : `/files/share/${name}.png` });
  };
};
