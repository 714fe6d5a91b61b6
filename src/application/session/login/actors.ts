import { fromCallback, type EventObject } from 'xstate';
import type { PasswordLogin } from '../../../domain/session/password-login';
import type { Token } from '../../../../contract/account/token';
import type { Clock } from '../../../ports/clock';
import type { LayerStack } from '../../../ports/layer-stack';
import { captchaActors, type CaptchaPorts } from '../captcha/actors';
import { fromCall, writeLimit } from '../../kit/from-call';
import { captchaMachine } from '../captcha/machine';
import { phoneDrafts, wayInFormId as formId } from '../phone-form/drafts';
import { openSession, type OpenSessionPorts } from './open-session';
import type { Gateways } from '../../../ports/gateways';

export interface LoginPorts extends OpenSessionPorts {
  readonly account: Pick<Gateways['account'], 'loginByPassword'>;
  readonly layers: LayerStack;
  readonly clock: Clock;
  readonly captcha: CaptchaPorts;
}

/** The password login's actors over its ports. Leaving the page cancels the call (LOG-13). */
export const loginActors = ({
  account,
  tokens,
  sessionOpener,
  drafts,
  layers,
  clock,
  captcha,
}: LoginPorts) => ({
  drafts: phoneDrafts(drafts),
  pickerLayer: fromCallback<EventObject>(({ sendBack }) =>
    layers.open('country-picker', () => sendBack({ type: 'login.countryPickerClosed' })),
  ),
  captcha: captchaMachine.provide({ actors: captchaActors(captcha) }),
  captchaLayer: fromCallback<EventObject>(({ sendBack }) =>
    layers.open('captcha', () => sendBack({ type: 'login.captchaDismissed' })),
  ),
  logIn: fromCall<Token, PasswordLogin>((login, options) => account.loginByPassword(login, options), {
    limit: writeLimit,
  }),
  clock: fromCallback<EventObject>(({ sendBack }) => sendBack({ type: 'clock.read', now: clock.now() })),
  openSession: openSession({ tokens, sessionOpener, drafts }, formId),
});
