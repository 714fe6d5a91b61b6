import type { DealKind } from '../../../../contract/deal/deal-kind';

/** An order that a question asks for by name, and that lists have. */
export interface AskedOrder {
  readonly sort: 'revenueDown' | 'amountDown' | 'amountUp';
  /** How an answer says that its listings come in it. */
  readonly told: string;
  /** The list in which it is looked for: of several, each would have an order of its own. */
  readonly kind: DealKind;
}

interface Order extends Omit<AskedOrder, 'kind'> {
  readonly asked: RegExp;
  readonly kinds: readonly DealKind[];
}

const amount = '(?:(?:交易|转让|收购|投资)?金额|转让价|要价|报价|价格|预算)';
const orders: readonly Order[] = [
  {
    sort: 'revenueDown',
    told: '按营收从高到低',
    asked: /(?:营业收入|营业额|营收|收入)\s{0,3}最\s{0,3}(?:高|大|多)/gu,
    kinds: ['sale'],
  },
  {
    sort: 'amountDown',
    told: '按金额从高到低',
    asked: new RegExp(`${amount}\\s{0,3}最\\s{0,3}(?:高|大|多)|最\\s{0,3}贵`, 'gu'),
    kinds: ['sale', 'buy', 'transfer'],
  },
  {
    sort: 'amountUp',
    told: '按金额从低到高',
    asked: new RegExp(`${amount}\\s{0,3}最\\s{0,3}(?:低|小|少)|最\\s{0,3}便宜`, 'gu'),
    kinds: ['sale', 'buy', 'transfer'],
  },
];

const orderIn = (question: string): Order | undefined =>
  orders.find(({ asked }) => question.search(asked) >= 0);

/** The order that is asked for of the kinds that are meant, none standing for deals for sale; null where no list has it. */
export const askedOrder = (question: string, kinds: readonly DealKind[]): AskedOrder | null => {
  const [kind = 'sale', ...others] = kinds.includes('sale') ? (['sale'] as const) : kinds;
  const order = orderIn(question);
  if (order === undefined || others.length > 0 || !order.kinds.includes(kind)) return null;
  return { sort: order.sort, told: order.told, kind };
};

/** Without the words by which it asks for that order. */
export const withoutOrder = (question: string): string =>
  question.replace(orderIn(question)?.asked ?? /$^/u, ' ');
