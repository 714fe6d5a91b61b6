import { right } from 'fp-ts/Either';
import { createActor } from 'xstate';
import { verificationCodeActors } from '../../../../src/application/session/verification-code/actors';
import {
  selectVerificationCodeStatus,
  sendButton,
  type SendButton,
} from '../../../../src/application/session/verification-code/status';
import type { CodeMode } from '../../../../src/domain/verification-code/code-mode';
import { fakeCaptchaProvider } from '../../../support/fakes/captcha-provider';
import { fakeClock, type FakeClock } from '../../../support/fakes/clock';
import { fakeStorage, type FakeStorage } from '../../../support/fakes/key-value-storage';
import { fakeLayers } from '../../../support/fakes/layer-stack';
import { fakeRandom } from '../../../support/fakes/random';
import { settled } from '../../../support/fakes/settled';
import { fakeVerificationCodes } from '../../../support/fakes/verification-codes';
import { first } from './samples';

interface Given {
  readonly mode?: CodeMode;
  readonly storage?: FakeStorage;
  readonly clock?: FakeClock;
}

/** The codes of a form, running over fakes; another one with the same storage and clock is the page opened again. */
export const openedCodes = ({ mode = 1, storage = fakeStorage(), clock = fakeClock() }: Given = {}) => {
  const [codes, layers, captcha] = [fakeVerificationCodes(), fakeLayers(), fakeCaptchaProvider()];
  const { verificationCode } = verificationCodeActors({
    codes: codes.port,
    storage: storage.port,
    clock: clock.port,
    layers: layers.port,
    captcha: { provider: captcha.port, random: fakeRandom() },
  });
  const actor = createActor(verificationCode, {
    clock: clock.timers,
    input: { appid: '2030', mode },
  }).start();
  const status = () => selectVerificationCodeStatus(actor.getSnapshot());
  return {
    actor,
    codes,
    layers,
    captcha,
    storage,
    clock,
    status,
    button: (to: { readonly userName: string; readonly countryCode: string } = first): SendButton =>
      sendButton(status(), to),
    /** Asks for a code and goes on until it is solved. */
    solve: async (to: { readonly userName: string; readonly countryCode: string } = first): Promise<void> => {
      actor.send({ type: 'code.requested', ...to });
      captcha.entryScript.last().answer(right(undefined));
      await settled();
      captcha.config.last().answer(right({ appid: '2030', width: null, height: null }));
      await settled();
      for (const event of ['scriptloaded', 'ready', 'shown'] as const) captcha.lastFrame().says({ event });
      captcha.lastFrame().says({ event: 'verified', ticket: 'ticket', randstr: 'randstr' });
      await settled();
    },
    /** The gateway says that the code is on its way. */
    sent: async (): Promise<void> => {
      codes.send.last().answer(right(undefined));
      await settled();
    },
  };
};
