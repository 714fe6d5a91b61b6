import type { buyCalls } from '../../contract/buy/calls';
import type { Buy, BuyDetail } from '../domain/buy/buy';
import type { Page } from '../domain/page/page';
import type { Asked } from './asked';

export interface BuyForms {
  readonly list: { readonly answer: Page<Buy> };
  readonly detail: { readonly answer: BuyDetail };
}

/** Demands of the buy side, as whoever asks may see them. */
export type BuyGateway = Asked<typeof buyCalls, BuyForms>;
