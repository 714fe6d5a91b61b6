import { left, right } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { BrowserBridge } from '../../../src/adapters/bridge-browser/browser-bridge';
import { NativeBridge } from '../../../src/adapters/bridge-native/native-bridge';
import { WechatBridge, type JsSdk } from '../../../src/adapters/bridge-wechat/wechat-bridge';
import type { Environment } from '../../../src/domain/access/environment';
import { capabilitiesOf } from '../../../src/domain/platform/capabilities';
import { platformIn } from '../../support/fakes/platform-bridge';
import { fakePngs } from '../../support/fakes/png-maker';
import { capacitorDouble, type CapacitorDoubleOptions } from '../../support/platform/capacitor-double';
import { soon } from '../../support/soon';
import { bridgeContract } from './bridge-contract';
import { jsBridge } from './js-bridge';

const all: CapacitorDoubleOptions = {
  plugins: ['App', 'Browser', 'CapacitorBarcodeScanner', 'PushNotifications', 'Wechat'],
};
const offered = (environment: Environment, wechat = true) =>
  capabilitiesOf(platformIn(environment), { paying: true, wechat });

/** A window that remembers what it was told to open and to go to, or refuses to. */
const openingWindow = (broken = false) => {
  const opened: string[] = [];
  const left: string[] = [];
  const window = {
    navigator: {} as Pick<Navigator, 'share'>,
    location: {
      href: 'https://hupo.example/member/pay?plan=plan-buyer-year#card',
      origin: 'https://hupo.example',
      pathname: '/member/pay',
      search: '?plan=plan-buyer-year',
      assign: (address: string | URL) => {
        if (broken) throw new Error('blocked');
        left.push(String(address));
      },
    },
    document: { addEventListener: () => undefined, removeEventListener: () => undefined },
    // The limit of whoever waits is over at once.
    setTimeout: (then: () => void) => then(),
    ...(broken ? {} : { WeixinJSBridge: jsBridge('ok') }),
    open: (address?: string | URL) => {
      if (broken) throw new Error('blocked');
      opened.push(String(address));
      return null;
    },
  };
  return { window, opened: () => opened, left: () => left };
};

const registration = { appId: 'wx0123', authorizeUrl: 'https://wechat.example/authorize' };
const sdkDouble: JsSdk = {
  closeWindow: () => undefined,
  navigateToMiniProgramPage: () => Promise.resolve(),
  config: () => Promise.resolve(),
  postToMiniProgram: () => undefined,
  arm: () => Promise.resolve(),
  scan: () => Promise.resolve('code-1'),
};
const sign = (address: string) =>
  Promise.resolve({ appId: 'wx0123', timestamp: 1, nonceStr: 'n', signature: `of ${address}` });
const wechat = (sdk: () => Promise<JsSdk>, broken = false) => {
  const { window, opened, left } = openingWindow(broken);
  return { bridge: new WechatBridge(offered('wechat'), window, registration, sdk, sign), opened, left };
};
const native = (options: CapacitorDoubleOptions, configured = true) => {
  const app = capacitorDouble(options);
  const { calls } = app.appDouble;
  const opened = () =>
    calls.filter(({ name }) => name === 'Browser.open').map(({ given }) => (given as { url: string }).url);
  return {
    bridge: new NativeBridge(offered('native', configured), app as never, fakePngs()),
    app: app.appDouble,
    opened,
    left: opened,
  };
};

bridgeContract('browser', {
  environment: 'browser',
  make: () => {
    const { window, opened, left } = openingWindow();
    return { bridge: new BrowserBridge(offered('browser'), window, fakePngs()), opened, left };
  },
  makeBroken: () => new BrowserBridge(offered('browser'), openingWindow(true).window, fakePngs()),
});

bridgeContract('WeChat', {
  environment: 'wechat',
  make: () => wechat(() => Promise.resolve(sdkDouble)),
  makeBroken: () => wechat(() => Promise.reject(new Error('no code')), true).bridge,
});

bridgeContract('native', {
  environment: 'native',
  make: () => native(all),
  makeBroken: () =>
    native({ ...all, wechat: 'denies', payment: 'isNotInstalled', brokenWith: 'OS-PLUG-0001' }).bridge,
});

test('[ENV-01] inside WeChat its JS-SDK is loaded on first need, and closes its window', async () => {
  const reported: string[] = [];
  const { bridge } = wechat(() => {
    reported.push('loaded');
    return Promise.resolve({ ...sdkDouble, closeWindow: () => void reported.push('closed') });
  });
  expect(reported).toEqual([]);
  expect(await bridge.exit()()).toEqual(right(undefined));
  expect(reported).toEqual(['loaded', 'closed']);
});

test('[ENV-02] without a registration at WeChat nobody is sent to its page', async () => {
  const { window } = openingWindow();
  const noSdk = () => Promise.reject(new Error('no'));
  const bridge = new WechatBridge(offered('wechat', false), window, null, noSdk, sign);
  expect(await bridge.authorizeWechat('s')()).toMatchObject(left({ kind: 'failed' }));
});

test.each([
  ['openOutside', 'Browser'],
  ['pushPermission', 'PushNotifications'],
  ['askForPush', 'PushNotifications'],
  ['exit', 'App'],
  ['scan', 'CapacitorBarcodeScanner'],
  ['authorizeWechat', 'Wechat'],
] as const)('[ENV-04] %s in an app without the plugin %s is a version too low', async (method, missing) => {
  const { bridge } = native({ plugins: all.plugins.filter((plugin) => plugin !== missing) });
  expect(await bridge[method]('https://partner.example/')()).toEqual(left({ kind: 'versionTooLow' }));
});

test.each(['openOutside', 'scan', 'pushPermission', 'askForPush', 'exit'] as const)(
  '[ENV-04] %s by a plugin that has no such method yet is a version too low',
  async (method) => {
    for (const brokenWith of ['UNIMPLEMENTED', 'UNAVAILABLE']) {
      const { bridge } = native({ ...all, brokenWith });
      expect(await bridge[method]('https://partner.example/')()).toEqual(left({ kind: 'versionTooLow' }));
    }
    const older = { Plugins: { App: {}, Browser: {}, CapacitorBarcodeScanner: {}, PushNotifications: {} } };
    const bridge = new NativeBridge(offered('native'), { Capacitor: older } as never, fakePngs());
    expect(await bridge[method]('https://partner.example/')()).toEqual(left({ kind: 'versionTooLow' }));
  },
);

test.each([
  ['agrees', right({ kind: 'code', code: 'code-from-plugin' })],
  ['cancels', left({ kind: 'cancelled' })],
  ['denies', left({ kind: 'cancelled' })],
  ['isNotInstalled', left({ kind: 'notInstalled' })],
  ['answersWrongState', left({ kind: 'failed', reason: 'WeChat answered another question' })],
] as const)('[ENV-03] the WeChat app %s, and the bridge says so', async (does, expected) => {
  const { bridge, app } = native({ ...all, wechat: does });
  expect(await bridge.authorizeWechat('state-1')()).toEqual(expected);
  expect(app.calls.filter(({ name }) => name === 'Wechat.auth')).toHaveLength(
    does === 'isNotInstalled' ? 0 : 1,
  );
});

test('[ENV-03] a WeChat plugin that throws or answers nonsense is a failure, and so is an app without WeChat', async () => {
  const asked = async (auth: (...args: readonly unknown[]) => void) => {
    const Wechat = { isInstalled: (reported: (installed: unknown) => void) => reported(true), auth };
    return new NativeBridge(offered('native'), { Wechat } as never, fakePngs()).authorizeWechat('s')();
  };
  const throwing = () => {
    throw new Error('bridge closed');
  };
  const answering = (answer: unknown) => (_: unknown, __: unknown, reported: unknown) =>
    (reported as (answer: unknown) => void)(answer);
  const refusing = (_: unknown, __: unknown, ___: unknown, refused: unknown) =>
    (refused as (reason: unknown) => void)({ odd: true });
  const sayingConstructor = (_: unknown, __: unknown, ___: unknown, refused: unknown) =>
    (refused as (reason: unknown) => void)('constructor');
  const odd = [throwing, answering(null), answering({ code: '', state: 's' }), refusing, sayingConstructor];
  for (const auth of odd) expect(await asked(auth)).toMatchObject(left({ kind: 'failed' }));
  expect(await native(all, false).bridge.authorizeWechat('s')()).toMatchObject(left({ kind: 'failed' }));
});

test.each([
  ['granted', 'granted'],
  ['denied', 'denied'],
  ['prompt', 'undecided'],
] as const)('[ENV-03] the system says %s about notifications, the bridge %s', async (push, permission) => {
  const { bridge } = native({ ...all, push });
  expect(await bridge.pushPermission()()).toEqual(right(permission));
});

test('[LAY-11] the back button is heard until the listener stops, also when it stops at once', async () => {
  const { bridge, app } = native(all);
  const presses: string[] = [];
  const stop = bridge.listenBack(() => void presses.push('heard'));
  const stopAtOnce = bridge.listenBack(() => void presses.push('never'));
  stopAtOnce();
  await soon(() => expect(app.listeners()).toBe(1));
  app.pressBack();
  stop();
  app.pressBack();
  expect(presses).toEqual(['heard']);
  await soon(() => expect(app.listeners()).toBe(0));
});
