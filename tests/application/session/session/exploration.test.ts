import { left, right } from 'fp-ts/Either';
import { sessionInvariants } from '../../../../src/application/session/session/invariants';
import { sessionMachine } from '../../../../src/application/session/session/machine';
import { explorationTests } from '../../../support/explore/exploration-tests';
import { done } from '../../../support/explore/step';
import { everyFailure } from '../../../support/failures';
import { token } from '../../../support/samples/token';

const [first, second] = [token('first'), token('second')];
const kept = [null, first, second].flatMap((held) =>
  [true, false].map((renewalIsDue) => done('readKept', { token: held, renewalIsDue })),
);

explorationTests('session', {
  machine: sessionMachine,
  inputs: [{ token: null }, { token: first }],
  alphabet: [
    { type: 'session.tokenObtained', token: second },
    { type: 'session.logoutRequested' },
    { type: 'session.forcedLogout' },
    { type: 'session.deactivated' },
    { type: 'session.withdrawn' },
    { type: 'session.refused', token: null },
    { type: 'session.refused', token: first },
    { type: 'session.refused', token: second },
    { type: 'session.foregrounded' },
    { type: 'session.openedElsewhere' },
    { type: 'session.endedElsewhere', reason: 'loggedOut' },
    { type: 'session.endedElsewhere', reason: 'refused' },
    { type: 'session.memberKnown', userId: 'u1' },
    ...kept,
    done('renewToken', right(second)),
    ...everyFailure.map((failure) => done('renewToken', left(failure))),
    done('keepToken', right(undefined)),
    done('keepToken', left({ kind: 'unavailable' })),
    done('keepToken', left({ kind: 'full' })),
    done('logOut', right(undefined)),
    ...everyFailure.map((failure) => done('logOut', left(failure))),
    done('clearSession', 'cleared'),
    done('clearToken', 'cleared'),
  ],
  facts: ({ context }) => context,
  invariants: sessionInvariants,
  goal: (session) => session.matches('anonymous'),
});
