import * as fc from 'fast-check';
import { isLeft, isRight, left, right } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { AskedOpenIdCodes } from '../../../src/adapters/payment-device/asked-open-id-codes';
import { StoredIntents } from '../../../src/adapters/payment-device/stored-intents';
import { StoredOpenIds } from '../../../src/adapters/payment-device/stored-open-ids';
import { readPayerReturn } from '../../../src/domain/payment/payer-return';
import { fakeStorage } from '../../support/fakes/key-value-storage';
import { fakeBridge } from '../../support/fakes/platform-bridge';
import { fakeRandom } from '../../support/fakes/random';
import { propertyRuns } from '../../support/property';
import { sampleIntent } from '../../support/samples/payment-intent';

test('[PAY-10] what is written is read again in any tab, until it is cleared', () => {
  const { port } = fakeStorage();
  const [one, other] = [new StoredIntents(port), new StoredIntents(port)];
  expect(one.read()).toEqual(right(null));
  expect(one.write(sampleIntent)()).toEqual(right(undefined));
  expect(other.read()).toEqual(right(sampleIntent));
  other.clear();
  expect(one.read()).toEqual(right(null));
});

test('[PAY-10] whatever else stands under its name is damaged, and breaks nothing', () => {
  const fields = fc.constantFrom(...Object.keys(sampleIntent));
  fc.assert(
    fc.property(fc.string(), fields, (text, field) => {
      const damaged = fakeStorage({ 'hupo.payment-intent': text });
      expect(new StoredIntents(damaged.port).read()).toEqual(left('damaged'));
      const { port, kept } = fakeStorage();
      new StoredIntents(port).write(sampleIntent)();
      const whole = JSON.parse(kept.get('hupo.payment-intent') ?? '{}') as Record<string, unknown>;
      kept.set('hupo.payment-intent', JSON.stringify({ ...whole, [field]: { odd: text } }));
      const read = new StoredIntents(port).read();
      expect(isLeft(read) || field === 'data').toBe(true);
    }),
    { numRuns: propertyRuns },
  );
});

test('[PAY-10] a device that keeps nothing says why', () => {
  const storage = fakeStorage();
  storage.failure = { kind: 'full' };
  expect(new StoredIntents(storage.port).write(sampleIntent)()).toEqual(left({ kind: 'full' }));
});

test('[PAY-08] the openId is kept on the device until it is forgotten; what is none is not taken for one', () => {
  const storage = fakeStorage();
  const openIds = new StoredOpenIds(storage.port);
  expect(openIds.read()).toBeNull();
  openIds.keep('oAbc-123_x')();
  expect(openIds.read()).toBe('oAbc-123_x');
  openIds.forget();
  expect(openIds.read()).toBeNull();
  for (const odd of ['<script>', 'o-bad', 'abc-12345']) {
    storage.kept.set('hupo.pay-open-id', odd);
    expect(openIds.read()).toBeNull();
  }
});

test('[PAY-08] WeChat is asked with a state of its own, and its code is taken once', async () => {
  const storage = fakeStorage();
  const bridge = fakeBridge('wechat');
  const codes = new AskedOpenIdCodes(storage.port, fakeRandom(), bridge.port, 'code-7');
  expect(isRight(await codes.ask())).toBe(true);
  const state = storage.kept.get('hupo.payer-asked') ?? '';
  expect(bridge.asked()).toEqual([`authorizePayer ${state}`]);
  expect([codes.take(), codes.take()]).toEqual(['code-7', null]);
});

test('[PAY-08] what cannot be kept is not asked', async () => {
  const storage = fakeStorage();
  storage.failure = { kind: 'unavailable' };
  const bridge = fakeBridge('wechat');
  const codes = new AskedOpenIdCodes(storage.port, fakeRandom(), bridge.port, null);
  expect(await codes.ask()).toMatchObject(left({ kind: 'failed' }));
  expect(bridge.asked()).toEqual([]);
});

test.each([
  ['/member/pay?code=c1&state=s1', 'c1', '/member/pay'],
  ['/member/pay?plan=a%20b&code=c1&state=s1&x=#top', 'c1', '/member/pay?plan=a%20b&x=#top'],
  ['/pay/HP1?state=s1', null, '/pay/HP1'],
  ['/pay/HP1?state=s1&code=<x>', null, '/pay/HP1'],
])('[PAY-08] back at %s the code is %s and the page %s', (address, code, page) => {
  expect(readPayerReturn(address, 's1')).toEqual({ code, address: page });
});

test('[PAY-08] an answer to another question is no answer', () => {
  const asked = fc.option(fc.stringMatching(/^[a-z0-9]{1,8}$/), { nil: null });
  fc.assert(
    fc.property(fc.webPath(), fc.stringMatching(/^[a-z0-9]{0,8}$/), asked, (path, state, wanted) => {
      const read = readPayerReturn(`${path}?code=c1&state=${state}`, wanted);
      expect(read === null).toBe(wanted === null || wanted !== state);
      expect(read?.address ?? '').not.toContain('c1');
    }),
    { numRuns: propertyRuns },
  );
});
