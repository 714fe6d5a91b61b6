import type { OrderTalk } from '../../ports/order-talk';
import { hearers } from './hearers';

/** What flows of one page tell of their order, for the other flows of that page. */
export const orderTalk = (): OrderTalk & {
  readonly of: (orderNo: string) => (hear: () => void) => () => void;
} => {
  const { tell, listen } = hearers<[string]>();
  return {
    answered: tell,
    of: (orderNo) => (hear) =>
      listen((told) => {
        if (told === orderNo) hear();
      }),
  };
};
