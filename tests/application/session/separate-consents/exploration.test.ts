import { left, right } from 'fp-ts/Either';
import { separateConsentsInvariants } from '../../../../src/application/session/separate-consents/invariants';
import { separateConsentsMachine } from '../../../../src/application/session/separate-consents/machine';
import { explorationTests } from '../../../support/explore/exploration-tests';
import { done } from '../../../support/explore/step';
import { everyFailure } from '../../../support/failures';
import { given, giving, notGiven, reloading, takenBack, withdrawing } from './samples';

explorationTests('separate-consents', {
  machine: separateConsentsMachine,
  alphabet: [
    done('connectionBack'),
    giving,
    withdrawing,
    reloading,
    ...[notGiven, given, takenBack].map((consents) => done('load', right(consents))),
    ...everyFailure.map((failure) => done('load', left(failure))),
    ...[given, takenBack].map((consents) => done('change', right(consents))),
    ...everyFailure.map((failure) => done('change', left(failure))),
  ],
  facts: ({ context }) => [context.consents, context.change],
  invariants: separateConsentsInvariants,
  goal: (page) => page.matches('ready'),
});
