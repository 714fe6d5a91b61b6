import { and, asc, desc, eq, isNull, or, sql } from 'drizzle-orm';
import { addressOf } from '../../../../../contract/kind/address';
import { textIn } from '../../../../../contract/publication/form-texts';
import type { Submissions } from '../../../ports/submissions';
import { investor } from '../kinds/investor/table';
import { noticeOfDone, type NotifyingDatabase } from '../notifying-database';
import { publication } from '../schema/publication';
import { submission } from '../schema/submission';

const isListedSale = and(eq(publication.kind, 'sale'), eq(publication.listing, 'listed'));
const isOpen = eq(submission.state, 'sent');

const sentDeal = {
  number: submission.number,
  accountId: submission.accountId,
  investorId: submission.investorId,
  investorName: investor.name,
  title: submission.title,
  dealPath: submission.dealPath,
  sentAt: submission.sentAt,
};

/** Deals that members send to investors, in the database. */
export const submissionStore = ({ orm, transaction, notifying }: NotifyingDatabase): Submissions => ({
  own: (accountId, investorId) =>
    orm
      .select({
        publicationId: publication.id,
        title: sql<string>`coalesce(${submission.title}, ${publication.published} ->> 'title')`,
        state: submission.state,
        sentAt: submission.sentAt,
        answer: sql<string>`coalesce(${submission.answer}, '')`,
      })
      .from(publication)
      .leftJoin(
        submission,
        and(eq(submission.publicationId, publication.id), eq(submission.investorId, investorId)),
      )
      .where(and(eq(publication.ownerId, accountId), or(isListedSale, sql`${submission.number} is not null`)))
      .orderBy(desc(publication.number)),
  send: (accountId, { investorId, publicationId }, at) =>
    transaction(async (within) => {
      const shown = and(eq(investor.id, investorId), isNull(investor.withdrawnAt));
      if ((await within.$count(investor, shown)) === 0) return 'investorUnknown';
      // Locked, so that it is not taken off the lists meanwhile.
      const [found] = await within
        .select({ published: publication.published, dealId: publication.dealId })
        .from(publication)
        .where(and(eq(publication.id, publicationId), eq(publication.ownerId, accountId), isListedSale))
        .for('update');
      if (found === undefined || found.published === null || found.dealId === null) return 'notListed';
      const { published, dealId } = found;
      await within
        .insert(submission)
        .values({
          accountId,
          investorId,
          publicationId,
          title: textIn(published, 'title'),
          dealPath: addressOf('sale', { sourceType: textIn(published, 'sourceType'), id: dealId }),
          state: 'sent',
          sentAt: at,
        })
        .onConflictDoNothing();
      return 'sent';
    }),
  open: (most) =>
    orm
      .select(sentDeal)
      .from(submission)
      .innerJoin(investor, eq(investor.id, submission.investorId))
      .where(isOpen)
      .orderBy(asc(submission.number))
      .limit(most),
  answer: (number, said, answeredAt, noticeOf) =>
    notifying(async (within) => {
      const answered = await within
        .update(submission)
        .set({ ...said, answeredAt })
        .where(and(eq(submission.number, number), isOpen))
        .returning({ number: submission.number });
      if (answered.length === 0) return null;
      const [row] = await within
        .select(sentDeal)
        .from(submission)
        .innerJoin(investor, eq(investor.id, submission.investorId))
        .where(eq(submission.number, number));
      return row ?? null;
    }, noticeOfDone(noticeOf)),
});
