import type { OrderTalk } from '../ports/order-talk';

/** What flows of one page tell of their order, for the other flows of that page. */
export const orderTalk = (): OrderTalk & {
  readonly of: (orderNo: string) => (hear: () => void) => () => void;
} => {
  const heard = new Set<(orderNo: string) => void>();
  return {
    answered: (orderNo) => heard.forEach((tell) => tell(orderNo)),
    of: (orderNo) => (hear) => {
      const tell = (told: string): void => {
        if (told === orderNo) hear();
      };
      heard.add(tell);
      return () => heard.delete(tell);
    },
  };
};
