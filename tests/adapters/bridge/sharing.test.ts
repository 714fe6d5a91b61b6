import { left, right } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { BrowserBridge } from '../../../src/adapters/bridge-browser/browser-bridge';
import { NativeBridge } from '../../../src/adapters/bridge-native/native-bridge';
import { signatureService } from '../../../src/adapters/bridge-wechat/signature';
import { WechatBridge, type JsSdk } from '../../../src/adapters/bridge-wechat/wechat-bridge';
import { capabilitiesOf } from '../../../src/domain/platform/capabilities';
import { platformIn } from '../../support/fakes/platform-bridge';
import { capacitorDouble } from '../../support/platform/capacitor-double';

const card = {
  title: '华东某精密减速器制造商控股权转让',
  desc: '高端装备',
  link: 'https://hupo.example/sale/entrust/s1',
  imgUrl: 'https://hupo.example/icon-512.png',
  mSoftPath: null,
};
const offered = (environment: 'browser' | 'wechat' | 'native') =>
  capabilitiesOf(platformIn(environment), { paying: true, wechat: true });

const inBrowser = (share?: Navigator['share']) => {
  const window = { open: () => null, location: { assign: () => undefined }, navigator: { share } };
  return new BrowserBridge(offered('browser'), window as never);
};

test('[ENT-10] a browser hands the card to its own sheet, and says when it has none', async () => {
  const told: unknown[] = [];
  const taking = inBrowser((data) => Promise.resolve(void told.push(data)));
  expect(await taking.share(card)()).toEqual(right('shared'));
  expect(told).toEqual([{ title: card.title, text: card.desc, url: card.link }]);
  expect(await inBrowser().share(card)()).toMatchObject(left({ kind: 'notOpened' }));
  const called = (name: string) => () => Promise.reject(new DOMException('no', name));
  expect(await inBrowser(called('AbortError')).share(card)()).toEqual(left({ kind: 'cancelled' }));
  expect(await inBrowser(called('NotAllowedError')).share(card)()).toMatchObject(left({ kind: 'notOpened' }));
});

/** WeChat, entered at one address and now at another; it takes the signatures of some addresses. */
const inWechat = (taken: readonly string[]) => {
  const location = { href: 'https://hupo.example/sale#list', origin: '', pathname: '', search: '' };
  const signed: string[] = [];
  const armed: unknown[] = [];
  const sdk: JsSdk = {
    closeWindow: () => undefined,
    navigateToMiniProgramPage: () => Promise.resolve(),
    config: ({ signature }) =>
      taken.includes(signature) ? Promise.resolve() : Promise.reject(new Error('invalid signature')),
    arm: (given) => Promise.resolve(void armed.push(given)),
  };
  const sign = (address: string) => {
    signed.push(address);
    return Promise.resolve({ appId: 'wx', timestamp: 1, nonceStr: 'n', signature: address });
  };
  const window = { location } as never;
  const bridge = new WechatBridge(offered('wechat'), window, null, () => Promise.resolve(sdk), sign);
  location.href = card.link;
  return { bridge, signed, armed };
};

test('[GAT-14] WeChat is configured by the entry address first, by the current one where that is refused', async () => {
  const entry = 'https://hupo.example/sale';
  const atOnce = inWechat([entry]);
  expect(await atOnce.bridge.share(card)()).toEqual(right('armed'));
  expect([atOnce.signed, atOnce.armed]).toEqual([[entry], [card]]);
  const second = inWechat([card.link]);
  expect(await second.bridge.share(card)()).toEqual(right('armed'));
  expect(second.signed).toEqual([entry, card.link]);
  const never = inWechat([]);
  expect(await never.bridge.share(card)()).toMatchObject(left({ kind: 'notOpened' }));
  expect(never.armed).toEqual([]);
});

test('[GAT-14] the signature service is asked by url and appId, and anything but a signature is none', async () => {
  const asked: unknown[] = [];
  const service = (answer: unknown) => ({
    fetch: (address: unknown, init?: { readonly body?: unknown }) => {
      asked.push(address, init?.body);
      return Promise.resolve(new Response(JSON.stringify(answer)));
    },
  });
  const good = { appid: 'wx0123', timestamp: '1790000000', nonce: 'n', Signature: 's' };
  const sign = signatureService(service(good), 'https://sign.example', 'wx0123');
  expect(await sign(card.link)).toEqual({
    ...{ appId: 'wx0123', timestamp: 1_790_000_000, nonceStr: 'n', signature: 's' },
  });
  expect(asked).toEqual([
    'https://sign.example/signature',
    JSON.stringify({ url: card.link, appId: 'wx0123' }),
  ]);
  const odd = signatureService(service({ signature: 's' }), 'https://sign.example', 'wx0123');
  await expect(odd(card.link)).rejects.toThrow();
  await expect(signatureService(service(good), '', 'wx0123')(card.link)).rejects.toThrow();
});

test('[ENT-10] the app hands the card to WeChat, and says what stands in the way', async () => {
  const app = capacitorDouble({ plugins: ['Wechat'] });
  expect(await new NativeBridge(offered('native'), app as never).share(card)()).toEqual(right('shared'));
  expect(app.appDouble.calls.at(-1)).toMatchObject({
    name: 'Wechat.share',
    given: { message: { title: card.title, media: { type: 7, webpageUrl: card.link } }, scene: 0 },
  });
  const old = new NativeBridge(offered('native'), capacitorDouble({ plugins: [] }) as never);
  expect(await old.share(card)()).toEqual(left({ kind: 'versionTooLow' }));
});
