import { left, right } from 'fp-ts/Either';
import { changePasswordInvariants } from '../../../src/application/change-password/invariants';
import { changePasswordMachine } from '../../../src/application/change-password/machine';
import { explorationTests } from '../../support/explore/exploration-tests';
import { done } from '../../support/explore/step';
import { everyFailure } from '../../support/failures';
import { submits, typesInto } from './samples';

explorationTests('change-password', {
  machine: changePasswordMachine,
  inputs: [{ userName: '13851206614' }],
  alphabet: [
    ...['', 'old-2025'].map((text) => typesInto('oldPassword', text)),
    ...['', 'amber-2026', 'old-2025', 'short'].map((text) => typesInto('password', text)),
    ...['', 'amber-2026'].map((text) => typesInto('repeated', text)),
    submits,
    done('change', right(2)),
    ...everyFailure.map((failure) => done('change', left(failure))),
  ],
  facts: ({ context: { oldPassword, password, repeated, ended } }) => [
    oldPassword,
    password,
    repeated,
    ended !== null,
  ],
  invariants: changePasswordInvariants,
  goal: (page) => page.matches('editing') || page.matches('changed'),
});
