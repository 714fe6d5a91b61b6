import { left, right } from 'fp-ts/Either';
import { profileEditInvariants } from '../../../src/application/profile-edit/invariants';
import { profileEditMachine } from '../../../src/application/profile-edit/machine';
import { explorationTests } from '../../support/explore/exploration-tests';
import { done } from '../../support/explore/step';
import { everyFailure } from '../../support/failures';
import { profile, reloads, submits, typesInto } from './samples';

explorationTests('profile-edit', {
  machine: profileEditMachine,
  inputs: [{ userId: '7' }],
  alphabet: [
    done('connectionBack'),
    ...['', '何嘉嘉'].map((text) => typesInto('name', text)),
    ...['wrong', 'he@example.com'].map((text) => typesInto('email', text)),
    typesInto('company', '别的公司'),
    submits,
    reloads,
    done('load', right({ profile: profile(), draft: null })),
    done('load', right({ profile: profile({ locked: true }), draft: { name: '别人', email: 'wrong' } })),
    ...everyFailure.map((failure) => done('load', left(failure))),
    done('keepDraft', 'kept'),
    done('save', right(undefined)),
    ...everyFailure.map((failure) => done('save', left(failure))),
  ],
  facts: ({ context: { typed, profile: loaded } }) => [typed, loaded],
  invariants: profileEditInvariants,
  goal: (page) => page.matches('editing'),
});
