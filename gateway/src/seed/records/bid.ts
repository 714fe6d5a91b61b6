import * as t from 'io-ts';
import { BidKind, BidStepKind } from '../../../../contract/bid/bid';
import { WireId } from '../../../../contract/codec/id';
import { SeedDecimal, SeedText } from './leaf';
import { seedRecord } from './seed-record';

const SeedBidStep = seedRecord(
  { kind: BidStepKind, daysAgo: t.number, words: SeedText },
  {
    /** 万元. */
    amount: SeedDecimal,
  },
);

/** An interest or a bid with all its steps, the oldest first; the last step gives its state. */
export const SeedBid = seedRecord(
  { accountId: WireId, saleId: WireId, kind: BidKind, note: SeedText, steps: t.readonlyArray(SeedBidStep) },
  {},
);
export type SeedBid = t.TypeOf<typeof SeedBid>;

/** By the id of a deal the lowest bid that its owner takes, 万元. */
export const SeedLeastBids = t.readonly(t.record(t.string, SeedDecimal));

/** An NDA in its present state, which it has had for so many days. */
export const SeedNda = seedRecord(
  {
    accountId: WireId,
    saleId: WireId,
    state: t.keyof({ pending: null, signed: null, rejected: null, expired: null }, 'state'),
    daysAgo: t.number,
  },
  {},
);
export type SeedNda = t.TypeOf<typeof SeedNda>;
