import {
  beginOwnSession,
  beginSession,
  clearSession,
  flow,
  followedInUse,
  keepToken,
  leaveSession,
  messageArrived,
  noticeChosen,
  socketOpened,
} from './passing-on';
import { appSetup } from './setup';

/** The application: it owns what lives as long as it does, and its chart says who hears what. Source: product.md §4. */
export const appMachine = appSetup.createMachine({
  id: 'app',
  description: 'Owns the long-lived flows and passes their facts on.',
  meta: { requirements: ['SES-01', 'SES-04', 'LOG-08', 'SOC-03', 'SOC-04'] },
  context: ({ input }) => ({
    input,
    token: input.token,
    userId: null,
    atLogin: false,
    place: null,
    placeLeft: null,
  }),
  invoke: [
    { id: 'hearing', src: 'hearing', onError: '.inUse.deaf' },
    { src: 'notices', ...flow('notices') },
    { src: 'loadingIndicator', ...flow('loadingIndicator') },
    { src: 'chunkRecovery', ...flow('chunkRecovery') },
    { src: 'unreadCount', ...flow('unreadCount') },
    {
      src: 'messageSocket',
      input: ({ context }) => ({ jitter: context.input.jitter }),
      ...flow('messageSocket'),
    },
    { src: 'userInfo', ...flow('userInfo') },
    {
      src: 'privacy',
      input: ({ context }) => ({ standing: context.input.navigation.privacy, kept: context.input.consent }),
      ...flow('privacy'),
    },
    { src: 'navigation', input: ({ context }) => context.input.navigation, ...flow('navigation') },
    { src: 'session', input: ({ context }) => ({ token: context.input.token }), ...flow('session') },
  ],
  on: {
    'session.opened': [
      { guard: 'isLoggedIn', actions: [...clearSession, ...beginOwnSession] },
      { actions: beginOwnSession },
    ],
    'session.joined': [
      { guard: 'personIsAtLogin', actions: beginSession },
      { actions: [keepToken, 'clearNotices', 'forgetPlaceLeft', 'notifyVisitorIsUnknown', 'askForUser'] },
    ],
    'session.renewed': { actions: [keepToken, 'openSocket'] },
    'session.replaced': [
      { guard: 'userIsMissing', actions: [keepToken, 'forgetUser', 'askForUser'] },
      { actions: [keepToken, 'askForUser'] },
    ],
    'session.ended': [
      {
        guard: { type: 'endedByLogout', params: ({ event }) => event },
        actions: [...leaveSession, 'reportLoggedOut'],
      },
      {
        guard: { type: 'endedByLogoutElsewhere', params: ({ event }) => event },
        actions: ['keepPlaceLeft', ...leaveSession, 'reportLoggedOutElsewhere'],
      },
      {
        guard: { type: 'endedByRefusal', params: ({ event }) => event },
        actions: [...leaveSession, 'reportLoginIsNeededAgain'],
      },
      {
        guard: { type: 'endedByDeactivation', params: ({ event }) => event },
        target: '.inUse.farewell',
        actions: [...leaveSession, 'reportDeactivated'],
      },
      { actions: [...clearSession, 'clearNotices', 'goToLogin'] },
    ],
    'session.leaving': { actions: 'coverPage' },
    'session.left': { actions: 'uncoverPage' },
    'userInfo.deactivated': { actions: 'endDeactivatedSession' },
    'userInfo.loaded': [
      {
        guard: 'isLoggedIn',
        actions: [
          { type: 'notifySessionOfMember', params: ({ event }) => event },
          { type: 'notifyVisitor', params: ({ event }) => event },
          { type: 'keepUser', params: ({ event }) => event },
          { type: 'notifyPrivacyOfMember', params: ({ event }) => event },
          'openSocket',
          'refreshUnread',
        ],
      },
      { actions: 'forgetUser' },
    ],
    'userInfo.failed': {
      actions: [
        'notifyVisitorIsUnavailable',
        { type: 'askToStayOrLoginAgain', params: ({ event }) => event },
      ],
    },
    'userInfo.loginAgain': { actions: 'forceLocalLogout' },
    'notice.chosen': noticeChosen,
    'socket.opened': socketOpened,
    'socket.messageArrived': messageArrived,
    'socket.refused': { actions: { type: 'notifySessionOfRefusal', params: ({ event }) => event } },
    'call.failed': [
      {
        guard: { type: 'tokenIsRefused', params: ({ event }) => event },
        actions: { type: 'notifySessionOfRefusal', params: ({ event }) => event },
      },
      {
        guard: { type: 'callerNotifiesTheUser', params: ({ event }) => event },
        actions: { type: 'noteReportedByCaller', params: ({ event }) => event },
      },
      { actions: { type: 'reportFailedCall', params: ({ event }) => event } },
    ],
    'layer.dismissed': { actions: { type: 'reportLayer', params: ({ event }) => event } },
    'socket.frameSkipped': { actions: { type: 'noteSkippedFrame', params: ({ event }) => event } },
    'privacy.granted': { actions: 'letIn' },
    'privacy.notKept': { actions: 'reportConsentNotKept' },
    'privacy.withdrawn': [
      {
        guard: { type: 'consentIsWanted', params: ({ event }) => event },
        target: '.awaitingConsent',
        actions: ['endWithdrawnSession', 'shutOut', 'goHome'],
      },
      { actions: 'endWithdrawnSession' },
    ],
    'navigation.historyLost': {
      actions: 'reportHistoryLost',
    },
  },
  initial: 'starting',
  states: {
    starting: {
      description: 'Asks who is logged in when the device kept a token.',
      meta: { requirements: ['SES-01'] },
      always: [
        { guard: 'consentIsMissing', target: 'awaitingConsent' },
        { guard: 'isLoggedIn', target: 'inUse', actions: 'askForUser' },
        { target: 'inUse' },
      ],
    },
    awaitingConsent: {
      description:
        'In the app, before the privacy agreement: no user info is requested, and nothing is loaded.',
      meta: { requirements: ['PRI-02'] },
      on: {
        'privacy.granted': [
          { guard: 'isLoggedIn', target: 'inUse', actions: ['letIn', 'askForUser'] },
          { target: 'inUse', actions: 'letIn' },
        ],
      },
    },
    inUse: {
      description:
        'The person may be known and the network used: what they do and what happens to the page is followed.',
      meta: { requirements: ['PRI-02', 'SES-07'] },
      initial: 'running',
      on: followedInUse,
      states: {
        running: {
          description: 'The application is in use.',
          meta: { requirements: ['LOG-08', 'SES-07'] },
        },
        farewell: {
          description:
            'The account was deactivated and is logged out: the person reads so, and the page reloads.',
          meta: { requirements: ['SES-02'] },
          after: { farewellLimit: 'reloading' },
          on: {
            'notice.chosen': {
              guard: { type: 'tookLeave', params: ({ event }) => event },
              target: 'reloading',
            },
          },
        },
        deaf: {
          description: 'The facts of the flows are not received; the listener starts again in a moment.',
          meta: { requirements: ['SES-07'] },
          after: { hearingPause: { target: 'running', actions: 'hearAgain' } },
        },
        reloading: {
          description: 'The page is reloaded.',
          meta: { requirements: ['SES-02'] },
          invoke: { id: 'reloadPage', src: 'reloadPage', onError: 'running' },
          after: { reloadLimit: 'running' },
        },
      },
    },
  },
});

export type AppMachine = typeof appMachine;
