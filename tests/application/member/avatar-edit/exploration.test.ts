import { left, right } from 'fp-ts/Either';
import { avatarEditInvariants } from '../../../../src/application/member/avatar-edit/invariants';
import { avatarEditMachine } from '../../../../src/application/member/avatar-edit/machine';
import { explorationTests } from '../../../support/explore/exploration-tests';
import { done, says } from '../../../support/explore/step';
import { everyFailure } from '../../../support/failures';
import { cancels, chooses, confirms, moves, opened, refused, zooms } from './samples';

explorationTests('avatar-edit', {
  machine: avatarEditMachine,
  alphabet: [
    chooses,
    zooms(1),
    zooms(4),
    moves,
    confirms,
    cancels,
    says('layer', cancels),
    says('picture', opened),
    says('picture', refused),
    done('save', right(undefined)),
    done('save', left({ kind: 'unreadable' })),
    ...everyFailure.map((failure) => done('save', left(failure))),
  ],
  facts: ({ context: { file, picture, crop, error } }) => [
    file !== null,
    picture !== null,
    crop,
    error !== null,
  ],
  invariants: avatarEditInvariants,
  goal: (page) => page.matches('resting'),
});
