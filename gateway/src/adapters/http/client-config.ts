import type { Origins } from './origins';

export interface ClientConfigNeeds {
  readonly origins: Origins;
  /** The captcha's application id. */
  readonly appid: string;
  readonly product: string;
  /** The application's id at WeChat. */
  readonly wechatAppId: string;
}

/** What /config.json says to a client that came with this Host header; what is absent takes its default. */
export const clientConfig = (
  { origins, appid, product, wechatAppId }: ClientConfigNeeds,
  host: string | undefined,
) => ({
  product,
  socket: { clientIds: true },
  captcha: { host: origins.second(host), appid },
  payHost: origins.second(host),
  // The cashier stands on the pay host (PAY-14).
  allowedHosts: [new URL(origins.second(host)).host],
  wechat: { appId: wechatAppId, authorizeUrl: `${origins.second(host)}/connect/oauth2/authorize` },
  analyticsUrl: `${origins.main(host)}/beacon`,
});
