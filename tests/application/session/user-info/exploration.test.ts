import { left, right } from 'fp-ts/Either';
import { userInfoInvariants } from '../../../../src/application/session/user-info/invariants';
import { userInfoMachine } from '../../../../src/application/session/user-info/machine';
import { explorationTests } from '../../../support/explore/exploration-tests';
import { done } from '../../../support/explore/step';
import { everyFailure } from '../../../support/failures';
import { user } from '../../../support/samples/user';

explorationTests('user-info', {
  machine: userInfoMachine,
  alphabet: [
    done('connectionBack'),
    { type: 'userInfo.requested' },
    { type: 'userInfo.cleared' },
    { type: 'userInfo.stayChosen' },
    { type: 'userInfo.loginAgainChosen' },
    { type: 'navigation.happened' },
    done('loadUser', right(user())),
    done('loadUser', right(user({ isRemoved: true }))),
    ...everyFailure.map((failure) => done('loadUser', left(failure))),
  ],
  facts: ({ context }) => context.user?.userId,
  invariants: userInfoInvariants,
  goal: (userInfo) => userInfo.matches('loaded'),
});
