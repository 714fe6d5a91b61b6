import { endWasRefusal } from './opening';
import type { SessionEvent } from './events';
import { sessionSetup } from './setup';

/** The server no longer knows the token. */
export const refused = { target: '#session.ending.clearing', actions: 'noteRefused' } as const;

/** The device keeps no token any more: a logout was chosen in another tab. */
export const leftElsewhere = {
  target: '#session.ending.clearing',
  actions: 'noteLoggedOutElsewhere',
} as const;

type Refused = Extract<SessionEvent, { readonly type: 'session.refused' }>;
/** A 401 is looked at where the token at hand is settled; while it is being asked for or checked, that answer decides. */
export const tokenRefused = {
  target: 'checkingRefusal',
  actions: {
    type: 'noteRefusedToken',
    params: ({ event }: { readonly event: Refused }) => ({ token: event.token }),
  },
} as const;

/** After a 401. */
export const checkingRefusal = sessionSetup.createStateConfig({
  description: 'Finds out whether the 401 was about the token in use, or about one that was replaced.',
  meta: { requirements: ['SES-07'] },
  invoke: {
    id: 'readKept',
    src: 'readKept',
    onDone: [
      { guard: { type: 'isGoneAsHeard', params: ({ event }) => event.output }, ...refused },
      { guard: { type: 'tokenIsGone', params: ({ event }) => event.output }, target: 'hearingWhy' },
      { guard: { type: 'refusedTokenWasLeft', params: ({ event }) => event.output }, ...refused },
      { guard: { type: 'refusedTokenIsKept', params: ({ event }) => event.output }, target: 'hearingWhy' },
      {
        guard: { type: 'anotherTokenIsKept', params: ({ event }) => event.output },
        target: 'fresh',
        actions: [{ type: 'adoptKept', params: ({ event }) => event.output }, 'reportReplaced'],
      },
      { target: 'fresh' },
    ],
    onError: refused,
  },
  after: { storageLimit: refused },
});

/** After another tab's word that the server refused its token. */
export const checkingEndReported = sessionSetup.createStateConfig({
  description: 'Another tab was refused: unless the device keeps a newer token, that holds here too.',
  meta: { requirements: ['SES-07', 'LOG-14'] },
  invoke: {
    id: 'readKept',
    src: 'readKept',
    onDone: [
      {
        guard: { type: 'anotherTokenIsKept', params: ({ event }) => event.output },
        target: 'fresh',
        actions: [{ type: 'adoptKept', params: ({ event }) => event.output }, 'reportReplaced'],
      },
      refused,
    ],
    onError: refused,
  },
  after: { storageLimit: refused },
});

/** After a 401 about the token in use, or where the device keeps no token any more. */
export const hearingWhy = sessionSetup.createStateConfig({
  description:
    'The server ends a session before the tab that logged out has cleared the token: that tab reports why.',
  meta: { requirements: ['LOG-14', 'SES-07'] },
  after: { newsLimit: 'checkingAgain' },
  on: {
    'session.endedElsewhere': [{ guard: endWasRefusal, ...refused }, leftElsewhere],
    // A newer token may be there; the refused one must not pass for good because of it.
    'session.openedElsewhere': 'checkingAgain',
  },
});

/** After a 401 that no other tab has explained. */
export const checkingAgain = sessionSetup.createStateConfig({
  description:
    'No tab has reported why: a token that is still kept was refused, one that is gone was given back.',
  meta: { requirements: ['LOG-14', 'SES-07'] },
  invoke: {
    id: 'readKept',
    src: 'readKept',
    onDone: [
      { guard: { type: 'tokenIsGone', params: ({ event }) => event.output }, ...leftElsewhere },
      {
        guard: { type: 'anotherTokenIsKept', params: ({ event }) => event.output },
        target: 'fresh',
        actions: [{ type: 'adoptKept', params: ({ event }) => event.output }, 'reportReplaced'],
      },
      refused,
    ],
    onError: refused,
  },
  after: { storageLimit: refused },
  on: { 'session.openedElsewhere': { target: 'checkingAgain', reenter: true } },
});
