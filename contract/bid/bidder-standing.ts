import * as t from 'io-ts';
import { NdaState } from '../sale/nda-state';

/** The state of the NDA on a bidder's deal; `notNeeded` where none was signed and the deal hides nothing (SCR-07). */
export const BidderStanding = t.keyof({ ...NdaState.keys, notNeeded: null }, 'BidderStanding');
export type BidderStanding = t.TypeOf<typeof BidderStanding>;
