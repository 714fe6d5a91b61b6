import { left, right } from 'fp-ts/Either';
import { unreadCountInvariants } from '../../../../src/application/messages/unread-count/invariants';
import { unreadCountMachine } from '../../../../src/application/messages/unread-count/machine';
import { explorationTests } from '../../../support/explore/exploration-tests';
import { done } from '../../../support/explore/step';
import { everyFailure } from '../../../support/failures';

explorationTests('unread-count', {
  machine: unreadCountMachine,
  alphabet: [
    { type: 'unread.refreshRequested' },
    { type: 'unread.cleared' },
    { type: 'unread.known', count: 3 },
    done('readCount', right(5)),
    ...everyFailure.map((failure) => done('readCount', left(failure))),
  ],
  facts: ({ context }) => context,
  invariants: unreadCountInvariants,
  goal: (unread) => unread.matches('idle'),
});
