import { goingOn } from '../../kit/going-on';
import type { AppEvent, LifecycleEvent } from './app-events';

/** What the end of every session clears, the socket last (LOG-08). */
export const clearSession = ['forgetToken', 'forgetUser', 'clearUnread', 'closeSocket'] as const;
/** What the end of every session does but the forced one: home, with nothing of it on the screen. */
export const leaveSession = [...clearSession, 'clearNotices', 'goHome'] as const;

type Carrying = Extract<
  AppEvent,
  { type: 'session.opened' | 'session.joined' | 'session.renewed' | 'session.replaced' }
>;
export const keepToken = {
  type: 'keepToken',
  params: ({ event }: { readonly event: Carrying }) => event,
} as const;
const keepPlace = {
  type: 'keepPlace',
  params: ({ event }: { readonly event: Extract<AppEvent, { type: 'navigation.committed' }> }) => event,
} as const;
export const beginSession = [keepToken, 'goOnAfterLogin', 'askForUser'] as const;
/** A login on this page, for which the agreement was ticked (PRI-06). */
export const beginOwnSession = ['notifyPrivacyOfLogin', ...beginSession] as const;
const passOn = {
  type: 'passToSocket',
  params: ({ event }: { readonly event: LifecycleEvent }) => event,
} as const;

/** What follows from what happens to the page, from when the person may be known (PRI-02). */
export const followedInUse = {
  'navigation.committed': [
    { guard: 'userIsMissing', actions: [keepPlace, 'askForUser'] },
    { actions: [keepPlace, 'notifyUserInfoOfNavigation'] },
  ],
  'visitor.wanted': { actions: 'askForUser' },
  'lifecycle.foreground': [
    { guard: 'userIsKnown', actions: [passOn, 'renewWhenDue', 'refreshUnread'] },
    { actions: [passOn, 'renewWhenDue'] },
  ],
  'lifecycle.online': [{ guard: 'userIsKnown', actions: [passOn, 'refreshUnread'] }, { actions: passOn }],
  'lifecycle.offline': { actions: passOn },
} as const;

/** When a long-lived flow breaks the others go on. */
export const flow = <TName extends string>(name: TName) =>
  ({ id: name, systemId: name, onError: goingOn }) as const;

type Arrived = Extract<AppEvent, { type: 'socket.messageArrived' }>;
const arrived = ({ event }: { readonly event: Arrived }) => event;

/**
 * A message that changes the user, by a decided verification or a membership: user info is loaded again (ACC-04,
 * PAY-17).
 */
export const messageArrived = [
  {
    guard: { type: 'changesWhoOneIs', params: arrived },
    actions: ['askForUser', 'refreshUnread', { type: 'reportArrival', params: arrived }],
  },
  { actions: ['refreshUnread', { type: 'reportArrival', params: arrived }] },
] as const;

/**
 * Messages missed while the socket was down are not delivered later: every part that shows messages or orders loads
 * them (SOC-05).
 */
export const socketOpened = [
  {
    guard: {
      type: 'mayHaveMissed',
      params: ({ event }: { readonly event: Extract<AppEvent, { type: 'socket.opened' }> }) => event,
    },
    actions: ['refreshUnread', { type: 'reportArrival', params: { message: null } }],
  },
  { actions: 'refreshUnread' },
] as const;

type Chosen = Extract<AppEvent, { type: 'notice.chosen' }>;
const chosen = ({ event }: { readonly event: Chosen }) => event;

/** What follows from the answer to a dialog. */
export const noticeChosen = [
  { guard: { type: 'choseToStay', params: chosen }, actions: 'notifyUserInfoToStay' },
  {
    guard: { type: 'choseToLoginAgain', params: chosen },
    actions: 'notifyUserInfoToLoginAgain',
  },
  {
    guard: { type: 'choseToComeBack', params: chosen },
    actions: ['goToLoginAndBack', 'forgetPlaceLeft'],
  },
  { guard: { type: 'choseNotToComeBack', params: chosen }, actions: 'forgetPlaceLeft' },
  { guard: { type: 'choseToLogOut', params: chosen }, actions: 'logOut' },
  { actions: { type: 'noteChoice', params: chosen } },
] as const;
