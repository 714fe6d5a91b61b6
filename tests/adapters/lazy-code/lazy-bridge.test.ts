import { left, right } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { once } from '../../../src/application/kit/once';
import { lazyBridge } from '../../../src/adapters/lazy-code/lazy-bridge';
import type { PlatformBridge } from '../../../src/ports/platform-bridge';
import { fakeBridge } from '../../support/fakes/platform-bridge';
import { miniProgramPayment } from '../../support/samples/prepay';
import { soon } from '../../support/soon';

const codeMissing = left({ kind: 'failed', reason: 'bridge code not loaded' });

/** A bridge whose code comes when it is asked for; the first loads fail as often as said. */
const comingLater = (failing = 0) => {
  const behind = fakeBridge('native');
  const loads = { count: 0 };
  const load = (): Promise<PlatformBridge> => {
    loads.count += 1;
    return loads.count <= failing ? Promise.reject(new Error('offline')) : Promise.resolve(behind.port);
  };
  const { environment, capabilities } = behind.port;
  return { behind, loads, bridge: lazyBridge({ environment, capabilities }, once(load)) };
};

test('[ENV-01][ENV-02] what the platform is and can do is known before any of its code is here', () => {
  const { bridge, loads } = comingLater();
  expect([bridge.environment, bridge.capabilities.push]).toEqual(['native', true]);
  bridge.openOutside('https://partner.example/');
  expect(loads.count).toBe(0);
});

test('[ENV-03] every question is passed on, and the code is loaded once', async () => {
  const { bridge, behind, loads } = comingLater();
  expect(await bridge.authorizeWechat('s1')()).toEqual(right({ kind: 'code', code: 'code-1' }));
  expect(await bridge.authorizePayer('s2')()).toMatchObject(right({ kind: 'leaving' }));
  expect(await bridge.pay(miniProgramPayment)()).toEqual(right(undefined));
  expect(await bridge.scan()()).toEqual(right('code-1'));
  const picture = { title: 't', link: 'https://hupo.example/', picture: '/icon.png', mSoftPath: null };
  expect(await bridge.sharePicture(picture)()).toEqual(right('shared'));
  expect(await bridge.leaveFor('https://cashier.example/')()).toEqual(right(undefined));
  expect(await bridge.openOutside('https://partner.example/')()).toEqual(right(undefined));
  expect(await bridge.pushPermission()()).toEqual(right('undecided'));
  expect(await bridge.askForPush()()).toEqual(right('granted'));
  expect(await bridge.exit()()).toEqual(right(undefined));
  expect(behind.asked()).toEqual([
    'authorizeWechat s1',
    'authorizePayer s2',
    'pay miniProgram',
    'scan',
    'sharePicture https://hupo.example/',
    'leaveFor https://cashier.example/',
    'openOutside https://partner.example/',
    'pushPermission',
    'askForPush',
    'exit',
  ]);
  expect(loads.count).toBe(1);
});

test('[ENV-04] code that does not come is a failure, and the next question tries again', async () => {
  const { bridge } = comingLater(1);
  expect(await bridge.exit()()).toEqual(codeMissing);
  expect(await bridge.exit()()).toEqual(right(undefined));
});

test('[LAY-11] the back button is heard once the code is here, and not by who stopped before', async () => {
  const { bridge, behind } = comingLater();
  const presses: string[] = [];
  const stop = bridge.listenBack(() => void presses.push('heard'));
  bridge.listenBack(() => void presses.push('never'))();
  await soon(() => expect(behind.listeners()).toBe(1));
  behind.pressBack();
  stop();
  behind.pressBack();
  expect(presses).toEqual(['heard']);
});

test('[LAY-11] without its code nothing is heard and nothing breaks', async () => {
  const { bridge, behind } = comingLater(1);
  const stop = bridge.listenBack(() => undefined);
  await bridge.exit()();
  stop();
  expect(behind.listeners()).toBe(0);
});
