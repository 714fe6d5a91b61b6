import * as t from 'io-ts';

/** How far an order is: the gateway alone moves it. */
export const OrderState = t.keyof(
  {
    created: null,
    paying: null,
    paid: null,
    cancelled: null,
    expired: null,
    refunding: null,
    refunded: null,
  },
  'OrderState',
);
export type OrderState = t.TypeOf<typeof OrderState>;
