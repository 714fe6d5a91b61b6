import type { SaleDetail } from '../domain/sale/sale-detail';
import type { SaleOverview } from '../domain/sale/sale-overview';
import type { Call, CallOptions } from './call';

export interface SaleAddress {
  readonly sourceType: string;
  readonly id: string;
}

export interface SaleGateway {
  readonly detail: (address: SaleAddress, options?: CallOptions) => Call<SaleDetail>;
  /** What a visitor may know of the sell side: counts by industry and samples without hidden values. */
  readonly overview: (options?: CallOptions) => Call<SaleOverview>;
}
