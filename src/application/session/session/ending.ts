import { sessionSetup } from './setup';

/** The target of every end of a session: no user is logged in, here and in the other tabs. */
const over = {
  target: '#session.anonymous',
  actions: ['reportEnded', 'notifyPeersOfEnd', 'forgetSession'],
} as const;

/** How a session is given up. Source: LOG-08, LOG-14. */
export const ending = sessionSetup.createStateConfig({
  description: 'The session is being given up; nothing else is accepted meanwhile.',
  meta: { requirements: ['LOG-08', 'SES-07'] },
  initial: 'notifyingServer',
  states: {
    notifyingServer: {
      description: 'The server is notified; the device does not depend on its answer.',
      meta: { requirements: ['LOG-08', 'SES-02', 'LAY-05'] },
      entry: 'reportLeaving',
      exit: 'reportLeft',
      invoke: { id: 'logOut', src: 'logOut', onDone: 'clearing', onError: 'clearing' },
      after: { logoutLimit: 'clearing' },
      on: { 'session.forcedLogout': 'clearing', 'session.withdrawn': 'clearing' },
    },
    clearing: {
      description: 'Clears the token and everything that logout wipes.',
      meta: { requirements: ['LOG-08', 'SES-07'] },
      invoke: {
        id: 'clearSession',
        src: 'clearSession',
        input: ({ context }) => ({ reason: context.reason }),
        onDone: over,
        onError: over,
      },
      after: { storageLimit: over },
    },
    forcing: {
      description: 'Clears the token and nothing else.',
      meta: { requirements: ['LOG-08'] },
      invoke: { id: 'clearToken', src: 'clearToken', onDone: over, onError: over },
      after: { storageLimit: over },
    },
  },
});
