import { and, asc, eq, getTableColumns, isNull } from 'drizzle-orm';
import type { Enquiries } from '../../../ports/enquiries';
import type { Database } from '../orm';
import { enquiry } from '../schema/enquiry';
import { accountLocked } from './account-lock';
import { keyNoted } from './key-note';

const isOpen = isNull(enquiry.closedAt);
const { closedAt: _closedAt, ...columns } = getTableColumns(enquiry);

/** Enquiries of members in the database. */
export const enquiryStore = ({ orm, transaction }: Database): Enquiries => ({
  add: (accountId, draft, sentAt) =>
    transaction(async (within) => {
      await accountLocked(within, accountId);
      await within.insert(enquiry).values({ ...draft, accountId, sentAt });
      await keyNoted(within);
    }),
  open: (most) => orm.select(columns).from(enquiry).where(isOpen).orderBy(asc(enquiry.number)).limit(most),
  close: async (number, closedAt) => {
    const closed = await orm
      .update(enquiry)
      .set({ closedAt })
      .where(and(eq(enquiry.number, number), isOpen))
      .returning({ number: enquiry.number });
    return closed.length > 0;
  },
});
