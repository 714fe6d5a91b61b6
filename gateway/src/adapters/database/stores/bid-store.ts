import { and, asc, count, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { left, right, type Either } from 'fp-ts/Either';
import type { BidKind } from '../../../../../contract/bid/bid';
import { refusals, type Refusal } from '../../../../../contract/refusal/refusal';
import { isBidderApproved, type Bid, type BidDeal } from '../../../domain/bid/bid';
import { bidChange, needsListedDeal, placingEvent, type BidEventKind } from '../../../domain/bid/bid-machine';
import type { BidDraft, BidEvent, Bids, MovedBid } from '../../../ports/bids';
import { noNotice, type NoticeOf } from '../../../ports/message-store';
import { noticeOfRight, type NotifyingDatabase, type Report } from '../notifying-database';
import type { Orm } from '../orm';
import { account } from '../schema/account';
import { bid, bidderDeal, bidStep } from '../schema/bid';
import { sale } from '../kinds/sale/table';
import { accountLocked } from './account-lock';
import { bidById, isStanding, withSteps } from './bid-row';
import { keyNoted } from './key-note';
import { isListedSale } from './listed-lock';

const dealColumns = {
  id: sale.id,
  sourceType: sale.sourceType,
  title: sale.title,
  hidden: sale.hidden,
  ownerId: sale.ownerId,
  state: sale.state,
  least: sale.leastBid,
};

const receivedColumns = {
  ...getTableColumns(bid),
  bidderName: account.name,
  bidderCompany: account.company,
};

const owner = alias(account, 'owner');

const newestBid = alias(bid, 'newest_bid');

const waitsForOwner = sql`(${bid.state} <> 'open')`;

const dealBy = async (orm: Orm, saleId: string): Promise<BidDeal | null> => {
  const [row] = await orm.select(dealColumns).from(sale).where(eq(sale.id, saleId));
  return row ?? null;
};

/** What a bid carries after an event. */
const changed = (event: BidEvent): Partial<BidDraft & { readonly answer: string }> => {
  if ('draft' in event) {
    const { kind, amount, note } = event.draft;
    return { kind, amount, note };
  }
  return event.kind === 'withdrawn' ? {} : { answer: event.words };
};

const kindOf = (event: BidEvent, standing: BidKind): BidEventKind => {
  if ('draft' in event) return placingEvent(standing, event.draft.kind);
  return event.kind;
};

const noticeOfAdded =
  (noticeOf: NoticeOf<Bid>) =>
  (added: Bid | string): Report =>
    typeof added === 'string' ? {} : { notices: [noticeOf(added)] };

const noticeOfMoved = (noticeOf: NoticeOf<Bid>) =>
  noticeOfRight<MovedBid>(({ bid: moved, changed: isNew }) => (isNew ? noticeOf(moved) : null));

export const bidStore = ({ orm, notifying }: NotifyingDatabase): Bids => ({
  deal: (saleId) => dealBy(orm, saleId),
  one: (id) => bidById(orm, id),
  newest: async (accountId, saleId) => {
    const [row] = await orm
      .select()
      .from(bid)
      .where(and(eq(bid.accountId, accountId), eq(bid.saleId, saleId)))
      .orderBy(desc(bid.id))
      .limit(1);
    return row === undefined ? null : withSteps(orm, row);
  },
  received: async (saleId, most) => {
    const rows = await orm
      .select({ received: receivedColumns, nda: bidderDeal.ndaState, newest: newestBid.state })
      .from(bid)
      .innerJoin(account, eq(account.id, bid.accountId))
      .leftJoin(bidderDeal, and(eq(bidderDeal.accountId, bid.accountId), eq(bidderDeal.saleId, bid.saleId)))
      .leftJoin(newestBid, eq(newestBid.id, bidderDeal.bidId))
      .where(eq(bid.saleId, saleId))
      .orderBy(waitsForOwner, desc(bid.id))
      .limit(most);
    return {
      list: await Promise.all(
        rows.map(async ({ received, nda, newest }) => ({
          ...(await withSteps(orm, received)),
          isApproved: isBidderApproved(nda ?? 'unsigned', newest),
        })),
      ),
      total: await orm.$count(bid, eq(bid.saleId, saleId)),
    };
  },
  waiting: async (most) => {
    const rows = await orm
      .select({ received: receivedColumns, deal: { ...dealColumns, ownerName: owner.name } })
      .from(bid)
      .innerJoin(account, eq(account.id, bid.accountId))
      .innerJoin(sale, eq(sale.id, bid.saleId))
      .leftJoin(owner, eq(owner.id, sale.ownerId))
      .where(eq(bid.state, 'open'))
      .orderBy(asc(bid.id))
      .limit(most);
    return rows.map(({ received, deal }) => ({ ...received, steps: [], deal }));
  },
  add: (draft, most, at, noticeOf = noNotice) =>
    notifying(async (within) => {
      // Two at once of one account are counted one after the other.
      await accountLocked(within, draft.accountId);
      if (!(await isListedSale(within, draft.saleId))) return 'dealOver';
      const [held] = await within
        .select({ amount: count().mapWith(Number) })
        .from(bid)
        .where(and(eq(bid.accountId, draft.accountId), isStanding));
      if ((held?.amount ?? 0) >= most) return 'tooMany';
      const [row] = await within
        .insert(bid)
        .values({ ...draft, state: 'open', changedAt: at })
        .onConflictDoNothing()
        .returning();
      if (row === undefined) return 'alreadyOpen';
      await within
        .insert(bidStep)
        .values({ bidId: row.id, kind: 'placed', at, amount: draft.amount, words: draft.note });
      await keyNoted(within);
      return withSteps(within, row);
    }, noticeOfAdded(noticeOf)),
  move: (id, event, at, noticeOf = noNotice) =>
    notifying(async (within): Promise<Either<Refusal, MovedBid> | null> => {
      if ('draft' in event) await accountLocked(within, event.draft.accountId);
      const [row] = await within.select().from(bid).where(eq(bid.id, id)).for('update');
      if (row === undefined) return null;
      // Of several at once each is held against what the one before left.
      const kind = kindOf(event, row.kind);
      const change = bidChange(row.state, kind);
      if (change._tag === 'Left') return left(change.left);
      if (change.right.kind !== 'moved') return right({ bid: await withSteps(within, row), changed: false });
      if (needsListedDeal(kind) && !(await isListedSale(within, row.saleId)))
        return left(refusals.dealNotListed);
      const { to, step } = change.right;
      const set = changed(event);
      const [moved] = await within
        .update(bid)
        .set({ ...set, state: to, changedAt: at })
        .where(eq(bid.id, id))
        .returning();
      if (moved === undefined) return null;
      const words = 'draft' in event ? event.draft.note : event.words;
      await within.insert(bidStep).values({ bidId: id, kind: step, at, amount: moved.amount, words });
      await keyNoted(within);
      return right({ bid: await withSteps(within, moved), changed: true });
    }, noticeOfMoved(noticeOf)),
});
