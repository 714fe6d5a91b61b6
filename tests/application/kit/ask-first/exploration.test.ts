import { left, right } from 'fp-ts/Either';
import { askFirstInvariants } from '../../../../src/application/kit/ask-first/invariants';
import { askFirstMachine } from '../../../../src/application/kit/ask-first/machine';
import { explorationTests } from '../../../support/explore/exploration-tests';
import { done, says } from '../../../support/explore/step';
import { everyFailure } from '../../../support/failures';
import { confirms, dismisses, requests, rules, undoes } from './samples';

explorationTests('ask-first', {
  machine: askFirstMachine(rules),
  alphabet: [
    requests('hide'),
    requests('delete'),
    requests('delete', 'd2'),
    confirms,
    dismisses,
    undoes,
    says('layer', dismisses),
    says('layer', { type: 'ask.notOpened' }),
    done('call', right(undefined)),
    ...everyFailure.map((failure) => done('call', left(failure))),
  ],
  facts: ({ context: { subject, error, done: calls } }) => [subject, error !== null, calls.length > 0],
  invariants: askFirstInvariants(rules),
  goal: (snapshot) => snapshot.matches('resting'),
});
