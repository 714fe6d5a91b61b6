import { and, eq, inArray, sql } from 'drizzle-orm';
import { isRight } from 'fp-ts/Either';
import { addressOf } from '../../../../../contract/kind/address';
import type { Message } from '../../../domain/message/message';
import type { Orm } from '../orm';
import { bid, bidStep } from '../schema/bid';
import { buy } from '../kinds/buy/table';
import { nda } from '../schema/nda';
import { publication } from '../schema/publication';
import { sale } from '../kinds/sale/table';
import { isStanding } from './bid-row';
import { endEnrolmentsOf } from './end-enrolments';
import { noticesAdded } from './message-store';
import { moveNdaWithin } from './nda-move';

const reason = '委托方已注销账号';

/** Unlists the deals and demands of an account that is removed, withdraws those in review, and removes their contacts. */
const takeOff = async (within: Orm, accountId: string): Promise<void> => {
  const listed = { state: 'withdrawn' } as const;
  await within
    .update(sale)
    .set(listed)
    .where(and(eq(sale.ownerId, accountId), eq(sale.state, 'listed')));
  await within
    .update(buy)
    .set(listed)
    .where(and(eq(buy.ownerId, accountId), eq(buy.state, 'listed')));
  await within.update(buy).set({ contact: '' }).where(eq(buy.ownerId, accountId));
  const own = eq(publication.ownerId, accountId);
  await within
    .update(publication)
    .set({
      fields: sql`${publication.fields} - 'contact'`,
      published: sql`${publication.published} - 'contact'`,
    })
    .where(own);
  await within
    .update(publication)
    .set({ listing: 'withdrawn' })
    .where(and(own, eq(publication.listing, 'listed')));
  await within
    .update(publication)
    .set({ review: 'draft' })
    .where(and(own, eq(publication.review, 'pending')));
};

const endNdas = async (within: Orm, saleIds: readonly string[], at: number): Promise<readonly Message[]> => {
  const waiting = await within
    .select({ accountId: nda.accountId, saleId: nda.saleId })
    .from(nda)
    .where(and(inArray(nda.saleId, [...saleIds]), eq(nda.state, 'pending')));
  const notices: Message[] = [];
  for (const which of waiting) {
    const moved = await moveNdaWithin(
      within,
      which,
      { kind: 'rejected', by: { kind: 'operator' }, reason },
      at,
    );
    if (isRight(moved)) notices.push(...moved.right.notices);
  }
  return notices;
};

interface GivenUpSale {
  readonly id: string;
  readonly title: string;
  readonly sourceType: string;
}

const endBids = async (
  within: Orm,
  sales: readonly GivenUpSale[],
  at: number,
): Promise<readonly Message[]> => {
  const notices: Message[] = [];
  for (const { id: saleId, title, sourceType } of sales) {
    const ended = await within
      .update(bid)
      .set({ state: 'declined', answer: reason, changedAt: at })
      .where(and(eq(bid.saleId, saleId), isStanding))
      .returning({ id: bid.id, accountId: bid.accountId, kind: bid.kind, amount: bid.amount });
    for (const { id, accountId, kind, amount } of ended) {
      await within.insert(bidStep).values({ bidId: id, kind: 'declined', at, amount, words: reason });
      const what = kind === 'bid' ? '报价' : '意向';
      const content = `“${title}”的${reason}，项目已下架，您的${what}随之结束。`;
      const link = addressOf('sale', { sourceType, id: saleId });
      const notice = {
        to: accountId,
        kind: 'deal',
        title: `${what}已结束`,
        content,
        link,
        sentAt: at,
      } as const;
      notices.push(...(await noticesAdded(within, [notice])));
    }
  }
  return notices;
};

/** Ends all offers of an account, within the caller's transaction; returns what the other sides are notified of. */
export const giveUpDealsOf = async (
  within: Orm,
  accountId: string,
  at: number,
): Promise<readonly Message[]> => {
  await takeOff(within, accountId);
  await endEnrolmentsOf(within, accountId, at);
  const sales = await within
    .select({ id: sale.id, title: sale.title, sourceType: sale.sourceType })
    .from(sale)
    .where(eq(sale.ownerId, accountId));
  if (sales.length === 0) return [];
  const ndas = await endNdas(
    within,
    sales.map(({ id }) => id),
    at,
  );
  return [...ndas, ...(await endBids(within, sales, at))];
};
