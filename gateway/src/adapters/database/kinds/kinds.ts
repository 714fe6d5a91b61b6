import { buyKind } from './buy/kind';
import { investorKind } from './investor/kind';
import { newsKind } from './news/kind';
import { saleKind } from './sale/kind';
import { transferKind } from './transfer/kind';

/** Every kind of thing that is stored: the only list of them. The features that work across kinds read it and name none. */
export const storedKinds = {
  sale: saleKind,
  buy: buyKind,
  transfer: transferKind,
  investor: investorKind,
  news: newsKind,
} as const;
