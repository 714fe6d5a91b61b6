const prefix = 'tickets-';

/** The goods of an order that pays for the tickets of a registration. */
export const ticketGoods = (registrationId: string): string => `${prefix}${registrationId}`;

/** The registration whose tickets an order pays for; null where the order is for a membership. */
export const registrationOf = ({ goodsId }: { readonly goodsId: string }): string | null =>
  goodsId.startsWith(prefix) ? goodsId.slice(prefix.length) : null;
