import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { nextStepDays } from '../../../../../contract/rules/after-acceptance';
import { mostWaiting } from '../../../../../contract/waiting/waiting';
import { isBidderApproved } from '../../../domain/bid/bid';
import { stateAt } from '../../../domain/nda/nda';
import { freshnessDays } from '../../../domain/publication/freshness';
import type { BidCause, NdaCause } from '../../../domain/waiting/causes';
import type { WaitingCauses } from '../../../ports/waiting';
import type { Database } from '../orm';
import { account } from '../schema/account';
import { bid, bidderDeal } from '../schema/bid';
import { dealThread } from '../schema/chat';
import { nda } from '../schema/nda';
import { memberOrder } from '../schema/order';
import { publication } from '../schema/publication';
import { sale } from '../kinds/sale/table';
import { newestMessages } from './newest-messages';
import { newestVerification } from './verification-store';
import { dayMs } from '../../../../../contract/values/duration';

const deal = {
  id: sale.id,
  sourceType: sale.sourceType,
  title: sale.title,
  state: sale.state,
  sealed: sql<boolean>`jsonb_array_length(${sale.hidden}) > 0`,
  ownerId: sale.ownerId,
};

const ndaColumns = {
  id: nda.id,
  accountId: nda.accountId,
  state: nda.state,
  signedAt: nda.signedAt,
  changedAt: nda.changedAt,
  expiresAt: nda.expiresAt,
  signerName: nda.signerName,
  signerCompany: nda.signerCompany,
  name: account.name,
  company: account.company,
  agreedAt: bid.changedAt,
  deal,
};

const bidColumns = {
  id: bid.id,
  accountId: bid.accountId,
  kind: bid.kind,
  state: bid.state,
  amount: bid.amount,
  answer: bid.answer,
  changedAt: bid.changedAt,
  name: account.name,
  company: account.company,
  ndaState: bidderDeal.ndaState,
  ndaEndsAt: nda.expiresAt,
  thread: dealThread.id,
  deal,
};

/** The days after which an owner is reminded of a listing. */
const firstReminder = freshnessDays.reminders[0] * dayMs;

/** What of an account something can wait for, in the database (DSK-05). */
export const waitingStore = (database: Database): WaitingCauses => {
  const { orm } = database;
  const verificationOf = newestVerification(database);

  const ndasOf = async (accountId: string, now: number): Promise<readonly NdaCause[]> => {
    const rows = () =>
      orm
        .select(ndaColumns)
        .from(nda)
        .innerJoin(sale, eq(sale.id, nda.saleId))
        .innerJoin(account, eq(account.id, nda.accountId))
        .leftJoin(
          bid,
          and(
            eq(bid.accountId, nda.accountId),
            eq(bid.saleId, nda.saleId),
            eq(bid.kind, 'interest'),
            eq(bid.state, 'accepted'),
          ),
        )
        .$dynamic();
    const [received, own] = await Promise.all([
      rows()
        .where(and(eq(sale.ownerId, accountId), eq(sale.state, 'listed'), eq(nda.state, 'pending')))
        .orderBy(asc(nda.signedAt), asc(nda.id))
        .limit(mostWaiting),
      rows()
        .where(
          and(
            eq(nda.accountId, accountId),
            eq(sale.state, 'listed'),
            or(
              inArray(nda.state, ['expired', 'rejected']),
              and(eq(nda.state, 'signed'), lte(nda.expiresAt, now)),
            ),
          ),
        )
        .orderBy(asc(nda.expiresAt), asc(nda.id))
        .limit(mostWaiting),
    ]);
    return [...received, ...own].map(({ signerName, signerCompany, name, company, ...row }) => ({
      ...row,
      signer: { name: signerName ?? name, company: signerCompany ?? company },
    }));
  };

  const bidsOf = async (accountId: string, now: number): Promise<readonly BidCause[]> => {
    const rows = await orm
      .select(bidColumns)
      .from(bid)
      .innerJoin(sale, eq(sale.id, bid.saleId))
      .innerJoin(account, eq(account.id, bid.accountId))
      .leftJoin(bidderDeal, and(eq(bidderDeal.accountId, bid.accountId), eq(bidderDeal.saleId, bid.saleId)))
      .leftJoin(nda, and(eq(nda.accountId, bid.accountId), eq(nda.saleId, bid.saleId)))
      .leftJoin(
        dealThread,
        and(
          eq(dealThread.kind, 'sale'),
          eq(dealThread.target, bid.saleId),
          eq(dealThread.askerId, bid.accountId),
          eq(dealThread.ownerId, sale.ownerId),
        ),
      )
      .where(
        and(
          eq(sale.state, 'listed'),
          or(
            and(eq(sale.ownerId, accountId), eq(bid.state, 'open')),
            and(eq(bid.accountId, accountId), eq(bid.state, 'asked')),
            and(
              eq(bid.accountId, accountId),
              eq(bid.kind, 'interest'),
              or(
                eq(bid.state, 'accepted'),
                and(
                  eq(bid.state, 'open'),
                  or(isNull(bidderDeal.ndaState), eq(bidderDeal.ndaState, 'unsigned')),
                ),
              ),
            ),
            and(
              or(eq(sale.ownerId, accountId), eq(bid.accountId, accountId)),
              eq(bid.kind, 'bid'),
              eq(bid.state, 'accepted'),
              gt(bid.changedAt, now - nextStepDays * dayMs),
            ),
          ),
        ),
      )
      .orderBy(asc(bid.changedAt), asc(bid.id))
      .limit(mostWaiting);
    return rows.map(({ name, company, ndaState, ndaEndsAt, ...row }) => ({
      ...row,
      nda: stateAt({ state: ndaState ?? 'unsigned', expiresAt: ndaEndsAt }, now),
      bidder: { name, company, isApproved: isBidderApproved(ndaState ?? 'unsigned', row.state) },
    }));
  };

  const publicationsOf = (accountId: string, now: number) =>
    orm
      .select()
      .from(publication)
      .where(
        and(
          eq(publication.ownerId, accountId),
          ne(publication.listing, 'closed'),
          or(
            eq(publication.review, 'rejected'),
            isNotNull(publication.takenDown),
            and(eq(publication.listing, 'listed'), lte(publication.confirmedAt, now - firstReminder)),
          ),
        ),
      )
      .orderBy(asc(publication.savedAt))
      .limit(mostWaiting);

  const ordersOf = (accountId: string, now: number) =>
    orm
      .select()
      .from(memberOrder)
      .where(
        and(
          eq(memberOrder.accountId, accountId),
          inArray(memberOrder.state, ['created', 'paying']),
          gt(memberOrder.payBy, now),
        ),
      )
      .orderBy(asc(memberOrder.payBy))
      .limit(mostWaiting);

  return {
    of: async (accountId, now) => {
      const [own] = await orm
        .select({ prove: account.prove, registeredAt: account.registeredAt })
        .from(account)
        .where(eq(account.id, accountId));
      if (own === undefined) return null;
      const [verification, orders, ndas, bids, publications, newest] = await Promise.all([
        verificationOf(accountId),
        ordersOf(accountId, now),
        ndasOf(accountId, now),
        bidsOf(accountId, now),
        publicationsOf(accountId, now),
        newestMessages(orm, accountId),
      ]);
      return { ...own, accountId, verification, orders, ndas, bids, publications, newest };
    },
  };
};
