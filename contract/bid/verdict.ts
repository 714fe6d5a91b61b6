import * as t from 'io-ts';

/** How an owner answers: on to the next step, no, or a question first. */
export const BidVerdict = t.keyof({ accepted: null, declined: null, moreAsked: null }, 'BidVerdict');
export type BidVerdict = t.TypeOf<typeof BidVerdict>;
