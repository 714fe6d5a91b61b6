import { left, right } from 'fp-ts/Either';
import type { WayInMachine } from '../../../../src/application/session/way-in/chart';
import { wayInInvariants } from '../../../../src/application/session/way-in/invariants';
import { explorationTests } from '../../../support/explore/exploration-tests';
import { done, says } from '../../../support/explore/step';
import { everyFailure } from '../../../support/failures';
import { token } from '../../../support/samples/token';
import { completes } from './samples';

/** Every reachable state of a way in, under every event and every answer. */
export const exploreWayIn = (name: string, machine: WayInMachine): void =>
  explorationTests(name, {
    machine,
    inputs: [
      { appid: null, query: '' },
      { appid: '2030', query: '' },
    ],
    alphabet: [
      completes,
      says('form', completes),
      done('enter', right(token('first'))),
      ...everyFailure.map((failure) => done('enter', left(failure))),
      done('openSession', right(undefined)),
      done('openSession', left({ kind: 'unavailable' })),
      done('openSession', left({ kind: 'full' })),
    ],
    facts: ({ context: { values, token: held } }) => [values, held],
    invariants: wayInInvariants,
    goal: (way) => ['filling', 'loggedIn', 'formLost'].some((state) => way.value === state),
  });
