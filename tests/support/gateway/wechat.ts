import type { RunningGateway } from '../../../gateway/src/main/options';

export const wechatAppId = 'wx5e6f0d8a1b2c3d4e';

type Addresses = Pick<RunningGateway, 'url' | 'secondUrl'>;

/** What the application asks WeChat's page for. */
export const authorizeFields = (gateway: Addresses, changed: Readonly<Record<string, string>> = {}) =>
  new URLSearchParams({
    appid: wechatAppId,
    redirect_uri: `${gateway.url}/login`,
    response_type: 'code',
    scope: 'snsapi_userinfo',
    state: 'state1',
    ...changed,
  });

/** The double's page for a request. */
export const authorizePage = (gateway: Addresses, changed?: Readonly<Record<string, string>>) =>
  fetch(`${gateway.secondUrl}/connect/oauth2/authorize?${authorizeFields(gateway, changed).toString()}`);

/** Presses one of the page's buttons; the answer leads back to the application. */
export const decide = (
  gateway: Addresses,
  changed: Readonly<Record<string, string>> = {},
  headers: Readonly<Record<string, string>> = {},
) =>
  fetch(`${gateway.secondUrl}/connect/oauth2/authorize`, {
    method: 'POST',
    redirect: 'manual',
    headers,
    body: authorizeFields(gateway, { decision: 'allow', nickname: '林小雨', ...changed }),
  });

/** A code as a person of this name gets it by agreeing on the page. */
export const wechatCode = async (gateway: Addresses, nickname: string): Promise<string> => {
  const response = await decide(gateway, { nickname });
  return new URL(response.headers.get('Location') ?? '').searchParams.get('code') ?? '';
};
