import { left, right, type Either } from 'fp-ts/Either';
import type { DealKind } from '../../../../contract/deal/deal-kind';
import { refusals, type Refusal } from '../../../../contract/refusal/refusal';
import { standingAt } from '../../domain/transfer/transfer';
import type { Buys } from '../../ports/buys';
import type { Clock } from '../../ports/clock';
import type { Sales } from '../../ports/sales';
import type { Transfers } from '../../ports/transfers';

export interface SharePictureNeeds {
  readonly sales: Pick<Sales, 'one'>;
  readonly buys: Pick<Buys, 'one'>;
  readonly transfers: Pick<Transfers, 'one'>;
  readonly clock: Clock;
}

/** The picture of what may be shared, by its kind, source type and id; the house has one for all (ENT-10). */
export type SharePicture = (
  kind: DealKind,
  sourceType: string,
  id: string,
) => Promise<Either<Refusal, { readonly path: string }>>;

/** PNG, as messengers take it (ENT-10). */
const picture = { path: '/icon-512.png' };

export const makeSharePicture = ({ sales, buys, transfers, clock }: SharePictureNeeds): SharePicture => {
  const isOpen: Readonly<Record<DealKind, (sourceType: string, id: string) => Promise<boolean>>> = {
    sale: async (sourceType, id) => (await sales.one(sourceType, id))?.state === 'listed',
    buy: async (_, id) => {
      const buy = await buys.one(id);
      return buy?.state === 'listed' && buy.expiresAt > clock.now();
    },
    transfer: async (sourceType, id) => {
      const transfer = await transfers.one(sourceType, id);
      return transfer !== null && standingAt(transfer, clock.now()) === 'open';
    },
  };
  const unknown = {
    sale: refusals.saleUnknown,
    buy: refusals.buyUnknown,
    transfer: refusals.transferUnknown,
  } as const;
  return async (kind, sourceType, id) =>
    (await isOpen[kind](sourceType, id)) ? right(picture) : left(unknown[kind]);
};
