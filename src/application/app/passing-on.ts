import type { AppEvent, LifecycleEvent, RefusalTold } from './app-events';

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
export const keepPlace = {
  type: 'keepPlace',
  params: ({ event }: { readonly event: Extract<AppEvent, { type: 'navigation.committed' }> }) => event,
} as const;
export const beginSession = [keepToken, 'goOnAfterLogin', 'askForUser'] as const;
/** A login on this page, for which the agreement was ticked (PRI-06). */
export const beginOwnSession = ['tellPrivacyOfLogin', ...beginSession] as const;
const unheard = { actions: 'refuseBeforeConsent' } as const;
/** Before the agreement nothing follows from what happens (PRI-02). */
export const unheardBeforeConsent = {
  'navigation.committed': unheard,
  'visitor.wanted': unheard,
  'lifecycle.foreground': unheard,
  'lifecycle.online': unheard,
  'lifecycle.offline': unheard,
} as const;

export const passOn = {
  type: 'passToSocket',
  params: ({ event }: { readonly event: LifecycleEvent }) => event,
} as const;

/** A long-lived flow that broke is told; the others go on. */
export const broken = (flow: string) => ({ actions: { type: 'noteDefect', params: { flow } } }) as const;
export const flow = <TName extends string>(name: TName) =>
  ({ id: name, systemId: name, onError: broken(name) }) as const;

const noted = {
  actions: { type: 'noteRefusal', params: ({ event }: { readonly event: RefusalTold }) => event },
} as const;
/** What a flow could not serve is told on. */
export const refusalsNoted = {
  'privacy.refused': noted,
  'session.eventRefused': noted,
  'userInfo.refused': noted,
  'socket.eventRefused': noted,
  'notice.refused': noted,
  'navigation.refused': noted,
} as const;

type Arrived = Extract<AppEvent, { type: 'socket.messageArrived' }>;
const arrived = ({ event }: { readonly event: Arrived }) => event;

/** What changes who one is, a verification decided or a membership: user info is asked for anew (ACC-04, PAY-17). */
export const messageArrived = [
  {
    guard: { type: 'changesWhoOneIs', params: arrived },
    actions: ['askForUser', 'refreshUnread', { type: 'tellArrival', params: arrived }],
  },
  { actions: ['refreshUnread', { type: 'tellArrival', params: arrived }] },
] as const;

/** What came while the socket was down is told by nobody: it is fetched by whoever shows messages or orders (SOC-05). */
export const socketOpened = [
  {
    guard: {
      type: 'mayHaveMissed',
      params: ({ event }: { readonly event: Extract<AppEvent, { type: 'socket.opened' }> }) => event,
    },
    actions: ['refreshUnread', { type: 'tellArrival', params: { message: null } }],
  },
  { actions: 'refreshUnread' },
] as const;
