import { pipe } from 'fp-ts/function';
import { map } from 'fp-ts/TaskEither';
import { fromCallback, type EventObject } from 'xstate';
import { resendAfterMs } from '../../../domain/verification-code/sent-code';
import type { Clock } from '../../../ports/clock';
import type { KeyValueStorage } from '../../../ports/key-value-storage';
import type { LayerStack } from '../../../ports/layer-stack';
import type { CodeRequest, VerificationCodes } from '../../../ports/verification-codes';
import { fromCall, writeLimit } from '../../kit/from-call';
import { captchaActors, type CaptchaPorts } from '../captcha/actors';
import { captchaMachine } from '../captcha/machine';
import { keepSentCode, keptSentCodes } from './kept-sent-codes';
import { verificationCodeMachine } from './machine';
import type { Sending } from './setup';

export interface VerificationCodePorts {
  readonly codes: VerificationCodes;
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
  readonly layers: LayerStack;
  readonly captcha: CaptchaPorts;
}

/** The verification code's own actors over its ports. Leaving the form cancels the call (LOG-13). */
const ownActors = ({ codes, storage, clock, layers, captcha }: VerificationCodePorts) => ({
  // Of every form: the gateway lets a phone wait for any purpose of the code (LOG-11).
  recall: fromCallback<EventObject>(({ sendBack }) => {
    const now = clock.now();
    const sent = keptSentCodes(storage, now);
    if (sent.length > 0) sendBack({ type: 'codes.recalled', sent, now });
  }),
  clock: fromCallback<EventObject>(({ sendBack }) => sendBack({ type: 'clock.read', now: clock.now() })),
  captcha: captchaMachine.provide({ actors: captchaActors(captcha) }),
  captchaLayer: fromCallback<EventObject>(({ sendBack }) =>
    layers.open('code-captcha', () => sendBack({ type: 'code.captchaDismissed' })),
  ),
  send: fromCall<Sending, CodeRequest>(
    (request, options) =>
      pipe(
        codes.send(request, options),
        map(() => {
          const { mode, userName, countryCode } = request;
          const now = clock.now();
          const code = { mode, userName, countryCode, resendAt: now + resendAfterMs };
          keepSentCode(storage, code, now);
          return { code, now };
        }),
      ),
    { limit: writeLimit },
  ),
});

/**
 * For a form that asks for codes: its actor `verificationCode`, wired. The form invokes it under that id, keeps
 * its snapshot by onSnapshot, and sends it `code.requested`, `code.captchaDismissed`, `code.captchaRetryRequested`.
 */
export const verificationCodeActors = (ports: VerificationCodePorts) => ({
  verificationCode: verificationCodeMachine.provide({ actors: ownActors(ports) }),
});
