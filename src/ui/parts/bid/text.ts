import type { BidKind, BidState } from '../../../../contract/bid/bid';

const states: Readonly<Record<BidKind, Readonly<Record<BidState, string>>>> = {
  interest: {
    open: '待答复',
    asked: '待补充',
    accepted: '已同意',
    declined: '未同意',
    withdrawn: '已撤回',
  },
  bid: {
    open: '待答复',
    asked: '待补充',
    accepted: '已接受',
    declined: '未接受',
    withdrawn: '已撤回',
  },
};

/** What is said of interests and bids wherever they stand. */
export const bidText = {
  kinds: { interest: '意向', bid: '报价' } satisfies Readonly<Record<BidKind, string>>,
  states,
} as const;
