import type { BuyListAt } from './buy-list-at';
import { buyerTypeName } from './buy-words';

/** The own title of a list of demands, for the server and the browser alike: of one kind of the programme's buyers; null where it has its route's (ENV-07). */
export const buyListTitle = ({
  hundred,
  buyerType,
}: Pick<BuyListAt, 'hundred' | 'buyerType'>): string | null =>
  hundred && buyerType !== null ? `百家买方：${buyerTypeName(buyerType)}` : null;
