import type { OrderTalk } from '../../ports/order-talk';
import { hearers } from './hearers';

/** What flows of one page tell of their order, for the other flows of that page. */
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
