import type { GatewayFailure } from '../../../domain/gateway/failure';
import type { IncomingMessage } from '../../../../contract/socket/incoming-message';
import type { Consent } from '../../../domain/consent/consent';
import type { Token } from '../../../../contract/account/token';
import type { SocketFact } from '../../messages/message-socket/events';
import type { NavigationFact, NavigationInput } from '../navigation/navigation-events';
import type { NoticeFact } from '../notices/events';
import type { PrivacyFact } from '../../session/privacy-agreement/events';
import type { SessionFact } from '../../session/session/events';
import type { UserInfoFact } from '../../session/user-info/events';

/** What happens to the page as a whole. */
export type LifecycleEvent = {
  readonly type: 'lifecycle.foreground' | 'lifecycle.online' | 'lifecycle.offline';
};

/** Events from adapters. */
export interface CallFailed {
  readonly type: 'call.failed';
  readonly failure: GatewayFailure;
  /** The caller shows the failure itself (PAY-03). */
  readonly handledByCaller: boolean;
  /** The token that the call carried. */
  readonly token: string | null;
}

/** The facts of the long-lived actors, heard by the application. */
export type HeardFact = SessionFact | UserInfoFact | SocketFact | NavigationFact | NoticeFact | PrivacyFact;

export type AppEvent = HeardFact | LifecycleEvent | CallFailed;

/** The facts that the application emits for pages and the log. */
export type AppFact =
  /** Something arrived by the socket; null when it did not decode, or when it may have arrived while the socket was down. */
  | { readonly type: 'message.arrived'; readonly message: IncomingMessage | null }
  /** Back closed what lay on top of the page (LAY-19). */
  | { readonly type: 'layer.dismissed'; readonly id: string }
  /** A frame of the socket did not decode; already cut to 256 characters (SOC-07). */
  | { readonly type: 'frame.skipped'; readonly excerpt: string }
  /** A dialog without a question was closed. */
  | { readonly type: 'choice.noted'; readonly id: string; readonly choice: string }
  /** A failed call whose caller shows the failure (PAY-03). */
  | { readonly type: 'call.reportedByCaller'; readonly failure: GatewayFailure };

/** What starts the application. */
export interface AppInput {
  readonly token: Token | null;
  /** The consent that the device kept (PRI-01). */
  readonly consent: Consent | null;
  /** This client's place within the jitter of its socket's retries, 0 ≤ x < 1. */
  readonly jitter: number;
  readonly navigation: NavigationInput;
}
