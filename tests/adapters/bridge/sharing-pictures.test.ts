import { left, right } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { BrowserBridge } from '../../../src/adapters/bridge-browser/browser-bridge';
import { NativeBridge } from '../../../src/adapters/bridge-native/native-bridge';
import { WechatBridge, type JsSdk } from '../../../src/adapters/bridge-wechat/wechat-bridge';
import { capabilitiesOf } from '../../../src/domain/platform/capabilities';
import type { ShareCard } from '../../../src/domain/share/share-card';
import { platformIn } from '../../support/fakes/platform-bridge';
import { fakePngs } from '../../support/fakes/png-maker';
import { capacitorDouble } from '../../support/platform/capacitor-double';

const offered = (environment: 'browser' | 'wechat' | 'native') =>
  capabilitiesOf(platformIn(environment), { paying: true, wechat: true });
const png = new Blob(['png'], { type: 'image/png' });
const picture = {
  title: '华东某精密减速器制造商控股权转让',
  link: 'https://hupo.example/sale/entrust/s1',
  picture: png,
  mSoftPath: null,
};

const inBrowser = (navigator: object, pngs = fakePngs()) =>
  new BrowserBridge(
    offered('browser'),
    { open: () => null, location: { assign: () => undefined }, navigator } as never,
    pngs,
  );

test('[ENT-10] a browser hands the picture to its sheet as it is, and another file as a PNG', async () => {
  const reported: ShareData[] = [];
  const navigator = {
    canShare: () => true,
    share: (data: ShareData) => Promise.resolve(void reported.push(data)),
  };
  expect(await inBrowser(navigator).sharePicture(picture)()).toEqual(right('shared'));
  const jpeg = new File(['jpeg'], 'a.jpg', { type: 'image/jpeg' });
  expect(await inBrowser(navigator).sharePicture({ ...picture, picture: jpeg })()).toEqual(right('shared'));
  expect(await inBrowser(navigator).sharePicture({ ...picture, picture: '/icon-512.png' })()).toEqual(
    right('shared'),
  );
  expect(reported).toMatchObject(
    Array(3).fill({ title: picture.title, text: `${picture.title} ${picture.link}` }),
  );
  expect(reported.map(({ files }) => files?.map(({ name, type, size }) => [name, type, size]))).toEqual([
    [['share.png', 'image/png', 3]],
    [['share.png', 'image/png', 4]],
    [['share.png', 'image/png', '/icon-512.png'.length]],
  ]);
  const failing = inBrowser(navigator, fakePngs('tooLarge')).sharePicture({ ...picture, picture: jpeg });
  expect(await failing()).toEqual(left({ kind: 'pictureFailed', reason: 'tooLarge' }));
});

test.each([
  ['no sheet', {}],
  ['a sheet without files', { share: () => Promise.resolve(), canShare: () => false }],
  ['a sheet that cannot be asked', { share: () => Promise.resolve() }],
])('[ENT-10] a browser with %s says so, and the link is copied', async (_, navigator) => {
  expect(await inBrowser(navigator).sharePicture(picture)()).toMatchObject(left({ kind: 'notOpened' }));
});

const inWechat = (inMiniProgram: boolean) => {
  const posted: ShareCard[] = [];
  const sdk: JsSdk = {
    closeWindow: () => undefined,
    navigateToMiniProgramPage: () => Promise.resolve(),
    postToMiniProgram: (card) => void posted.push(card),
    config: () => Promise.resolve(),
    arm: () => Promise.resolve(),
    scan: () => Promise.resolve(null),
  };
  const window = { location: { href: 'https://hupo.example/share' } } as never;
  const sign = () => Promise.reject(new Error('not asked'));
  const loadSdk = () => Promise.resolve(sdk);
  return { posted, bridge: new WechatBridge(offered('wechat'), window, null, loadSdk, sign, inMiniProgram) };
};

test('[ENT-10] WeChat has no way for pictures, and a mini program takes the link by its path', async () => {
  expect(await inWechat(false).bridge.sharePicture(picture)()).toMatchObject(left({ kind: 'notOpened' }));
  const { bridge, posted } = inWechat(true);
  expect(await bridge.sharePicture(picture)()).toEqual(left({ kind: 'miniProgramPathUnset' }));
  expect(posted).toEqual([]);
  const mSoftPath = '/pages/open?url=x';
  expect(await bridge.sharePicture({ ...picture, mSoftPath })()).toEqual(right('armed'));
  expect(posted).toMatchObject([{ title: picture.title, link: picture.link, mSoftPath }]);
});

test('[ENT-10][ENV-04] the app hands the picture to WeChat as a data address, or says what is missing', async () => {
  const app = capacitorDouble({ plugins: ['Wechat'] });
  const bridge = new NativeBridge(offered('native'), app as never, fakePngs());
  expect(await bridge.sharePicture(picture)()).toEqual(right('shared'));
  expect(app.appDouble.calls.at(-1)).toMatchObject({
    name: 'Wechat.share',
    given: { message: { media: { type: 4, image: `data:image/png;base64,${btoa('png')}` } }, scene: 0 },
  });
  const without = capacitorDouble({ plugins: ['Wechat'], wechat: 'isNotInstalled' });
  const uninstalled = new NativeBridge(offered('native'), without as never, fakePngs());
  expect(await uninstalled.sharePicture(picture)()).toEqual(left({ kind: 'notInstalled' }));
  const old = new NativeBridge(offered('native'), capacitorDouble({ plugins: [] }) as never, fakePngs());
  expect(await old.sharePicture(picture)()).toEqual(left({ kind: 'versionTooLow' }));
});
