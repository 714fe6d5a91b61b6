import type { ConfigFile } from '../../../../contract/config/runtime-config';
import type { Origins } from './origins';

export interface ClientConfigNeeds {
  readonly origins: Origins;
  /** The captcha's application id. */
  readonly appid: string;
  readonly product: string;
  /** Whom the site belongs to, for the end of every public page (MKT-25). */
  readonly site: { readonly icp: string; readonly police: string; readonly contact: string };
  /** The application's id at WeChat. */
  readonly wechatAppId: string;
  /** Whether there is anything that pays and logs in by WeChat. */
  readonly doubles: boolean;
}

/** The content of /config.json for a client with this Host header; an absent value takes its default. */
export const clientConfig = (
  { origins, appid, product, site, wechatAppId, doubles }: ClientConfigNeeds,
  host: string | undefined,
): ConfigFile => ({
  product,
  site,
  socket: { clientIds: true },
  captcha: { host: origins.second(host), appid },
  ...(doubles
    ? {
        payHost: origins.second(host),
        signatureUrl: origins.second(host),
        // The cashier is on the pay host (PAY-14).
        allowedHosts: [new URL(origins.second(host)).host],
        wechat: { appId: wechatAppId, authorizeUrl: `${origins.second(host)}/connect/oauth2/authorize` },
      }
    : {}),
  analyticsUrl: `${origins.main(host)}/beacon`,
});
