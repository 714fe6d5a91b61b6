import type { BrowserContext, Page } from '@playwright/test';
import { callGateway } from '../../support/gateway/call';
import type { Account } from '../support/accounts';
import type { BrowserGateway } from '../support/gateway';
import { signIn } from '../support/log-in';

/** The call that records a consent. */
export const agree = '/webapp/privacy!agree.action';

export const question = (page: Page) => page.getByRole('heading', { level: 1, name: '请重新确认您的同意' });
export const agreeButton = (page: Page) => page.getByRole('button', { name: '同意并继续' });

/** Logs a member in in this browser who has consented to a version of the policy; answers the token. */
export const cameBack = async (
  context: BrowserContext,
  gateway: BrowserGateway,
  account: Account,
  version: string,
): Promise<string> => {
  const token = await signIn(context, gateway, account);
  const parameters = { version, agreement: '1.0', at: '1790000000000', environment: 'browser' };
  await callGateway(gateway.url, agree, { method: 'POST', token, parameters });
  return token;
};

/** The member’s consents as the gateway keeps them. */
export const recordOf = async (gateway: BrowserGateway, token: string): Promise<unknown> =>
  (await callGateway(gateway.url, '/webapp/privacy!consents.action', { token })).data;
