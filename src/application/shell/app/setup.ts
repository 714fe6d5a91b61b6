import { assign, emit, enqueueActions, fromCallback, sendTo, setup } from 'xstate';
import { memberVisitor } from '../../../domain/access/visitor';
import { isLoginAddress } from '../../../domain/access/login-address';
import { failureText } from '../../../domain/gateway/failure-text';
import type { GatewayFailure } from '../../../domain/gateway/failure';
import { dialogButtons } from '../../../domain/notice/notice';
import type { IncomingMessage } from '../../../../contract/socket/incoming-message';
import type { Token } from '../../../../contract/account/token';
import type { User } from '../../../domain/user/user';
import { chunkRecoveryMachine } from '../chunk-recovery/machine';
import { loadingIndicatorMachine } from '../loading-indicator/machine';
import { messageSocketMachine } from '../../messages/message-socket/machine';
import { navigationMachine } from '../navigation/machine';
import { notWired } from '../../kit/not-wired';
import { noticesMachine } from '../notices/machine';
import { privacyMachine } from '../../session/privacy-agreement/machine';
import { sessionMachine } from '../../session/session/machine';
import { unreadCountMachine } from '../../messages/unread-count/machine';
import { userInfoMachine } from '../../session/user-info/machine';
import type { AppEvent, AppFact, AppInput, CallFailed, LifecycleEvent } from './app-events';
import { hearing } from './hearing';
import {
  consentNotKeptText,
  deactivatedDialog,
  historyLostText,
  loggedOutElsewhereDialog,
  loggedOutText,
  logoutDialog,
  sessionRefusedText,
  userInfoDialog,
} from './text';

interface AppContext {
  readonly input: AppInput;
  /** The token that the session reported last. */
  readonly token: Token | null;
  /** The user whose socket is wanted; null until user info is loaded. */
  readonly userId: string | null;
  /** Whether a page of the login is shown. */
  readonly atLogin: boolean;
  /** The address of the page that is shown; null before the first. */
  readonly place: string | null;
  /** Where the person was when a logout in another tab ended the session, to be offered again; null else. */
  readonly placeLeft: string | null;
}

interface AppTypes {
  readonly context?: AppContext;
  readonly events?: AppEvent;
  readonly input?: AppInput;
  readonly emitted?: AppFact;
}

const types: AppTypes = {};

export const appDelays = {
  /** How long the deactivated account's dialog waits for its answer before the page reloads, in milliseconds. */
  farewellLimit: 10_000,
  /** How long the browser may take to begin the reload, in milliseconds. */
  reloadLimit: 5_000,
  /** The pause after a defect before the listener of the flows starts again, in milliseconds. */
  hearingPause: 1_000,
} as const;

/** The words that the application's chart is written in. */
export const appSetup = setup({
  types,
  actors: {
    hearing,
    session: sessionMachine,
    userInfo: userInfoMachine,
    unreadCount: unreadCountMachine,
    messageSocket: messageSocketMachine,
    notices: noticesMachine,
    loadingIndicator: loadingIndicatorMachine,
    navigation: navigationMachine,
    chunkRecovery: chunkRecoveryMachine,
    privacy: privacyMachine,
    reloadPage: fromCallback(notWired('app', 'reloadPage')),
  },
  delays: appDelays,
  guards: {
    isLoggedIn: ({ context }) => context.token !== null,
    userIsKnown: ({ context }) => context.userId !== null,
    userIsMissing: ({ context }) => context.token !== null && context.userId === null,
    personIsAtLogin: ({ context }) => context.atLogin,
    tokenIsRefused: (_, failed: CallFailed) => failed.failure.kind === 'unauthenticated',
    callerNotifiesTheUser: (_, failed: CallFailed) => failed.handledByCaller,
    consentIsMissing: ({ context }) => context.input.navigation.privacy === 'missing',
    consentIsWanted: (_, withdrawn: { readonly standing: string }) => withdrawn.standing === 'missing',
    changesWhoOneIs: (_, arrived: { readonly message: IncomingMessage | null }) =>
      arrived.message?.kind === 'verification' || arrived.message?.kind === 'membership',
    mayHaveMissed: (_, opened: { readonly again: boolean }) => opened.again,
    endedByLogout: (_, ended: { readonly reason: string }) => ended.reason === 'loggedOut',
    endedByLogoutElsewhere: (_, ended: { readonly reason: string }) => ended.reason === 'loggedOutElsewhere',
    endedByRefusal: (_, ended: { readonly reason: string }) => ended.reason === 'refused',
    endedByDeactivation: (_, ended: { readonly reason: string }) => ended.reason === 'deactivated',
    choseToStay: (_, chosen: { readonly id: string; readonly choice: string }) =>
      chosen.id === userInfoDialog.id && chosen.choice !== 'loginAgain',
    choseToLoginAgain: (_, chosen: { readonly id: string; readonly choice: string }) =>
      chosen.id === userInfoDialog.id && chosen.choice === 'loginAgain',
    choseToComeBack: (_, chosen: { readonly id: string; readonly choice: string }) =>
      chosen.id === loggedOutElsewhereDialog.id && chosen.choice === 'loginAgain',
    choseNotToComeBack: (_, chosen: { readonly id: string }) => chosen.id === loggedOutElsewhereDialog.id,
    choseToLogOut: (_, chosen: { readonly id: string; readonly choice: string }) =>
      chosen.id === logoutDialog.id && chosen.choice === dialogButtons.confirm.choice,
    tookLeave: (_, chosen: { readonly id: string }) => chosen.id === deactivatedDialog.id,
  },
  actions: {
    keepToken: assign((_, kept: { readonly token: Token | null }) => ({ token: kept.token })),
    forgetToken: assign({ token: null, userId: null }),
    keepPlace: assign((_, committed: { readonly address: string }) => ({
      atLogin: isLoginAddress(committed.address),
      place: committed.address,
    })),
    askForUser: sendTo('userInfo', { type: 'userInfo.requested' }),
    forgetUser: sendTo('userInfo', { type: 'userInfo.cleared' }),
    notifyUserInfoToStay: sendTo('userInfo', { type: 'userInfo.stayChosen' }),
    notifyUserInfoToLoginAgain: sendTo('userInfo', { type: 'userInfo.loginAgainChosen' }),
    notifyUserInfoOfNavigation: sendTo('userInfo', { type: 'navigation.happened' }),
    goOnAfterLogin: sendTo('navigation', { type: 'login.completed' }),
    goHome: sendTo('navigation', { type: 'session.ended' }),
    goToLogin: sendTo('navigation', { type: 'login.wanted' }),
    goToLoginAndBack: sendTo('navigation', ({ context }) => ({
      type: 'login.wanted' as const,
      returnTo: context.placeLeft ?? undefined,
    })),
    keepPlaceLeft: assign(({ context }) => ({ placeLeft: context.place })),
    forgetPlaceLeft: assign({ placeLeft: null }),
    notifyVisitor: sendTo('navigation', (_, loaded: { readonly user: User }) => ({
      type: 'visitor.changed' as const,
      visitor: memberVisitor(loaded.user),
    })),
    notifyVisitorIsUnknown: sendTo('navigation', { type: 'visitor.changed', visitor: { kind: 'unknown' } }),
    notifyPrivacyOfLogin: sendTo('privacy', { type: 'privacy.ticked' }),
    notifyPrivacyOfMember: sendTo('privacy', (_, loaded: { readonly user: User }) => ({
      type: 'privacy.memberKnown' as const,
      userId: loaded.user.userId,
    })),
    letIn: sendTo('navigation', { type: 'privacy.changed', privacy: 'agreed' }),
    shutOut: sendTo('navigation', { type: 'privacy.changed', privacy: 'missing' }),
    reportConsentNotKept: sendTo('notices', { type: 'notice.toast', text: consentNotKeptText }),
    notifyVisitorIsUnavailable: sendTo('navigation', { type: 'visitor.unavailable' }),
    keepUser: assign((_, loaded: { readonly user: User }) => ({ userId: loaded.user.userId })),
    openSocket: enqueueActions(({ context, enqueue }) => {
      const { userId, token } = context;
      if (userId !== null && token !== null)
        enqueue.sendTo('messageSocket', { type: 'socket.openRequested', userId, token });
    }),
    closeSocket: sendTo('messageSocket', { type: 'socket.closeRequested' }),
    passToSocket: sendTo('messageSocket', (_, happened: LifecycleEvent) => ({ type: happened.type })),
    renewWhenDue: sendTo('session', { type: 'session.foregrounded' }),
    notifySessionOfMember: sendTo('session', (_, loaded: { readonly user: User }) => ({
      type: 'session.memberKnown' as const,
      userId: loaded.user.userId,
    })),
    endDeactivatedSession: sendTo('session', { type: 'session.deactivated' }),
    logOut: sendTo('session', { type: 'session.logoutRequested' }),
    endWithdrawnSession: sendTo('session', { type: 'session.withdrawn' }),
    forceLocalLogout: sendTo('session', { type: 'session.forcedLogout' }),
    notifySessionOfRefusal: sendTo('session', (_, refused: { readonly token: string | null }) => ({
      type: 'session.refused' as const,
      token: refused.token,
    })),
    refreshUnread: sendTo('unreadCount', { type: 'unread.refreshRequested' }),
    clearUnread: sendTo('unreadCount', { type: 'unread.cleared' }),
    coverPage: sendTo('loadingIndicator', { type: 'loading.started', overlay: true }),
    uncoverPage: sendTo('loadingIndicator', { type: 'loading.ended' }),
    clearNotices: sendTo('notices', { type: 'notice.cleared' }),
    reportFailedCall: sendTo('notices', (_, failed: CallFailed) => ({
      type: 'notice.callFailed' as const,
      failure: failed.failure,
    })),
    askToStayOrLoginAgain: sendTo('notices', (_, failed: { readonly failure: GatewayFailure }) => ({
      type: 'notice.dialog' as const,
      ...userInfoDialog,
      text: failureText(failed.failure),
    })),
    reportDeactivated: sendTo('notices', { type: 'notice.dialog', ...deactivatedDialog }),
    reportHistoryLost: sendTo('notices', { type: 'notice.toast', text: historyLostText }),
    reportLoggedOut: sendTo('notices', { type: 'notice.toast', text: loggedOutText }),
    reportLoggedOutElsewhere: sendTo('notices', { type: 'notice.dialog', ...loggedOutElsewhereDialog }),
    reportLoginIsNeededAgain: sendTo('notices', { type: 'notice.toast', text: sessionRefusedText }),
    reportLayer: emit((_, dismissed: { readonly id: string }) => ({
      type: 'layer.dismissed' as const,
      id: dismissed.id,
    })),
    hearAgain: enqueueActions(({ enqueue }) => {
      enqueue.stopChild('hearing');
      enqueue.spawnChild('hearing', { id: 'hearing' });
    }),
    goOn: assign({}),
    noteChoice: emit((_, chosen: { readonly id: string; readonly choice: string }) => ({
      type: 'choice.noted' as const,
      id: chosen.id,
      choice: chosen.choice,
    })),
    noteSkippedFrame: emit((_, skipped: { readonly excerpt: string }) => ({
      type: 'frame.skipped' as const,
      excerpt: skipped.excerpt,
    })),
    noteReportedByCaller: emit((_, failed: CallFailed) => ({
      type: 'call.reportedByCaller' as const,
      failure: failed.failure,
    })),
    reportArrival: emit((_, arrived: { readonly message: IncomingMessage | null }) => ({
      type: 'message.arrived' as const,
      message: arrived.message,
    })),
  },
});
