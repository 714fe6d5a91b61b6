import type { saleCalls } from '../../contract/sale/calls';
import type { Page } from '../domain/page/page';
import type { Sale } from '../domain/sale/sale';
import type { SaleDetail } from '../domain/sale/sale-detail';
import type { Asked } from './asked';

export interface SaleAddress {
  readonly sourceType: string;
  readonly id: string;
}

export interface SaleForms {
  readonly list: { readonly answer: Page<Sale> };
  readonly detail: { readonly answer: SaleDetail };
  readonly card: { readonly answer: Sale };
  readonly compare: { readonly answer: readonly SaleDetail[] };
}

/** Deals of the sell side, as whoever asks may see them. */
export type SaleGateway = Asked<typeof saleCalls, SaleForms>;
