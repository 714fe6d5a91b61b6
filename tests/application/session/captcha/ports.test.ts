import { left, right } from 'fp-ts/Either';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createActor, type ActorRefFrom } from 'xstate';
import { captchaActors } from '../../../../src/application/session/captcha/actors';
import { captchaMachine } from '../../../../src/application/session/captcha/machine';
import { selectCaptchaStatus, type CaptchaStatus } from '../../../../src/application/session/captcha/status';
import type { CaptchaFrameEvent } from '../../../../src/domain/captcha/frame-event';
import { fakeCaptchaProvider, type FakeCaptchaProvider } from '../../../support/fakes/captcha-provider';
import { fakeClock, type FakeClock } from '../../../support/fakes/clock';
import { fakeRandom } from '../../../support/fakes/random';
import { settled } from '../../../support/fakes/settled';
import { propertyRuns } from '../../../support/property';
import { everyCode } from './samples';

interface OpenedCaptcha {
  readonly actor: ActorRefFrom<typeof captchaMachine>;
  readonly provider: FakeCaptchaProvider;
  readonly clock: FakeClock;
  readonly status: () => CaptchaStatus;
  readonly outcome: () => unknown;
  /** Answers the entry script and the configuration. */
  readonly toFrame: () => Promise<void>;
}

const config = { appid: '2030', width: null, height: null };

const openedCaptcha = (appid: string | null = '2030'): OpenedCaptcha => {
  const [provider, clock] = [fakeCaptchaProvider(), fakeClock()];
  const actors = captchaActors({ provider: provider.port, random: fakeRandom() });
  const actor = createActor(captchaMachine.provide({ actors }), { clock: clock.timers, input: { appid } });
  actor.start();
  return {
    actor,
    provider,
    clock,
    status: () => selectCaptchaStatus(actor.getSnapshot()),
    outcome: () => actor.getSnapshot().output,
    toFrame: async () => {
      provider.entryScript.last().answer(right(undefined));
      await settled();
      provider.config.last().answer(right(config));
      await settled();
    },
  };
};

describe('the captcha over its port', () => {
  test('[CAP-01] script, configuration, frame, ticket: each step shows and follows the one before', async () => {
    const running = openedCaptcha();
    const phases = [running.status().phase];
    running.provider.entryScript.last().answer(right(undefined));
    await settled();
    phases.push(running.status().phase);
    running.provider.config.last().answer(right(config));
    await settled();
    phases.push(running.status().phase);
    for (const event of ['scriptloaded', 'ready', 'shown'] as const) {
      running.provider.lastFrame().says({ event });
      phases.push(running.status().phase);
    }
    running.provider.lastFrame().says({ event: 'verified', ticket: 'ticket', randstr: 'randstr' });
    phases.push(running.status().phase);
    expect(phases).toEqual([
      'loadingScript',
      'loadingConfig',
      'loadingFrame',
      'showing',
      'showing',
      'solving',
      'ended',
    ]);
    expect(running.provider.config.calls.map(({ input }) => input)).toEqual(['2030']);
    expect(running.outcome()).toEqual({ kind: 'solved', ticket: 'ticket', randstr: 'randstr' });
    expect(running.provider.lastFrame().isOpen()).toBe(false);
  });

  test('[CAP-02] without an appid no script is loaded', () => {
    const running = openedCaptcha(null);
    expect(running.provider.entryScript.calls).toEqual([]);
    expect(running.outcome()).toEqual({ kind: 'failed', code: 1006 });
    expect(running.status()).toEqual({ phase: 'ended', code: 1006 });
  });

  test('[CAP-04] the frame is opened anew for each attempt, with an id of its own, and only one stands', async () => {
    const running = openedCaptcha();
    await running.toFrame();
    running.clock.pass(15_000);
    running.clock.pass(15_000);
    const { frames } = running.provider;
    expect(frames.map((frame) => frame.isOpen())).toEqual([false, false, true]);
    expect(new Set(frames.map(({ sid }) => sid)).size).toBe(3);
    running.clock.pass(15_000);
    expect(running.status()).toEqual({ phase: 'failed', code: 1003 });
    expect(frames.filter((frame) => frame.isOpen())).toEqual([]);
  });

  test('[CAP-04] the entry script is tried three times and no more', async () => {
    const running = openedCaptcha();
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      expect(running.provider.entryScript.calls).toHaveLength(attempt);
      running.provider.entryScript.last().answer(left('entryScriptFailed'));
      await settled();
    }
    expect(running.provider.entryScript.calls).toHaveLength(3);
    expect(running.status()).toEqual({ phase: 'failed', code: 1001 });
  });

  test('[CAP-01] leaving it while something loads gives that up', async () => {
    const running = openedCaptcha();
    running.actor.stop();
    expect(running.provider.entryScript.last().signal?.aborted).toBe(true);
    running.provider.entryScript.last().answer(right(undefined));
    await settled();
    expect(running.provider.config.calls).toEqual([]);
  });
});

const frameEvents: fc.Arbitrary<CaptchaFrameEvent> = fc.oneof(
  fc.constantFrom('scriptloaded', 'ready', 'shown', 'refreshed', 'closed').map((event) => ({ event })),
  fc.record({
    event: fc.constant('verified'),
    ticket: fc.string({ minLength: 1 }),
    randstr: fc.string({ minLength: 1 }),
  }),
  fc.constantFrom(...everyCode).map((code) => ({ event: 'error' as const, code })),
);

test(
  '[CAP-03][CAP-04] whatever the frame says and when, one stands at most and the time to show is kept',
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(frameEvents, fc.integer({ min: 1, max: 12_000 })), { maxLength: 30 }),
        async (walk) => {
          const running = openedCaptcha();
          await running.toFrame();
          let sinceScript = 0;
          for (const step of walk) {
            const before = running.status().phase;
            if (typeof step === 'number') running.clock.pass(step);
            else running.provider.lastFrame().says(step);
            const { phase, code } = running.status();
            if (before !== 'showing') sinceScript = 0;
            else if (typeof step === 'number') sinceScript += step;
            const open = running.provider.frames.filter((frame) => frame.isOpen()).length;
            expect(open).toBe(['loadingFrame', 'showing', 'solving'].includes(phase) ? 1 : 0);
            expect(code === null).toBe(phase !== 'failed');
            if (phase === 'showing') expect(sinceScript).toBeLessThan(20_000);
            if (phase === 'solving' && before !== 'solving') expect(before).toBe('showing');
            expect(running.provider.frames.length).toBeLessThanOrEqual(3);
          }
        },
      ),
      { numRuns: propertyRuns },
    );
  },
);
