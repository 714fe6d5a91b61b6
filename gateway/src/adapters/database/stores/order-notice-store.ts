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
      .where(isNull(orderNotice.notifiedAt))
      .orderBy(asc(orderNotice.id))
      .limit(mostAtOnce);
    const notices: PendingOrderNotice[] = [];
    for (const { id, orderNo, kind, detail } of rows) {
      const order = await orderHead(orm, orderNo);
      if (order !== null) notices.push({ id, order, notice: { kind, detail } });
    }
    return notices;
  },
  notify: (id, notice) =>
    transaction(async (within) => {
      const updated = await within
        .update(orderNotice)
        .set({ notifiedAt: notice.sentAt })
        .where(and(eq(orderNotice.id, id), isNull(orderNotice.notifiedAt)))
        .returning({ id: orderNotice.id });
      return updated.length === 0 ? null : noticeAdded(within, notice);
    }),
});
