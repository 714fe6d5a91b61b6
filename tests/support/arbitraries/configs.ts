import * as fc from 'fast-check';
import type { CaptchaConfig } from '../../../contract/captcha/captcha-config';
import type { RuntimeConfig } from '../../../contract/config/runtime-config';
import { counts, filledTexts, ids, orNull, texts } from './values';

const host = fc.stringMatching(
  /^https?:\/\/[a-z]{1,12}(\.[a-z]{2,5}){0,2}(:[1-9][0-9]{0,3})?(\/[a-z]{1,6})?$/,
);
const hosts = fc.oneof(host, fc.constant(''));
const destinations = fc.stringMatching(/^(\/[a-z-]{1,8}){1,3}(<id>)?$/);
const durations = fc.integer({ min: 1, max: 3_600_000 });

export const runtimeConfigs: fc.Arbitrary<RuntimeConfig> = fc.record({
  product: texts.filter((text) => text.trim() !== ''),
  gatewayUrl: hosts,
  gatewayPath: fc.stringMatching(/^(\/[a-z-]{1,8}){1,3}$/),
  pathHeader: fc.stringMatching(/^[A-Za-z-]{1,20}$/),
  deviceHeader: fc.stringMatching(/^[A-Za-z-]{1,20}$/),
  payHost: hosts,
  socketUrl: hosts.map((address) => address.replace('http', 'ws')),
  socket: fc.record({
    clientIds: fc.boolean(),
    subscribe: destinations,
    send: destinations,
    login: fc.boolean(),
  }),
  signatureUrl: hosts,
  captcha: fc.record({ host: hosts, appid: texts, language: fc.constantFrom('zh-CN', 'ar', 'en') }),
  analyticsUrl: hosts,
  allowedHosts: fc.array(fc.domain(), { maxLength: 3 }),
  site: fc.record({
    icp: fc.constantFrom('', '沪ICP备12345678号', '京ICP证030173号-1'),
    police: fc.constantFrom('', '沪公网安备31010102001234号', '京公网安备 11010502030123号'),
    contact: texts,
  }),
  sourceTypes: fc.array(fc.record({ value: ids, label: texts }), { maxLength: 3 }),
  wechat: orNull(
    fc.record({
      appId: texts,
      miniProgram: orNull(fc.record({ userName: texts, path: texts })),
      shareProgram: orNull(fc.record({ userName: texts, path: texts })),
      authorizeUrl: host,
    }),
  ),
  timeouts: fc.record({ callMs: durations, uploadMs: durations }),
});

export const captchaConfigs: fc.Arbitrary<CaptchaConfig> = fc.record({
  appid: filledTexts,
  width: orNull(counts),
  height: orNull(counts),
});
