import type { homeCalls } from '../../contract/home/calls';
import type { Sale } from '../domain/sale/sale';
import type { Asked } from './asked';

export interface HomeForms {
  readonly banners: object;
  readonly deals: { readonly answer: readonly Sale[] };
  readonly hotWords: object;
}

/** What the home page reads; all three are public and safe to repeat. Pictures and words come sorted (SCR-01). */
export type HomeGateway = Asked<typeof homeCalls, HomeForms>;
