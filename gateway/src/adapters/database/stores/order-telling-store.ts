import { and, asc, eq, isNull } from 'drizzle-orm';
import type { OpenTelling, OrderTellings } from '../../../ports/order-tellings';
import type { Database } from '../orm';
import { orderTelling } from '../schema/order';
import { noticeAdded } from './message-store';
import { orderHead } from './order-row';

const mostAtOnce = 200;

/** Pending notices about orders, in the database that holds them. */
export const orderTellingStore = ({ orm, transaction }: Database): OrderTellings => ({
  open: async () => {
    const rows = await orm
      .select()
      .from(orderTelling)
      .where(isNull(orderTelling.toldAt))
      .orderBy(asc(orderTelling.id))
      .limit(mostAtOnce);
    const tellings: OpenTelling[] = [];
    for (const { id, orderNo, kind, detail } of rows) {
      const order = await orderHead(orm, orderNo);
      if (order !== null) tellings.push({ id, order, telling: { kind, detail } });
    }
    return tellings;
  },
  tell: (id, notice) =>
    transaction(async (within) => {
      const told = await within
        .update(orderTelling)
        .set({ toldAt: notice.sentAt })
        .where(and(eq(orderTelling.id, id), isNull(orderTelling.toldAt)))
        .returning({ id: orderTelling.id });
      return told.length === 0 ? null : noticeAdded(within, notice);
    }),
});
