import type { OrderTalk } from '../../ports/order-talk';
import { hearers } from './hearers';

/** Passes news of an order from one flow of a page to the others. */
export const orderTalk = (): OrderTalk & {
  readonly of: (orderNo: string) => (hear: () => void) => () => void;
} => {
  const { notify, listen } = hearers<[string]>();
  return {
    answered: notify,
    of: (orderNo) => (hear) =>
      listen((received) => {
        if (received === orderNo) hear();
      }),
  };
};
