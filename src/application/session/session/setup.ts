import { isLeft, isRight, type Either } from 'fp-ts/Either';
import { assign, emit, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import { goOn } from '../../kit/going-on';
import type { GatewayFailure } from '../../../domain/gateway/failure';
import type { StorageFailure } from '../../../domain/session/storage-failure';
import type { Token } from '../../../../contract/account/token';
import { notWired } from '../../kit/not-wired';
import { sessionDelays } from './delays';
import type {
  EndElsewhere,
  LeftoversCommand,
  PeerCommand,
  SessionEndReason,
  SessionEvent,
  SessionFact,
  SessionInput,
} from './events';
import { isRefusedRenewal, type KeptSession } from './renewal';

export interface SessionContext {
  readonly token: Token | null;
  /** The token that the last 401 was about. */
  readonly refusedToken: string | null;
  /**
   * The token whose logout was chosen in another tab: its end is no refusal, whichever tab hears of it first (LOG-14).
   */
  readonly leftToken: Token | null;
  /** Why it ends: a logout, unless something else is noted on the way. */
  readonly reason: SessionEndReason;
}

interface SessionTypes {
  readonly context?: SessionContext;
  readonly events?: SessionEvent;
  readonly input?: SessionInput;
  readonly emitted?: SessionFact;
}

const types: SessionTypes = {};

/** The answer to a renewal. */
export type Renewal = Either<GatewayFailure, Token>;
/** Whether the device kept the token. */
export type Keeping = Either<StorageFailure, void>;

/** The words that the session's chart is written in. */
export const sessionSetup = setup({
  types,
  actors: {
    peers: fromCallback<PeerCommand>(notWired('session', 'peers')),
    leftovers: fromCallback<LeftoversCommand>(notWired('session', 'leftovers')),
    readKept: fromPromise<KeptSession>(notWired('session', 'readKept')),
    renewToken: fromPromise<Renewal>(notWired('session', 'renewToken')),
    keepToken: fromPromise<Keeping, { readonly token: Token | null }>(notWired('session', 'keepToken')),
    logOut: fromPromise<Either<GatewayFailure, void>>(notWired('session', 'logOut')),
    clearSession: fromPromise<'cleared', { readonly reason: SessionEndReason }>(
      notWired('session', 'clearSession'),
    ),
    clearToken: fromPromise<'cleared'>(notWired('session', 'clearToken')),
  },
  delays: sessionDelays,
  guards: {
    hasToken: ({ context }) => context.token !== null,
    isGoneAsHeard: ({ context }, kept: KeptSession) =>
      kept.token === null && context.token === context.leftToken,
    tokenIsGone: (_, kept: KeptSession) => kept.token === null,
    anotherTokenIsKept: ({ context }, kept: KeptSession) =>
      kept.token !== null && kept.token !== context.token,
    renewalIsDue: ({ context }, kept: KeptSession) =>
      kept.renewalIsDue && context.token !== context.leftToken,
    endWasRefusal: (_, ended: { readonly reason: EndElsewhere }) => ended.reason === 'refused',
    endWasNoRefusal: (_, ended: { readonly reason: EndElsewhere }) => ended.reason !== 'refused',
    refusedTokenWasLeft: ({ context }, kept: KeptSession) =>
      kept.token === context.refusedToken && context.token === context.leftToken,
    refusedTokenIsKept: ({ context }, kept: KeptSession) => kept.token === context.refusedToken,
    tokenCame: (_, renewal: Renewal) => isRight(renewal),
    renewalWasRefused: (_, renewal: Renewal) => isLeft(renewal) && isRefusedRenewal(renewal.left),
    tokenWasKept: (_, keeping: Keeping) => isRight(keeping),
  },
  actions: {
    adoptToken: assign((_, adopted: { readonly token: Token }) => ({
      token: adopted.token,
      leftToken: null,
    })),
    adoptKept: assign(({ context }, kept: KeptSession) => ({
      token: kept.token ?? context.token,
      leftToken: null,
    })),
    adoptRenewed: assign(({ context }, renewal: Renewal) => ({
      token: isRight(renewal) ? renewal.right : context.token,
      leftToken: null,
    })),
    noteRefusedToken: assign((_, refused: { readonly token: string | null }) => ({
      refusedToken: refused.token,
    })),
    noteOwnTokenRefused: assign(({ context }) => ({ refusedToken: context.token })),
    noteLeft: assign(({ context }) => ({ leftToken: context.token })),
    noteRefused: assign(({ context }) => ({
      reason: context.token === context.leftToken ? ('loggedOutElsewhere' as const) : ('refused' as const),
    })),
    noteLoggedOutElsewhere: assign({ reason: 'loggedOutElsewhere' }),
    noteDeactivated: assign({ reason: 'deactivated' }),
    noteForced: assign({ reason: 'forced' }),
    forgetSession: assign({ token: null, refusedToken: null, leftToken: null, reason: 'loggedOut' }),
    reportOpened: emit((_, opened: { readonly token: Token }) => ({
      type: 'session.opened' as const,
      token: opened.token,
    })),
    reportJoined: emit(({ context }) => ({ type: 'session.joined' as const, token: context.token })),
    notifyPeersOfLogin: sendTo('peers', { type: 'peers.reported', news: 'loggedIn' }),
    wipeLeftovers: sendTo('leftovers', { type: 'leftovers.wiped' }),
    wipeLeftoversWhole: sendTo('leftovers', { type: 'leftovers.wipedWhole' }),
    wipeLeftoversOfOthers: sendTo('leftovers', (_, known: { readonly userId: string }) => ({
      type: 'leftovers.ofOthersWiped' as const,
      userId: known.userId,
    })),
    notifyPeersOfLogout: sendTo('peers', { type: 'peers.reported', news: 'loggedOut' }),
    notifyPeersOfEnd: sendTo('peers', ({ context }) => ({
      type: 'peers.reported' as const,
      news: context.reason === 'refused' ? ('refused' as const) : ('loggedOut' as const),
    })),
    reportReplaced: emit(({ context }) => ({ type: 'session.replaced' as const, token: context.token })),
    reportRenewed: emit(({ context }) => ({ type: 'session.renewed' as const, token: context.token })),
    reportLeaving: emit({ type: 'session.leaving' as const }),
    reportLeft: emit({ type: 'session.left' as const }),
    reportEnded: emit(({ context }) => ({ type: 'session.ended' as const, reason: context.reason })),
    goOn,
  },
});
