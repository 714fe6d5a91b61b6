import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { wechatAuthorizeAddress } from '../../../src/domain/platform/wechat-authorization';
import { propertyRuns } from '../../support/property';

test('[LOG-05] WeChat is asked by the address that its documents give', () => {
  expect(
    wechatAuthorizeAddress({
      authorizeUrl: 'https://open.weixin.qq.com/connect/oauth2/authorize',
      appId: 'wx0123',
      returnTo: 'https://hupo.example/login?mode=wechat',
      scope: 'snsapi_userinfo',
      state: 'ab12',
    }),
  ).toBe(
    'https://open.weixin.qq.com/connect/oauth2/authorize?appid=wx0123&redirect_uri=https%3A%2F%2Fhupo.example%2Flogin%3Fmode%3Dwechat&response_type=code&scope=snsapi_userinfo&state=ab12#wechat_redirect',
  );
});

test('[LOG-05][SEC-02] whatever the state is, it comes back as it went and leads nowhere else', () => {
  fc.assert(
    fc.property(fc.string(), (state) => {
      const address = new URL(
        wechatAuthorizeAddress({
          authorizeUrl: 'https://wechat.example/authorize',
          appId: 'wx1',
          returnTo: 'https://hupo.example/login?mode=wechat',
          scope: 'snsapi_base',
          state,
        }),
      );
      expect(address.searchParams.getAll('state')).toEqual([state]);
      expect(address.searchParams.getAll('redirect_uri')).toEqual(['https://hupo.example/login?mode=wechat']);
      expect([address.origin, address.hash]).toEqual(['https://wechat.example', '#wechat_redirect']);
    }),
    { numRuns: propertyRuns },
  );
});
