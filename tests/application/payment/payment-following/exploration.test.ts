import { left, right } from 'fp-ts/Either';
import { followingInvariants } from '../../../../src/application/payment/payment-following/invariants';
import { paymentFollowingMachine } from '../../../../src/application/payment/payment-following/machine';
import { explorationTests } from '../../../support/explore/exploration-tests';
import { done, says } from '../../../support/explore/step';
import { everyFailure } from '../../../support/failures';

explorationTests('payment-following', {
  machine: paymentFollowingMachine<unknown>(),
  inputs: [false, true].map((pausesFirst) => ({
    subject: 'HP202611200000000001',
    lifeMs: 1_800_000,
    pauseMs: 5_000,
    pausesFirst,
  })),
  alphabet: [
    { type: 'following.reported' },
    { type: 'following.resumed' },
    says('arrivals', { type: 'following.reported' }),
    done('ask', right('open')),
    done('ask', right('paid')),
    done('ask', right('closed')),
    ...everyFailure.map((failure) => done('ask', left(failure))),
  ],
  facts: () => null,
  invariants: followingInvariants,
});
