import { left, right } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { BrowserBridge } from '../../../src/adapters/bridge-browser/browser-bridge';
import { NativeBridge } from '../../../src/adapters/bridge-native/native-bridge';
import { signatureService } from '../../../src/adapters/bridge-wechat/signature';
import { WechatBridge, type JsSdk } from '../../../src/adapters/bridge-wechat/wechat-bridge';
import { capabilitiesOf } from '../../../src/domain/platform/capabilities';
import { platformIn } from '../../support/fakes/platform-bridge';
import { fakePngs } from '../../support/fakes/png-maker';
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

const inBrowser = (share?: Navigator['share'], pngs = fakePngs(), canShare?: Navigator['canShare']) => {
  const navigator = { share, canShare };
  const window = { open: () => null, location: { assign: () => undefined }, navigator };
  return new BrowserBridge(offered('browser'), window as never, pngs);
};

test('[ENT-10] a browser hands the card to its own sheet, and says when it has none', async () => {
  const reported: unknown[] = [];
  const taking = inBrowser((data) => Promise.resolve(void reported.push(data)));
  expect(await taking.share(card)()).toEqual(right('shared'));
  expect(reported).toEqual([{ title: card.title, text: card.desc, url: card.link }]);
  expect(await inBrowser().share(card)()).toMatchObject(left({ kind: 'notOpened' }));
  const called = (name: string) => () => Promise.reject(new DOMException('no', name));
  expect(await inBrowser(called('AbortError')).share(card)()).toEqual(left({ kind: 'cancelled' }));
  expect(await inBrowser(called('NotAllowedError')).share(card)()).toMatchObject(left({ kind: 'notOpened' }));
});

test('[ENT-10] a sheet that takes pictures has the card’s as a PNG, and what cannot be made one is told', async () => {
  const reported: ShareData[] = [];
  const share = (data?: ShareData) => Promise.resolve(void reported.push(data ?? {}));
  expect(await inBrowser(share, fakePngs(), () => true).share(card)()).toEqual(right('shared'));
  expect(reported[0]).toMatchObject({ title: card.title, url: card.link });
  expect(reported[0]?.files?.map(({ name, type, size }) => ({ name, type, size }))).toEqual([
    { name: 'share.png', type: 'image/png', size: card.imgUrl.length },
  ]);
  expect(await inBrowser(share, fakePngs(), () => false).share(card)()).toEqual(right('shared'));
  expect(reported[1]).not.toHaveProperty('files');
  const failing = inBrowser(share, fakePngs('unreadable'), () => true);
  expect(await failing.share(card)()).toEqual(left({ kind: 'pictureFailed', reason: 'unreadable' }));
  expect(reported).toHaveLength(2);
});

/** WeChat, entered at one address and now at another; it takes the signatures of some addresses. */
const inWechat = (taken: readonly string[], inMiniProgram = false) => {
  const location = { href: 'https://hupo.example/sale#list', origin: '', pathname: '', search: '' };
  const signed: string[] = [];
  const armed: unknown[] = [];
  const posted: unknown[] = [];
  const sdk: JsSdk = {
    closeWindow: () => undefined,
    navigateToMiniProgramPage: () => Promise.resolve(),
    postToMiniProgram: (given) => void posted.push(given),
    config: ({ signature }) =>
      taken.includes(signature) ? Promise.resolve() : Promise.reject(new Error('invalid signature')),
    arm: (given) => Promise.resolve(void armed.push(given)),
    scan: () => Promise.reject(new Error('not asked')),
  };
  const sign = (address: string) => {
    signed.push(address);
    return Promise.resolve({ appId: 'wx', timestamp: 1, nonceStr: 'n', signature: address });
  };
  const window = { location } as never;
  const loadSdk = () => Promise.resolve(sdk);
  const bridge = new WechatBridge(offered('wechat'), window, null, loadSdk, sign, inMiniProgram);
  location.href = card.link;
  return { bridge, signed, armed, posted };
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

test('[ENT-10] the mini program around the page has the card with its path, and without one has nothing', async () => {
  const { bridge, signed, armed, posted } = inWechat([], true);
  expect(await bridge.share(card)()).toEqual(left({ kind: 'miniProgramPathUnset' }));
  expect(posted).toEqual([]);
  const whole = { ...card, mSoftPath: '/pages/open?url=x' };
  expect(await bridge.share(whole)()).toEqual(right('armed'));
  expect({ posted, signed, armed }).toEqual({ posted: [whole], signed: [], armed: [] });
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
  expect(await new NativeBridge(offered('native'), app as never, fakePngs()).share(card)()).toEqual(
    right('shared'),
  );
  expect(app.appDouble.calls.at(-1)).toMatchObject({
    name: 'Wechat.share',
    given: { message: { title: card.title, media: { type: 7, webpageUrl: card.link } }, scene: 0 },
  });
  const old = new NativeBridge(offered('native'), capacitorDouble({ plugins: [] }) as never, fakePngs());
  expect(await old.share(card)()).toEqual(left({ kind: 'versionTooLow' }));
});

test('[ENT-10] the app hands on a page of the mini program where one is named, and says that its path is missing', async () => {
  const app = capacitorDouble({ plugins: ['Wechat'] });
  const bridge = new NativeBridge(offered('native'), app as never, fakePngs(), { userName: 'gh_01' });
  expect(await bridge.share(card)()).toEqual(left({ kind: 'miniProgramPathUnset' }));
  expect(app.appDouble.calls.map(({ name }) => name)).toEqual(['Wechat.isInstalled']);
  expect(await bridge.share({ ...card, mSoftPath: '/pages/open?url=x' })()).toEqual(right('shared'));
  const media = { type: 8, webpageUrl: card.link, userName: 'gh_01', path: '/pages/open?url=x' };
  expect(app.appDouble.calls.at(-1)?.given).toMatchObject({ message: { title: card.title, media } });
});
