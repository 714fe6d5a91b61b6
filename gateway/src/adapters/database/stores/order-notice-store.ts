import { and, asc, eq, isNull } from 'drizzle-orm';
import type { PendingOrderNotice, OrderNotices } from '../../../ports/order-notices';
import type { Database } from '../orm';
import { orderNotice } from '../schema/order';
import { noticeAdded } from './message-store';
import { orderHead } from './order-row';

const mostAtOnce = 200;

/** Pending notices about orders, in the database that holds them. */
export const orderNoticeStore = ({ orm, transaction }: Database): OrderNotices => ({
  open: async () => {
    const rows = await orm
      .select()
      .from(orderNotice)
      .where(isNull(orderNotice.toldAt))
      .orderBy(asc(orderNotice.id))
      .limit(mostAtOnce);
    const tellings: PendingOrderNotice[] = [];
    for (const { id, orderNo, kind, detail } of rows) {
      const order = await orderHead(orm, orderNo);
      if (order !== null) tellings.push({ id, order, telling: { kind, detail } });
    }
    return tellings;
  },
  tell: (id, notice) =>
    transaction(async (within) => {
      const told = await within
        .update(orderNotice)
        .set({ toldAt: notice.sentAt })
        .where(and(eq(orderNotice.id, id), isNull(orderNotice.toldAt)))
        .returning({ id: orderNotice.id });
      return told.length === 0 ? null : noticeAdded(within, notice);
    }),
});
