import type { BrowserContext, Page } from '@playwright/test';
import { memberBy, type Member } from '../../support/gateway/orders';
import type { BrowserGateway } from '../support/gateway';

/** What a person does on a cashier of WeChat's own. */
export type Outcome = 'pay' | 'cancel' | 'fail';

/** What the double of the payment service answers. */
interface Told {
  readonly result: 'ok' | 'cancel' | 'fail';
}

/** Lets doubles of cashiers within a page reach the double of the payment service, which is not theirs to ask. */
export const exposeVendor = (page: Page, { secondUrl }: BrowserGateway): Promise<unknown> =>
  page.exposeFunction('payAtVendor', async (prepayId: string, outcome: string): Promise<Told> => {
    const body = new URLSearchParams({ prepayId, outcome });
    const response = await fetch(`${secondUrl}/double/pay`, { method: 'POST', body });
    return (await response.json()) as Told;
  });

/** Every page opened from now on has WeChat's bridge, on whose cashier the person does this. */
export const putInWechat = (page: Page, outcome: Outcome): Promise<unknown> =>
  page.addInitScript((does) => {
    type Prepay = Readonly<Record<string, string>>;
    const world = globalThis as unknown as {
      payAtVendor: (prepayId: string, outcome: string) => Promise<Told>;
    };
    const WeixinJSBridge = {
      invoke: (_: string, prepay: Prepay, told: (answer: { err_msg: string }) => void) =>
        void world
          .payAtVendor((prepay['package'] ?? '').replace('prepay_id=', ''), does)
          .then(({ result }) => told({ err_msg: `get_brand_wcpay_request:${result}` })),
    };
    Object.assign(globalThis, { WeixinJSBridge });
  }, outcome);

/** The member who is logged in in this browser, at the gateway's calls. */
export const memberIn = async (context: BrowserContext, gateway: BrowserGateway): Promise<Member> => {
  const token = (await context.cookies()).find(({ name }) => name === 'Admin-Token')?.value ?? '';
  return memberBy(gateway, token);
};
