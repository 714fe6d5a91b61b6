import { randomUUID } from 'node:crypto';
import { callGateway, type Answered } from './call';
import { tokenOf } from './log-in';
import type { TestGateway } from './test-gateway';

/** An order as the wire has it, as far as tests look at it. */
export interface WireOrder {
  readonly orderNo: string;
  readonly amount: string;
  readonly state: string;
  readonly payBy: number;
  readonly paidAt: number | null;
  readonly closedAt: number | null;
  readonly steps: readonly { readonly at: number; readonly kind: string; readonly note: string }[];
  readonly refund: {
    readonly reason: string;
    readonly note: string;
    readonly decidedAt: number | null;
  } | null;
  readonly invoice: {
    readonly state: string;
    readonly title: string;
    readonly closedAt: number | null;
  } | null;
  readonly membership: { readonly planId: string; readonly from: number; readonly until: number } | null;
}

type Addresses = Pick<TestGateway, 'url' | 'secondUrl'>;
type Parameters = Readonly<Record<string, string>>;

/** A member at the orders' calls. */
export const memberAt = async (gateway: TestGateway, accountId: string) =>
  memberBy(gateway, await tokenOf(gateway, accountId));

export const memberBy = (gateway: Addresses, token: string) => {
  const post = (call: string, parameters: Parameters, headers: Parameters = {}): Promise<Answered> =>
    callGateway(gateway.url, `/webapp/wxPay!${call}.action`, { method: 'POST', token, parameters, headers });
  const get = (path: string, parameters: Parameters = {}) =>
    callGateway(gateway.url, path, { token, parameters });
  const place = (goodsId = 'plan-buyer-year', key: string = randomUUID(), data = '{}') =>
    post('placeAnOrder', { goodsId, data }, { 'Idempotency-Key': key });
  const prepay = async (call: string, orderNo: string, more = '', headers: Parameters = {}) => {
    const response = await fetch(`${gateway.secondUrl}/pay/${call}?orderNo=${orderNo}${more}`, {
      headers: { Authorization: `Bearer ${token}`, ...headers },
    });
    return (await response.json()) as {
      readonly resultCode: number;
      readonly resultMsg?: string;
      readonly data?: Readonly<Record<string, string>>;
    };
  };
  return {
    token,
    post,
    get,
    place,
    prepay,
    /** Places an order that must be taken. */
    placed: async (goodsId?: string, key?: string): Promise<string> => {
      const { data, text } = await place(goodsId, key);
      if (typeof data !== 'object' || data === null) throw new Error(text);
      return (data as { orderNo: string }).orderNo;
    },
    check: async (orderNo: string) => (await post('check', { orderNo })).code,
    cancel: (orderNo: string) => post('cancelPay', { orderNo }),
    detail: async (orderNo: string) =>
      (await get('/webapp/wxPay!detail.action', { orderNo })).data as WireOrder,
    /** The address of the cashier of a new prepayment. */
    cashier: async (orderNo: string): Promise<string> =>
      (await prepay('orderWXOtherBower', orderNo)).data?.mweb_url ?? '',
    userInfo: async () =>
      (await get('/webapp/register!get.action')).data as {
        readonly permissions: readonly string[];
      },
    membership: async () =>
      (await get('/webapp/member!mine.action')).data as {
        readonly state: string;
        readonly planId: string | null;
        readonly until: number;
      },
    messages: async () =>
      (
        (await get('/webapp/message!list.action')).data as {
          list: readonly { readonly title: string; readonly kind: string; readonly link: string }[];
        }
      ).list,
  };
};

export type Member = ReturnType<typeof memberBy>;

/** Presses a button of a cashier's page. */
export const atCashier = (cashier: string, outcome: string, headers: Parameters = {}) =>
  fetch(cashier, {
    method: 'POST',
    redirect: 'manual',
    headers,
    body: new URLSearchParams({
      outcome,
      redirect_url: new URL(cashier).searchParams.get('redirect_url') ?? '',
    }),
  });

/** Pays by H5, whole. */
export const paid = async (member: Member, goodsId?: string): Promise<string> => {
  const orderNo = await member.placed(goodsId);
  await atCashier(await member.cashier(orderNo), 'pay');
  return orderNo;
};
