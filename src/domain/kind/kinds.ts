import type { KindName } from '../../../contract/kind/kinds';
import { buyKind } from '../buy/kind';
import { investorKind } from '../investor/kind';
import { newsKind } from '../news/kind';
import { saleKind } from '../sale/kind';
import { transferKind } from '../transfer/kind';

/** The kinds with all that is known of them; a page takes its own kind alone, so that no other's codecs are fetched. */
export const wholeKinds = {
  sale: saleKind,
  transfer: transferKind,
  buy: buyKind,
  investor: investorKind,
  news: newsKind,
} as const satisfies Readonly<Record<KindName, unknown>>;
