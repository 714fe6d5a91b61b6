import { left } from 'fp-ts/Either';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fakeClock } from '../../../support/fakes/clock';
import { fakeStorage } from '../../../support/fakes/key-value-storage';
import { settled } from '../../../support/fakes/settled';
import { propertyRuns } from '../../../support/property';
import { openedCodes } from './opened-codes';
import { first, second } from './samples';

const padded = { userName: ' 13851206614 ', countryCode: '86' };

describe('codes over their ports', () => {
  test('[LOG-10][CAP-07] the solved ticket goes out with mode, trimmed number and country, once', async () => {
    const form = openedCodes({ mode: 2 });
    await form.solve(padded);
    expect(form.codes.send.calls.map(({ input }) => input)).toEqual([
      { mode: 2, ...first, ticket: 'ticket', randstr: 'randstr' },
    ]);
    expect(form.button()).toEqual({ kind: 'busy', secondsLeft: 0 });
  });

  test('[LAY-19] back closes the captcha, and nothing is sent', () => {
    const form = openedCodes();
    form.actor.send({ type: 'code.requested', ...first });
    expect(form.layers.open()).toEqual(['code-captcha']);
    form.layers.back();
    expect(form.status()).toMatchObject({ phase: 'idle', captcha: null });
    expect(form.codes.send.calls).toEqual([]);
  });

  test('[LOG-11] a number from elsewhere that a code went to is told with its country', async () => {
    const form = openedCodes();
    await form.solve({ userName: '4155552671', countryCode: '1' });
    await form.sent();
    expect(form.status().sentTo).toBe('+1 4155552671');
  });

  test('[LOG-11] the button counts 60 s down and offers the next code then', async () => {
    const form = openedCodes();
    await form.solve();
    await form.sent();
    expect(form.status()).toMatchObject({ phase: 'waiting', sentTo: '138 5120 6614', secondsLeft: 60 });
    form.clock.pass(1_000);
    expect(form.button(padded)).toEqual({ kind: 'wait', secondsLeft: 59 });
    form.clock.pass(58_999);
    expect(form.button()).toEqual({ kind: 'wait', secondsLeft: 1 });
    form.clock.pass(1_001);
    expect(form.button()).toEqual({ kind: 'send', secondsLeft: 0 });
    expect(form.status()).toMatchObject({ phase: 'idle', sentTo: null, secondsLeft: 0 });
  });

  test('[LOG-11] leaving the page and opening it again changes nothing of the wait', async () => {
    const [storage, clock] = [fakeStorage(), fakeClock()];
    const before = openedCodes({ storage, clock });
    await before.solve();
    await before.sent();
    before.actor.stop();
    clock.pass(25_000);
    const after = openedCodes({ storage, clock });
    expect(after.status()).toMatchObject({ phase: 'waiting', sentTo: '138 5120 6614', secondsLeft: 35 });
    expect(after.button()).toEqual({ kind: 'wait', secondsLeft: 35 });
    expect(after.button(second)).toEqual({ kind: 'send', secondsLeft: 0 });
    clock.pass(35_000);
    expect(openedCodes({ storage, clock }).button()).toEqual({ kind: 'send', secondsLeft: 0 });
  });

  test('[LOG-11] a phone waits in every form, for the gateway counts by phone; only its own form tells of the code', async () => {
    const [storage, clock] = [fakeStorage(), fakeClock()];
    const login = openedCodes({ storage, clock, mode: 1 });
    await login.solve();
    await login.sent();
    clock.pass(2_000);
    const registration = openedCodes({ storage, clock, mode: 3 });
    expect(registration.button()).toEqual({ kind: 'wait', secondsLeft: 58 });
    expect(registration.status().sentTo).toBeNull();
    registration.actor.send({ type: 'code.requested', ...first });
    expect(registration.status().phase).toBe('waiting');
    expect(registration.button(second)).toEqual({ kind: 'send', secondsLeft: 0 });
    expect(openedCodes({ storage, clock, mode: 1 }).status().sentTo).toBe('138 5120 6614');
  });

  test('[SEC-04] no number is kept longer than its wait, and never a code or a ticket', async () => {
    const form = openedCodes();
    await form.solve();
    await form.sent();
    form.clock.pass(61_000);
    await form.solve(second);
    await form.sent();
    const kept = form.storage.kept.get('hupo.sent-codes') ?? '';
    expect(kept).toContain('60001234');
    expect(kept).not.toMatch(/13851206614|ticket|randstr/);
  });

  test('[LOG-11] a device that keeps nothing still counts down on the page', async () => {
    const form = openedCodes();
    form.storage.failure = { kind: 'unavailable' };
    await form.solve();
    await form.sent();
    expect(form.button()).toEqual({ kind: 'wait', secondsLeft: 60 });
  });

  test.each(['', 'x', '{}', '[{"mode":1}]', '[{"mode":9,"userName":"1","countryCode":"86","resendAt":1}]'])(
    '[LOG-11] kept text %j that is not ours lets nobody wait',
    (text) => {
      expect(openedCodes({ storage: fakeStorage({ 'hupo.sent-codes': text }) }).status().phase).toBe('idle');
    },
  );

  test('[LOG-11] a clock that was set back lets nobody wait for hours', () => {
    const clock = fakeClock();
    const resendAt = clock.port.now() + 3_600_000;
    const kept = JSON.stringify([{ mode: 1, ...first, resendAt }]);
    const form = openedCodes({ storage: fakeStorage({ 'hupo.sent-codes': kept }), clock });
    expect(form.status().phase).toBe('idle');
  });

  test('[LOG-11] a refused code lets nobody wait and keeps nothing', async () => {
    const form = openedCodes();
    await form.solve();
    form.codes.send.last().answer(left({ kind: 'refused', code: 429, message: '请稍后再试' }));
    await settled();
    expect(form.status()).toMatchObject({ phase: 'idle', error: '请稍后再试' });
    expect(form.storage.kept.size).toBe(0);
  });

  test('[LOG-13] leaving the form cancels the call', async () => {
    const form = openedCodes();
    await form.solve();
    form.actor.stop();
    expect(form.codes.send.last().signal?.aborted).toBe(true);
  });

  test(
    '[LOG-11] whenever the page is left and opened again, what is shown is 60 s less what has passed',
    { timeout: 120_000 },
    () => {
      fc.assert(
        fc.property(
          fc.array(fc.integer({ min: 1, max: 45_000 }), { minLength: 1, maxLength: 2 }),
          (pauses) => {
            const clock = fakeClock();
            const kept = [{ mode: 1, ...first, resendAt: clock.port.now() + 60_000 }];
            const storage = fakeStorage({ 'hupo.sent-codes': JSON.stringify(kept) });
            let passed = 0;
            for (const pause of pauses) {
              clock.pass(pause);
              passed += pause;
              const again = openedCodes({ storage, clock });
              expect(again.button().secondsLeft).toBe(Math.max(0, Math.ceil((60_000 - passed) / 1_000)));
              again.actor.stop();
            }
          },
        ),
        { numRuns: propertyRuns },
      );
    },
  );
});
