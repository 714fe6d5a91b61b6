import { left, right } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import type { CaptchaFrameEvent } from '../../../../src/domain/captcha/frame-event';
import { passingCaptcha } from '../../../../src/application/session/captcha/passing-captcha';
import { fakeCaptchaProvider } from '../../../support/fakes/captcha-provider';
import { settled } from '../../../support/fakes/settled';

const opened = async (captcha: ReturnType<typeof passingCaptcha>) => {
  const heard: CaptchaFrameEvent[] = [];
  const close = captcha.openFrame({ appid: '2030', sid: 's' }, (event) => heard.push(event));
  await settled();
  return { heard, close };
};

test('[CAP-01] a ticket that the gateway gives is used once, and no script is loaded for it', async () => {
  const shown = fakeCaptchaProvider();
  const captcha = passingCaptcha(
    shown.port,
    () => () => Promise.resolve(right({ ticket: 't1', randstr: '~s1' })),
  );
  expect(await captcha.loadEntryScript()()).toEqual(right(undefined));
  expect(await captcha.requestConfig('2030')()).toMatchObject(right({ appid: '2030' }));
  const { heard } = await opened(captcha);
  expect(heard.at(-1)).toEqual({ event: 'verified', ticket: 't1', randstr: '~s1' });
  expect([shown.entryScript.calls.length, shown.config.calls.length, shown.frames.length]).toEqual([0, 0, 0]);
  await opened(captcha);
  expect(shown.frames).toHaveLength(1);
});

test.each([
  ['gives none', right({ ticket: null, randstr: null })],
  ['does not answer', left({ kind: 'network' } as const)],
])('[CAP-01] where the gateway %s the captcha is shown', async (_, answer) => {
  const shown = fakeCaptchaProvider();
  const captcha = passingCaptcha(shown.port, () => () => Promise.resolve(answer));
  void captcha.loadEntryScript()();
  await settled();
  expect(shown.entryScript.calls).toHaveLength(1);
  const { heard } = await opened(captcha);
  expect([heard, shown.frames.length]).toEqual([[], 1]);
});
