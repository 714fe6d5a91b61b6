/** What WeChat's authorisation page is asked (LOG-05). */
export interface WechatAuthorizationRequest {
  /** The authorisation page, without query: WeChat's own, or the one that the configuration names. */
  readonly authorizeUrl: string;
  /** The application's id at WeChat. */
  readonly appId: string;
  /** The complete address that the person comes back to. */
  readonly returnTo: string;
  /** `snsapi_base` gives no more than an openId, and asks the person nothing (PAY-08). */
  readonly scope: 'snsapi_userinfo' | 'snsapi_base';
  /** Returned with the code, so that an answer without a request is recognised. */
  readonly state: string;
}

/**
 * The address at which WeChat asks the person who they are. WeChat wants these parameters in this order, and the
 * fragment. Source: WeChat's documents on web authorisation, LOG-05, PAY-08.
 */
export const wechatAuthorizeAddress = (request: WechatAuthorizationRequest): string => {
  const parameters = new URLSearchParams([
    ['appid', request.appId],
    ['redirect_uri', request.returnTo],
    ['response_type', 'code'],
    ['scope', request.scope],
    ['state', request.state],
  ]);
  return `${request.authorizeUrl}?${parameters.toString()}#wechat_redirect`;
};
