import type { GatewayFailure } from '../../../domain/gateway/failure';
import type { User } from '../../../domain/user/user';

export type UserInfoEvent =
  /** A user is logged in and their data are requested (SES-01). */
  | { readonly type: 'userInfo.requested' }
  /** The session is over. */
  | { readonly type: 'userInfo.cleared' }
  | { readonly type: 'userInfo.stayChosen' }
  | { readonly type: 'userInfo.loginAgainChosen' }
  | { readonly type: 'navigation.happened' };

export type UserInfoFact =
  | { readonly type: 'userInfo.loaded'; readonly user: User }
  /** The account is deactivated: the session must end and the page reload (SES-02). */
  | { readonly type: 'userInfo.deactivated' }
  /** Asks for the one dialog of SES-03; never emitted for a 401 (SES-07). */
  | { readonly type: 'userInfo.failed'; readonly failure: GatewayFailure }
  | { readonly type: 'userInfo.loginAgain' };
