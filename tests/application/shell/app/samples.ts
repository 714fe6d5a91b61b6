import type { AppInput, CallFailed, HeardFact } from '../../../../src/application/shell/app/app-events';
import {
  deactivatedDialog,
  loggedOutElsewhereDialog,
  logoutDialog,
  userInfoDialog,
} from '../../../../src/application/shell/app/text';
import type { SessionEndReason } from '../../../../src/application/session/session/events';
import type { GatewayFailure } from '../../../../src/domain/gateway/failure';
import type { Token } from '../../../../contract/account/token';
import { says, type Answer } from '../../../support/explore/step';
import { token } from '../../../support/samples/token';
import { starting, unknown } from '../navigation/samples';

export const [first, second] = [token('first'), token('second')];

export const appInput = (kept: Token | null = null): AppInput => ({
  token: kept,
  consent: null,
  jitter: 0.25,
  navigation: kept === null ? starting('/') : starting('/', unknown),
});

/** The app, before anybody has agreed. */
export const inApp = (kept: Token | null = null): AppInput => ({
  ...appInput(kept),
  navigation: { ...appInput(kept).navigation, environment: 'native', privacy: 'missing' },
});

/** A fact that the application hears of one of its flows. */
export const heard = (fact: HeardFact): Answer => says('hearing', fact);

export const ended = (reason: SessionEndReason): Answer => heard({ type: 'session.ended', reason });

export const chosen = (id: string, choice: string): Answer => heard({ type: 'notice.chosen', id, choice });

/** Every choice that somebody can make, and one that is nobody's. */
export const everyChoice: readonly Answer[] = [
  chosen(userInfoDialog.id, 'stay'),
  chosen(userInfoDialog.id, 'dismissed'),
  chosen(userInfoDialog.id, 'loginAgain'),
  chosen(logoutDialog.id, 'confirm'),
  chosen(logoutDialog.id, 'cancel'),
  chosen(deactivatedDialog.id, 'close'),
  chosen(loggedOutElsewhereDialog.id, 'loginAgain'),
  chosen(loggedOutElsewhereDialog.id, 'stay'),
  chosen('failure:网络', 'close'),
];

export const callFailed = (failure: GatewayFailure, handledByCaller = false): CallFailed => ({
  type: 'call.failed',
  failure,
  handledByCaller,
  token: 'first',
});

export const network: GatewayFailure = { kind: 'network' };
export const unauthenticated: GatewayFailure = { kind: 'unauthenticated', message: '认证失败' };
