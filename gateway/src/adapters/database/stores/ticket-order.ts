import { eq } from 'drizzle-orm';
import { ticketGoods } from '../../../../../contract/order/goods';
import type { StoredTicketType } from '../../../domain/conference-ticket/conference-ticket';
import type { Orm } from '../orm';
import { heldPlaces, ticketRegistration } from '../schema/conference-ticket';
import { orderAdded } from './order-added';

/** Stores an order for the tickets of a registration, and the hold of their places until it can be paid no more. */
export const orderPlaced = async (
  orm: Orm,
  order: {
    readonly orderNo: string;
    readonly accountId: string;
    readonly key: string;
    readonly registrationId: string;
    readonly goodsName: string;
    readonly typeId: string;
    readonly price: number;
    readonly places: number;
    readonly createdAt: number;
    readonly payBy: number;
  },
): Promise<void> => {
  const { orderNo, accountId, goodsName, createdAt, payBy, places, typeId } = order;
  const amount = order.price * places;
  const added = await orderAdded(orm, {
    orderNo,
    accountId,
    goodsName,
    amount,
    createdAt,
    payBy,
    idempotencyKey: order.key,
    goodsId: ticketGoods(order.registrationId),
    data: '{}',
    months: 0,
  });
  if (!added) throw new Error(`The order ${orderNo} is there already.`);
  await orm.insert(heldPlaces).values({ orderNo, typeId, places, until: payBy });
  await orm
    .update(ticketRegistration)
    .set({ orderNo })
    .where(eq(ticketRegistration.id, order.registrationId));
};

const longestTitle = 40;

/** The name of the goods of an order: conference, type and number of tickets. */
export const goodsNameOf = (title: string, type: Pick<StoredTicketType, 'name'>, places: number): string => {
  const letters = Array.from(title);
  const short = letters.length > longestTitle ? `${letters.slice(0, longestTitle).join('')}…` : title;
  return `${short} ${type.name} × ${places}`;
};
