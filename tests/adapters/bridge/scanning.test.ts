import { left, right } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { NativeBridge } from '../../../src/adapters/bridge-native/native-bridge';
import { WechatBridge, type JsSdk } from '../../../src/adapters/bridge-wechat/wechat-bridge';
import { capabilitiesOf } from '../../../src/domain/platform/capabilities';
import { platformIn } from '../../support/fakes/platform-bridge';
import { fakePngs } from '../../support/fakes/png-maker';
import { capacitorDouble } from '../../support/platform/capacitor-double';

const offered = (environment: 'wechat' | 'native', wechat = true) =>
  capabilitiesOf(platformIn(environment), { paying: true, wechat });

interface Wechat {
  /** The addresses whose signature WeChat takes. */
  readonly taken: readonly string[];
  readonly scan?: JsSdk['scan'];
  readonly wechat?: boolean;
}

const entry = 'https://hupo.example/conf';
const current = 'https://hupo.example/qr_code/c1';

const inWechat = ({ taken, scan = () => Promise.resolve('ticket'), wechat = true }: Wechat) => {
  const location = { href: `${entry}#top`, origin: '', pathname: '', search: '' };
  const steps: string[] = [];
  const sdk: JsSdk = {
    closeWindow: () => undefined,
    navigateToMiniProgramPage: () => Promise.resolve(),
    postToMiniProgram: () => undefined,
    arm: () => Promise.resolve(),
    config: ({ signature }) => {
      steps.push(`config ${signature}`);
      return taken.includes(signature) ? Promise.resolve() : Promise.reject(new Error('invalid signature'));
    },
    scan: () => {
      steps.push('scan');
      return scan();
    },
  };
  const sign = (address: string) =>
    Promise.resolve({ appId: 'wx', timestamp: 1, nonceStr: 'n', signature: address });
  const loadSdk = () => {
    steps.push('load');
    return Promise.resolve(sdk);
  };
  const bridge = new WechatBridge(offered('wechat', wechat), { location } as never, null, loadSdk, sign);
  location.href = current;
  return { bridge, steps };
};

test('[GAT-14] WeChat scans signed by the entry address, by the current one where that is refused', async () => {
  const atOnce = inWechat({ taken: [entry] });
  expect(await atOnce.bridge.scan()()).toEqual(right('ticket'));
  expect(atOnce.steps).toEqual(['load', `config ${entry}`, 'scan']);
  const second = inWechat({ taken: [current] });
  expect(await second.bridge.scan()()).toEqual(right('ticket'));
  expect(second.steps).toEqual(['load', `config ${entry}`, `config ${current}`, 'scan']);
  const never = inWechat({ taken: [] });
  expect(await never.bridge.scan()()).toMatchObject(left({ kind: 'notOpened' }));
  expect(never.steps).not.toContain('scan');
});

test('[GAT-14] a closed scanner of WeChat is cancelled, a broken one failed', async () => {
  const closed = inWechat({ taken: [entry], scan: () => Promise.resolve(null) });
  expect(await closed.bridge.scan()()).toEqual(left({ kind: 'cancelled' }));
  const broken = inWechat({ taken: [entry], scan: () => Promise.reject(new Error('no camera')) });
  expect(await broken.bridge.scan()()).toEqual(left({ kind: 'failed', reason: 'Error: no camera' }));
});

test('[ENV-02] without a registration WeChat is not asked to scan', async () => {
  const { bridge, steps } = inWechat({ taken: [entry], wechat: false });
  expect(await bridge.scan()()).toMatchObject(left({ kind: 'failed' }));
  expect(steps).toEqual([]);
});

test.each([
  ['HP1.abc', right('HP1.abc')],
  ['OS-PLUG-BARC-0006', left({ kind: 'cancelled' })],
  ['OS-PLUG-BARC-0007', left({ kind: 'failed', reason: 'CapacitorBarcodeScanner.scanBarcode is broken' })],
] as const)('[ENV-03] the app scans by its plugin: %s', async (scanned, expected) => {
  const app = capacitorDouble({ plugins: ['CapacitorBarcodeScanner'], scanned });
  expect(await new NativeBridge(offered('native'), app as never, fakePngs()).scan()()).toEqual(expected);
  expect(app.appDouble.calls).toEqual([
    { name: 'CapacitorBarcodeScanner.scanBarcode', given: { hint: 0, scanInstructions: '将二维码放入框内' } },
  ]);
});

test('[ENV-03] a scanner that answers no text is a failure', async () => {
  const answering = (answer: unknown) => {
    const CapacitorBarcodeScanner = { scanBarcode: () => Promise.resolve(answer) };
    return new NativeBridge(
      offered('native'),
      {
        Capacitor: { Plugins: { CapacitorBarcodeScanner } },
      },
      fakePngs(),
    ).scan()();
  };
  for (const answer of [null, {}, { ScanResult: 1 }])
    expect(await answering(answer)).toMatchObject(left({ kind: 'failed' }));
});
