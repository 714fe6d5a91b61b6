import type { Token } from '../../../../contract/account/token';
import type { SessionNews } from '../../../ports/session-peers';

/** What starts a session machine: the token that the device kept, read before the first view. */
export interface SessionInput {
  readonly token: Token | null;
}

export type SessionEvent =
  | { readonly type: 'session.tokenObtained'; readonly token: Token }
  | { readonly type: 'session.logoutRequested' }
  /** Clears the token at once and nothing else, without asking the server (LOG-08). */
  | { readonly type: 'session.forcedLogout' }
  /** User info said that the account is deactivated (SES-02). */
  | { readonly type: 'session.deactivated' }
  /** The consent was taken back, with which the server ended every login of the account (PRI-06). */
  | { readonly type: 'session.withdrawn' }
  /** A call was answered with 401; `token` is what that call carried (SES-07). */
  | { readonly type: 'session.refused'; readonly token: string | null }
  | { readonly type: 'session.foregrounded' }
  /** Another tab of this browser logged in (LOG-14). */
  | { readonly type: 'session.openedElsewhere' }
  /** Another tab of this browser ends its session, or has ended it (LOG-14). */
  | { readonly type: 'session.endedElsewhere'; readonly reason: EndElsewhere }
  /** User info said who is logged in (SEC-04). */
  | { readonly type: 'session.memberKnown'; readonly userId: string };

/** Why another tab ended its session: the user chose to log out, or the server refused the token. */
export type EndElsewhere = 'loggedOut' | 'refused';

/** Wipes what an earlier session left (SEC-04). */
export type LeftoversCommand =
  /** Before another session begins: all but what is offered again to the same user (SES-07). */
  | { readonly type: 'leftovers.wiped' }
  /** A logout was chosen: that too. */
  | { readonly type: 'leftovers.wipedWhole' }
  /** It is known who is logged in: what others left for themselves. */
  | { readonly type: 'leftovers.ofOthersWiped'; readonly userId: string };

/** Sent to the other tabs. */
export interface PeerCommand {
  readonly type: 'peers.reported';
  readonly news: SessionNews;
}

/** `loggedOutElsewhere`: a logout was chosen in another tab of this browser (LOG-14). */
export type SessionEndReason = 'loggedOut' | 'loggedOutElsewhere' | 'refused' | 'deactivated' | 'forced';

/** Whether a logout was chosen, here or in another tab: typed texts are then wiped too (SEC-04). */
export const isChosenEnd = (reason: SessionEndReason): boolean =>
  reason === 'loggedOut' || reason === 'loggedOutElsewhere';

export type SessionFact =
  /** A login happened. Not emitted for a token that was there from the start. */
  | { readonly type: 'session.opened'; readonly token: Token }
  /** A user logged in in another tab, and is logged in here too (LOG-14). */
  | { readonly type: 'session.joined'; readonly token: Token | null }
  /** The session goes on with another token, renewed here. */
  | { readonly type: 'session.renewed'; readonly token: Token | null }
  /** The session goes on with a token that another tab wrote: renewed there, or of another user who logged in. */
  | { readonly type: 'session.replaced'; readonly token: Token | null }
  /** The logout is being sent to the server; `session.left` follows, however it answers. */
  | { readonly type: 'session.leaving' }
  | { readonly type: 'session.left' }
  /** Emitted after the token is cleared, once for each session. */
  | { readonly type: 'session.ended'; readonly reason: SessionEndReason };
