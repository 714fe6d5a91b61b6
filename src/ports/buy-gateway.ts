import type { buyCalls } from '../../contract/buy/calls';
import type { Buy, BuyDetail } from '../domain/buy/buy';
import type { Page } from '../domain/page/page';
import type { Asked } from './asked';

export interface BuyAddress {
  readonly id: string;
}

/** Of which demands an overview is: of all, or of those of the programme's buyers. */
export interface BuyOverviewOf {
  readonly hundred: boolean;
}

export interface BuyForms {
  readonly list: { readonly answer: Page<Buy> };
  readonly detail: { readonly answer: BuyDetail };
  readonly card: { readonly answer: Buy };
}

/** Demands of the buy side, as whoever asks may see them. */
export type BuyGateway = Asked<typeof buyCalls, BuyForms>;
