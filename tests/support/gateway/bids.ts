import type { SeedContent } from '../../../gateway/src/seed/seed-content';
import { callGateway, type Answered } from './call';
import { tokenOf } from './log-in';
import { sampleContent } from './sample-content';
import type { TestGateway } from './test-gateway';

const [first] = sampleContent.sales;
const over: Readonly<Record<string, 'withdrawn' | 'closed'>> = { b11: 'withdrawn', b12: 'closed' };
const openDeals = Array.from({ length: 12 }, (_, place) => `b${place + 1}`);

/** The sample with a bidder without an NDA, u6, and deals to bid on: those of 委托出售 are u2's, b1 to b12 hide nothing, of b1 least 1,200 万元 is taken, of s1, which hides some, least 1,000; b11 was withdrawn, b12 is closed. */
export const bidContent: SeedContent = {
  ...sampleContent,
  accounts: [
    ...sampleContent.accounts,
    ...sampleContent.accounts.slice(0, 1).map((same) => ({ ...same, id: 'u6', phone: '13800000006' })),
  ],
  saleOwners: { entrust: 'u2' },
  leastBids: { b1: '1200', s1: '1000' },
  sales: [
    ...sampleContent.sales,
    ...openDeals.flatMap((id) =>
      first === undefined
        ? []
        : [
            {
              ...first,
              id,
              code: `XM${id}`,
              title: `项目${id}`,
              hidden: [],
              recommended: null,
              state: over[id] ?? ('listed' as const),
            },
          ],
    ),
  ],
};

export const bidWorld = { name: 'bids', content: bidContent };

type Said = Readonly<Record<string, string>>;

/** A member at the calls about bids. */
export const bidderAt = async (gateway: TestGateway, accountId: string) => {
  const token = await tokenOf(gateway, accountId);
  const post = (call: string, parameters: Said, key?: string): Promise<Answered> =>
    callGateway(gateway.url, `/webapp/bid!${call}.action`, {
      method: 'POST',
      token,
      parameters,
      headers: key === undefined ? {} : { 'Idempotency-Key': key },
    });
  const get = (call: string, parameters: Said = {}): Promise<Answered> =>
    callGateway(gateway.url, `/webapp/bid!${call}.action`, { token, parameters });
  return {
    token,
    get,
    interest: (saleId: string, note = '') => post('save', { saleId, kind: 'interest', note }),
    bid: (saleId: string, amount: string, note = '', key?: string) =>
      post('save', { saleId, kind: 'bid', amount, note }, key),
    withdraw: (bidId: string, words = '') => post('withdraw', { bidId, words }),
    answer: (bidId: string, verdict: string, words = '', key?: string) =>
      post('answer', { bidId, verdict, words }, key),
    ofDeal: async (saleId: string) => (await get('ofDeal', { saleId })).data as WireDealBids,
    messages: async () =>
      (
        (await callGateway(gateway.url, '/webapp/message!list.action', { token })).data as {
          list: readonly {
            readonly title: string;
            readonly kind: string;
            readonly link: string;
            readonly content: string;
          }[];
        }
      ).list,
  };
};

interface WireBid {
  readonly id: string;
  readonly kind: string;
  readonly state: string;
  readonly amount: string | null;
  readonly answer: string;
  readonly steps: readonly {
    readonly kind: string;
    readonly amount: string | null;
    readonly words: string;
  }[];
}

/** How a member stands to the bidding on a deal, as far as tests look at it. */
export interface WireDealBids {
  readonly own: WireBid | null;
  readonly isOwner: boolean;
  readonly least: string | null;
  readonly received: readonly (WireBid & { readonly bidderName: string })[];
  readonly receivedTotal: number;
}
