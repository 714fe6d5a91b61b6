import { kinds } from '../../../contract/kind/kinds';
import type { Kind } from '../kind/kind';
import { Sale } from './sale';
import { SaleDetail } from './sale-detail';

type Shared = Pick<SaleDetail, 'industry' | 'region' | 'stage' | 'teaser'>;

/** Deals of the sell side. */
export const saleKind = {
  ...kinds.sale,
  name: 'sale',
  item: Sale,
  page: SaleDetail,
  share: {
    factsOf: ({ industry, region, stage, teaser }: Shared) => ({
      facts: [industry, region, stage],
      about: teaser,
    }),
    refused: '该项目已下架，不能分享。',
  },
} as const satisfies Kind<'sale', Sale, SaleDetail>;
