import { left, right, type Either } from 'fp-ts/Either';
import { refusals, type Refusal } from '../../../../contract/refusal/refusal';
import type { BuyState } from '../../../../contract/buy/wire-buy';
import type { Buy, BuyHead } from '../../domain/buy/buy';
import type { BuyQuery } from '../../domain/buy/buy-query';
import { buyFor, buyHeadFor, type BuyHeadView, type BuyView } from '../../domain/buy/disclosure';
import type { DealPlace } from '../../domain/deal/deal-place';
import type { AskedPart, ListPart } from '../../domain/page/list-part';
import type { Session } from '../../domain/session/session';
import type { Accounts } from '../../ports/accounts';
import type { BuyFigures, Buys } from '../../ports/buys';
import type { Clock } from '../../ports/clock';
import type { DealCounts } from '../../ports/sales';
import type { NoteRead } from '../deal-read/note-read';

export interface BuyReadingNeeds {
  readonly buys: Buys;
  readonly accounts: Pick<Accounts, 'byId'>;
  readonly clock: Clock;
  readonly noteRead: NoteRead;
}

interface BuyOverview extends BuyFigures {
  /** The sum of the counts of `types`. */
  readonly total: number;
  readonly samples: readonly Pick<BuyHead, 'id' | 'title' | 'buyerType'>[];
}

/** A demand's page with what has become of it. */
export type StandingBuy = Omit<BuyView, 'state'> & { readonly state: BuyState };

export interface BuyReading {
  /** The demands that are asked for, each as the caller may see it. */
  readonly page: (
    session: Session | null,
    query: BuyQuery,
    asked: AskedPart<DealPlace>,
  ) => Promise<ListPart<BuyHeadView, DealPlace>>;
  readonly counts: (query: BuyQuery) => Promise<DealCounts>;
  /** The demand as the caller may see it; for a gone one, only its owner gets more than the reason. */
  readonly detail: (session: Session | null, id: string) => Promise<Either<Refusal, StandingBuy>>;
  /** What the demand's card shows the caller; refused as the demand's page is. */
  readonly card: (session: Session | null, id: string) => Promise<Either<Refusal, BuyHeadView>>;
  /** An overview for a visitor who may not see the details. */
  readonly overview: (hundred: boolean) => Promise<BuyOverview>;
}

const sampleCount = 6;

const whyGone = {
  withdrawn: refusals.buyWithdrawn,
  closed: refusals.buyClosed,
  expired: refusals.buyExpired,
} as const;

export const makeBuyReading = ({ buys, accounts, clock, noteRead }: BuyReadingNeeds): BuyReading => {
  /** Null for a visitor, and for an account that was deactivated. */
  const callerOf = async (session: Session | null): Promise<string | null> => {
    const account = session === null ? null : await accounts.byId(session.userId);
    return account === null || account.removed ? null : account.id;
  };
  const stateOf = ({ state, expiresAt }: Buy): BuyState =>
    state === 'listed' && expiresAt <= clock.now() ? 'expired' : state;

  return {
    page: async (session, query, asked) => {
      const { list, ...place } = await buys.page(query, asked);
      const caller = await callerOf(session);
      return { list: list.map((head) => buyHeadFor(caller, head)), ...place };
    },
    counts: buys.counts,
    detail: async (session, id) => {
      const buy = await buys.one(id);
      if (buy === null) return left(refusals.buyUnknown);
      const view = buyFor(await callerOf(session), buy);
      const state = stateOf(buy);
      noteRead(session, 'buy', buy.id, buy.ownerId);
      return state === 'listed' || view.own ? right({ ...view, state }) : left(whyGone[state]);
    },
    card: async (session, id) => {
      const buy = await buys.one(id);
      if (buy === null) return left(refusals.buyUnknown);
      const caller = await callerOf(session);
      const state = stateOf(buy);
      return state === 'listed' || caller === buy.ownerId
        ? right(buyHeadFor(caller, buy))
        : left(whyGone[state]);
    },
    overview: async (hundred) => {
      const figures = await buys.figures(hundred);
      const newest = await buys.newest(sampleCount, hundred);
      return {
        ...figures,
        total: figures.types.reduce((sum, { count }) => sum + count, 0),
        samples: newest.map(({ id, title, buyerType }) => ({ id, title, buyerType })),
      };
    },
  };
};
