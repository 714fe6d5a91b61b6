import { left, right } from 'fp-ts/Either';
import { talkRemovalInvariants } from '../../../../src/application/assistant/talk-removal/invariants';
import { talkRemovalMachine } from '../../../../src/application/assistant/talk-removal/machine';
import { explorationTests } from '../../../support/explore/exploration-tests';
import { done } from '../../../support/explore/step';
import { everyFailure } from '../../../support/failures';

explorationTests('talk-removal', {
  machine: talkRemovalMachine,
  alphabet: [
    { type: 'talkRemoval.requested', id: 'c1' },
    { type: 'talkRemoval.requested', id: 'c2' },
    { type: 'talkRemoval.confirmed' },
    { type: 'talkRemoval.cancelled' },
    done('remove', right(undefined)),
    ...everyFailure.map((failure) => done('remove', left(failure))),
  ],
  facts: ({ context: { id } }) => [id],
  invariants: talkRemovalInvariants,
});
