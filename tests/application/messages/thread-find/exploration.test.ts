import { left, right } from 'fp-ts/Either';
import { threadFindInvariants } from '../../../../src/application/messages/thread-find/invariants';
import { threadFindMachine } from '../../../../src/application/messages/thread-find/machine';
import { explorationTests } from '../../../support/explore/exploration-tests';
import { done } from '../../../support/explore/step';
import { everyFailure } from '../../../support/failures';

explorationTests('thread-find', {
  machine: threadFindMachine,
  inputs: [
    { peerId: '8', words: '估值' },
    { peerId: '8', words: null },
  ],
  alphabet: [
    { type: 'find.earlier' },
    { type: 'find.later' },
    { type: 'find.retried' },
    { type: 'find.closed' },
    done('hits', right(['9', '4', '2'])),
    done('hits', right([])),
    ...everyFailure.map((failure) => done('hits', left(failure))),
  ],
  facts: ({ context: { words, ids, nth } }) => [words, ids.length, nth],
  invariants: threadFindInvariants,
  goal: (find) => find.matches('closed'),
});
