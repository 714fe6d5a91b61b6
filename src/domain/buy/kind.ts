import { kinds } from '../../../contract/kind/kinds';
import { industryChoices, regionChoices } from '../deal-filter/choice';
import type { Kind } from '../kind/kind';
import { Buy, BuyDetail } from './buy';
import { buyerTypeName, namesIn, shortened } from './buy-words';

type Shared = Pick<BuyDetail, 'buyerType' | 'industries' | 'regions'>;

/** Demands of buyers. */
export const buyKind = {
  ...kinds.buy,
  name: 'buy',
  item: Buy,
  page: BuyDetail,
  share: {
    /** The type of the buyer is the only fact about the buyer. */
    factsOf: ({ buyerType, industries, regions }: Shared) => ({
      facts: [
        buyerTypeName(buyerType),
        shortened(namesIn(industryChoices, industries), 2),
        shortened(namesIn(regionChoices, regions), 2),
      ],
      about: '',
    }),
    refused: '该需求已下架或过期，不能分享。',
  },
} as const satisfies Kind<'buy', Buy, BuyDetail>;
