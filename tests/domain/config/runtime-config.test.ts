import { decodeConfig } from '../../../src/domain/config/decode-config';
import { RuntimeConfig } from '../../../contract/config/runtime-config';
import * as fc from 'fast-check';
import { isRight, left, right } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { runtimeConfigs } from '../../support/arbitraries/configs';
import { propertyRuns } from '../../support/property';

const runs = { numRuns: propertyRuns };

const defaults = {
  product: '琥珀并购',
  gatewayUrl: '',
  gatewayPath: '/gateway',
  pathHeader: 'X-Gateway-Path',
  deviceHeader: 'Device-Id',
  payHost: '',
  socketUrl: '',
  socket: {
    clientIds: false,
    subscribe: '/user/queue/message',
    send: '/stomp/toOne/message',
    login: false,
  },
  signatureUrl: '',
  captcha: { host: '', appid: '', language: 'zh-CN' },
  analyticsUrl: '',
  allowedHosts: [],
  site: { icp: '', police: '', contact: '' },
  sourceTypes: [],
  wechat: null,
  timeouts: { callMs: 15_000, uploadMs: 60_000 },
};

test.each([
  null,
  '{}',
  '{"product":null,"socket":{},"captcha":{},"timeouts":{},"wechat":null}',
  '{"unknown":1}',
])('[ENV-05] an absent file and absent fields take the defaults: %s', (text) => {
  expect(decodeConfig(text)).toEqual(right(defaults));
});

test('[ENV-05] fields that are there are taken, the others keep their defaults', () => {
  const text = JSON.stringify({
    gatewayUrl: 'https://api.example.cn:8443/v1/',
    socketUrl: 'wss://push.example.cn/ws',
    socket: { clientIds: true, subscribe: '/queue/message-user<id>' },
    captcha: { host: 'http://127.0.0.1:8081', appid: 'hupo', language: 'ja' },
    timeouts: { callMs: 5000 },
    sourceTypes: ['fund', { value: 'bond', label: '债权转让' }],
  });
  expect(decodeConfig(text)).toEqual(
    right({
      ...defaults,
      gatewayUrl: 'https://api.example.cn:8443/v1/',
      socketUrl: 'wss://push.example.cn/ws',
      socket: {
        clientIds: true,
        subscribe: '/queue/message-user<id>',
        send: '/stomp/toOne/message',
        login: false,
      },
      captcha: { host: 'http://127.0.0.1:8081', appid: 'hupo', language: 'ja' },
      timeouts: { callMs: 5000, uploadMs: 60_000 },
      sourceTypes: [
        { value: 'fund', label: 'fund' },
        { value: 'bond', label: '债权转让' },
      ],
    }),
  );
});

test('[ENV-05][LOG-05] WeChat’s own authorisation page is the one that is used unless another is named', () => {
  const wechatOf = (text: string) => {
    const read = decodeConfig(text);
    return isRight(read) ? read.right.wechat : null;
  };
  expect(wechatOf('{"wechat":{"appId":"wx1"}}')).toEqual({
    appId: 'wx1',
    miniProgram: null,
    shareProgram: null,
    authorizeUrl: 'https://open.weixin.qq.com/connect/oauth2/authorize',
  });
  const own = 'http://127.0.0.1:8081/connect/oauth2/authorize';
  expect(wechatOf(`{"wechat":{"appId":"wx1","authorizeUrl":"${own}"}}`)?.authorizeUrl).toBe(own);
});

test.each([
  ['{"product":1}', 'product'],
  ['{"product":" "}', 'product'],
  ['{"gatewayUrl":"javascript:alert(1)"}', 'gatewayUrl'],
  ['{"gatewayUrl":"https://a.example/?x=1"}', 'gatewayUrl'],
  ['{"gatewayUrl":"//a.example"}', 'gatewayUrl'],
  ['{"gatewayPath":"gateway"}', 'gatewayPath'],
  ['{"pathHeader":"X Gateway"}', 'pathHeader'],
  ['{"socketUrl":"https://a.example/ws"}', 'socketUrl'],
  ['{"socket":true}', 'socket'],
  ['{"socket":{"clientIds":"yes"}}', 'socket.clientIds'],
  ['{"socket":{"subscribe":"queue/message"}}', 'socket.subscribe'],
  ['{"socket":{"subscribe":"/queue/message\\nreceipt:1"}}', 'socket.subscribe'],
  ['{"socket":{"send":5}}', 'socket.send'],
  ['{"captcha":{"host":5}}', 'captcha.host'],
  ['{"captcha":{"language":"tlh"}}', 'captcha.language'],
  ['{"allowedHosts":["a.example",5]}', 'allowedHosts.1'],
  ['{"allowedHosts":"a.example"}', 'allowedHosts'],
  ['{"site":[]}', 'site'],
  ['{"site":{"contact":5}}', 'site.contact'],
  ['{"sourceTypes":["a b"]}', 'sourceTypes.0'],
  ['{"sourceTypes":[{"value":"a"}]}', 'sourceTypes.0'],
  ['{"wechat":{"appId":1}}', 'wechat.appId'],
  ['{"wechat":{"appId":"a","miniProgram":{"userName":"b"}}}', 'wechat.miniProgram.path'],
  ['{"wechat":{"appId":"a","shareProgram":{"path":"/p"}}}', 'wechat.shareProgram.userName'],
  ['{"wechat":{"appId":"a","authorizeUrl":""}}', 'wechat.authorizeUrl'],
  ['{"timeouts":{"callMs":"15000"}}', 'timeouts.callMs'],
  ['{"timeouts":{"callMs":0}}', 'timeouts.callMs'],
  ['{"timeouts":{"uploadMs":1.5}}', 'timeouts.uploadMs'],
])('[ENV-05] %s is refused by the name of the field %s', (text, field) => {
  expect(decodeConfig(text)).toEqual(left({ kind: 'field', field }));
});

test.each([
  ['[]', 'notObject'],
  ['5', 'notObject'],
  ['null', 'notObject'],
  ['', 'notJson'],
  ['{"product":', 'notJson'],
  ['<!doctype html>', 'notJson'],
] as const)('[ENV-05] %s is refused as %s', (text, kind) => {
  expect(decodeConfig(text)).toEqual(left({ kind }));
});

test('[ENV-05] a configuration that was written out is read the same', () => {
  fc.assert(
    fc.property(runtimeConfigs, (config) => {
      expect(decodeConfig(JSON.stringify(RuntimeConfig.encode(config)))).toEqual(right(config));
    }),
    runs,
  );
});

test('[ENV-05] any text is read or refused by a name, never thrown at anybody', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const read = decodeConfig(text);
      expect(isRight(read) || read.left.kind !== 'field' || read.left.field !== '').toBe(true);
    }),
    runs,
  );
});

test.each([
  ['icp', '沪ICP备123号'],
  ['icp', 'ICP备12345678号'],
  ['icp', '沪ICP备12345678号-1 <b>'],
  ['police', '沪公网安备3101号'],
  ['police', '31010102001234'],
])('[MKT-25] a malformed filing number is refused by the name of its field: %s %s', (field, number) => {
  const text = JSON.stringify({ site: { [field]: number } });
  expect(decodeConfig(text)).toEqual(left({ kind: 'field', field: `site.${field}` }));
});
