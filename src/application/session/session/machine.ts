import { goingOn } from '../../kit/going-on';
import { ending } from './ending';
import {
  checkingAgain,
  checkingEndReported,
  checkingRefusal,
  hearingWhy,
  leftElsewhere,
  refused,
  tokenRefused,
} from './end-checked';
import { joining } from './joining';
import { endWasNoRefusal, endWasRefusal, opened } from './opening';
import { sessionSetup } from './setup';

const keptUnchanged = { target: 'fresh' } as const;

/** Who is logged in on this device: by a token, until it is given back, refused or taken away. Source: product.md §4. */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  description: 'The session of one person on this device.',
  meta: { requirements: ['LOG-01', 'LOG-14', 'SES-07', 'SES-08'] },
  invoke: [
    { id: 'peers', src: 'peers', onError: goingOn },
    { id: 'leftovers', src: 'leftovers', onError: goingOn },
  ],
  context: ({ input }) => ({ token: input.token, refusedToken: null, leftToken: null, reason: 'loggedOut' }),
  on: {
    'session.memberKnown': { actions: { type: 'wipeLeftoversOfOthers', params: ({ event }) => event } },
  },
  initial: 'starting',
  states: {
    starting: {
      description: 'Decides by the token that the device kept.',
      meta: { requirements: ['SES-01'] },
      always: [{ guard: 'hasToken', target: 'active' }, { target: 'anonymous' }],
    },
    anonymous: {
      description: 'No user is logged in. The only way on is a token, obtained here or in another tab.',
      meta: { requirements: ['LOG-01', 'LOG-02'] },
      on: {
        'session.tokenObtained': {
          target: '#session.active.keeping',
          actions: opened,
        },
        'session.foregrounded': 'joining',
        'session.openedElsewhere': 'joining',
        'session.endedElsewhere': [{ guard: endWasNoRefusal, actions: 'wipeLeftoversWhole' }],
      },
    },
    joining,
    active: {
      description: 'A user is logged in.',
      meta: { requirements: ['LOG-01', 'LOG-08', 'SES-02', 'SES-07', 'SES-08'] },
      initial: 'checkingAge',
      on: {
        'session.tokenObtained': { target: '.keeping', actions: opened },
        'session.logoutRequested': {
          target: 'ending.notifyingServer',
          actions: 'notifyPeersOfLogout',
        },
        'session.withdrawn': { target: 'ending.clearing', actions: 'notifyPeersOfLogout' },
        'session.deactivated': { target: 'ending.notifyingServer', actions: 'noteDeactivated' },
        'session.forcedLogout': { target: 'ending.forcing', actions: 'noteForced' },
        'session.openedElsewhere': '.checkingAge',
        'session.endedElsewhere': [
          { guard: endWasRefusal, target: '.checkingEndReported', actions: 'noteOwnTokenRefused' },
          { target: '.checkingAge', actions: 'noteLeft' },
        ],
      },
      states: {
        checkingAge: {
          description: 'Reads what the device keeps: another tab may have renewed the token or logged out.',
          meta: { requirements: ['SES-08'] },
          on: { 'session.refused': tokenRefused },
          invoke: {
            id: 'readKept',
            src: 'readKept',
            onDone: [
              {
                guard: { type: 'tokenIsGone', params: ({ event }) => event.output },
                ...leftElsewhere,
              },
              {
                guard: { type: 'anotherTokenIsKept', params: ({ event }) => event.output },
                target: 'fresh',
                actions: [{ type: 'adoptKept', params: ({ event }) => event.output }, 'reportReplaced'],
              },
              { guard: { type: 'renewalIsDue', params: ({ event }) => event.output }, target: 'renewing' },
              keptUnchanged,
            ],
            onError: 'fresh',
          },
          after: { storageLimit: 'fresh' },
        },
        fresh: {
          description: 'The token is young enough.',
          meta: { requirements: ['SES-08'] },
          on: { 'session.foregrounded': 'checkingAge', 'session.refused': tokenRefused },
        },
        renewing: {
          description:
            'A renewal is under way, and never a second one; a 401 meanwhile is left to its answer.',
          meta: { requirements: ['SES-08', 'SES-07'] },
          invoke: {
            id: 'renewToken',
            src: 'renewToken',
            onDone: [
              {
                guard: { type: 'tokenCame', params: ({ event }) => event.output },
                target: 'keeping',
                actions: [{ type: 'adoptRenewed', params: ({ event }) => event.output }, 'reportRenewed'],
              },
              {
                guard: { type: 'renewalWasRefused', params: ({ event }) => event.output },
                target: 'checkingRefusal',
                actions: 'noteOwnTokenRefused',
              },
              keptUnchanged,
            ],
            onError: 'fresh',
          },
          after: { renewalLimit: 'fresh' },
        },
        keeping: {
          description: 'Writes the new token and the time of its renewal to the device.',
          meta: { requirements: ['LOG-06', 'SES-08'] },
          invoke: {
            id: 'keepToken',
            src: 'keepToken',
            input: ({ context }) => ({ token: context.token }),
            onDone: [
              { guard: { type: 'tokenWasKept', params: ({ event }) => event.output }, target: 'fresh' },
              refused,
            ],
            onError: refused,
          },
          after: { storageLimit: 'fresh' },
        },
        checkingRefusal,
        checkingEndReported,
        hearingWhy,
        checkingAgain,
      },
    },
    ending,
  },
});

export type SessionMachine = typeof sessionMachine;
