import { left, right } from 'fp-ts/Either';
import { resourceInvariants } from '../../../../src/application/kit/resource/invariants';
import { resourceMachine } from '../../../../src/application/kit/resource/machine';
import { explorationTests } from '../../../support/explore/exploration-tests';
import { done } from '../../../support/explore/step';
import { everyFailure } from '../../../support/failures';

const clock = { now: () => 1_000 };

explorationTests('resource', {
  machine: resourceMachine<unknown, unknown>(clock),
  inputs: [{ input: 'which' }, { input: 'which', initial: 'the thing' }],
  alphabet: [
    { type: 'resource.reloadRequested' },
    done('networkLost'),
    done('connectionBack'),
    done('load', right('the thing')),
    ...everyFailure.map((failure) => done('load', left(failure))),
  ],
  facts: ({ context }) => ({
    known: context.value !== null,
    dated: context.loadedAt !== null,
    failure: context.failure?.kind ?? null,
  }),
  invariants: resourceInvariants,
  goal: (snapshot) => snapshot.matches('ready'),
});
