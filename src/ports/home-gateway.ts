import type { homeCalls } from '../../contract/home/calls';
import type { HomeDeals } from '../domain/home/home-deals';
import type { Asked } from './asked';

export interface HomeForms {
  readonly banners: object;
  readonly deals: { readonly answer: HomeDeals };
  readonly hotWords: object;
}

/** What the home page reads; all three are public and safe to repeat. Pictures and words come sorted (SCR-01). */
export type HomeGateway = Asked<typeof homeCalls, HomeForms>;
