import { left, right } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { NativeBridge } from '../../../src/adapters/bridge-native/native-bridge';
import {
  bridgeLimit,
  payByJsapi,
  type PayingWindow,
  type WeixinJsBridge,
} from '../../../src/adapters/bridge-wechat/jsapi-payment';
import { capabilitiesOf } from '../../../src/domain/platform/capabilities';
import { miniProgramAddress } from '../../../src/domain/platform/mini-program-address';
import { fakePngs } from '../../support/fakes/png-maker';
import { capacitorDouble, type CapacitorDoubleOptions } from '../../support/platform/capacitor-double';
import { appPayment, miniProgramPayment, wechatPayment } from '../../support/samples/prepay';
import { jsBridge } from './js-bridge';

/** WeChat's window: its bridge may come later, or not at all. */
const wechatWindow = (bridge?: WeixinJsBridge) => {
  const heard = new Set<() => void>();
  const limits: { then: () => void; milliseconds: number }[] = [];
  const window: { -readonly [Name in keyof PayingWindow]: PayingWindow[Name] } = {
    document: {
      addEventListener: (_: string, listener: unknown) => void heard.add(listener as () => void),
      removeEventListener: (_: string, listener: unknown) => void heard.delete(listener as () => void),
    },
    setTimeout: (then, milliseconds) => limits.push({ then, milliseconds }),
    ...(bridge === undefined ? {} : { WeixinJSBridge: bridge }),
  };
  return { window, heard, limits };
};

test.each([
  ['ok', right(undefined)],
  ['cancel', left({ kind: 'cancelled' })],
  ['fail', left({ kind: 'failed', reason: 'get_brand_wcpay_request:fail' })],
  ['fail_nopermission', left({ kind: 'failed', reason: 'get_brand_wcpay_request:fail_nopermission' })],
])('[PAY-02][ENV-01] WeChat’s cashier says %s, and the bridge says what that is', async (said, expected) => {
  const given: unknown[] = [];
  const { window } = wechatWindow(jsBridge(said, (prepay) => given.push(prepay)));
  expect(await payByJsapi(window, wechatPayment)()).toEqual(expected);
  expect(given).toEqual([{ appId: 'wx0123', ...wechatPayment.data }]);
});

test('[PAY-02] WeChat’s bridge is waited for, and is asked once', async () => {
  const { window, heard, limits } = wechatWindow();
  const paying = payByJsapi(window, wechatPayment)();
  const given: unknown[] = [];
  window.WeixinJSBridge = jsBridge('ok', (prepay) => given.push(prepay));
  for (const listener of heard) listener();
  limits.forEach(({ then }) => then());
  expect(await paying).toEqual(right(undefined));
  expect([given.length, heard.size]).toEqual([1, 0]);
});

test('[PAY-02] a bridge that does not come in its time opened nothing; one that throws or answers nonsense failed', async () => {
  const { window, limits } = wechatWindow();
  const paying = payByJsapi(window, wechatPayment)();
  expect(limits.map(({ milliseconds }) => milliseconds)).toEqual([bridgeLimit]);
  limits.forEach(({ then }) => then());
  expect(await paying).toMatchObject(left({ kind: 'notOpened' }));

  const throwing: WeixinJsBridge = {
    invoke: () => {
      throw new Error('closed');
    },
  };
  const answering = (answer: unknown): WeixinJsBridge => ({ invoke: (_, __, reported) => reported(answer) });
  const odd = [throwing, answering(undefined), answering({ err_msg: 7 }), answering({ err_msg: 'x:ok' })];
  for (const bridge of odd)
    expect(await payByJsapi(wechatWindow(bridge).window, wechatPayment)()).toMatchObject(
      left({ kind: 'failed' }),
    );
});

const app = (options: Partial<CapacitorDoubleOptions>) => {
  const double = capacitorDouble({ plugins: ['Wechat', 'Browser'], ...options });
  const capabilities = capabilitiesOf({ environment: 'native' }, { paying: true, wechat: true });
  return {
    bridge: new NativeBridge(capabilities, double as never, fakePngs()),
    calls: double.appDouble.calls,
  };
};

test.each([
  ['pays', right(undefined)],
  ['cancels', left({ kind: 'cancelled' })],
  ['fails', left({ kind: 'failed', reason: '普通错误' })],
  ['isNotInstalled', left({ kind: 'notInstalled' })],
] as const)('[PAY-09][ENV-03] on the app’s cashier the person %s', async (payment, expected) => {
  const { bridge, calls } = app({ payment });
  expect(await bridge.pay(appPayment)()).toEqual(expected);
  const sent = calls.filter(({ name }) => name === 'Wechat.sendPaymentRequest').map(({ given }) => given);
  expect(sent).toEqual(payment === 'isNotInstalled' ? [] : [appPayment.data]);
});

test('[ENV-04] an app without the plugin, or with one that cannot pay yet, is too old', async () => {
  expect(await app({ plugins: [] }).bridge.pay(appPayment)()).toEqual(left({ kind: 'versionTooLow' }));
  const Wechat = { isInstalled: (reported: (installed: unknown) => void) => reported(true) };
  const capabilities = capabilitiesOf({ environment: 'native' }, { paying: true, wechat: true });
  const older = new NativeBridge(capabilities, { Wechat } as never, fakePngs());
  for (const request of [appPayment, miniProgramPayment])
    expect(await older.pay(request)()).toEqual(left({ kind: 'versionTooLow' }));
});

test('[ENV-03] the app goes over to the mini program with the order', async () => {
  const { bridge, calls } = app({});
  expect(await bridge.pay(miniProgramPayment)()).toEqual(right(undefined));
  expect(calls.at(-1)?.given).toEqual({
    userName: miniProgramPayment.userName,
    path: '/pages/pay/index?orderNo=HP202611210000000001',
    miniprogramType: 0,
  });
});

test('[ENV-03] a page of a mini program keeps the query that it has', () => {
  expect(miniProgramAddress('/pages/pay?from=web', 'HP1')).toBe('/pages/pay?from=web&orderNo=HP1');
});
