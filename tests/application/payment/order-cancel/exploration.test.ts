import { left, right } from 'fp-ts/Either';
import { orderCancelInvariants } from '../../../../src/application/payment/order-cancel/invariants';
import { orderCancelMachine } from '../../../../src/application/payment/order-cancel/machine';
import { explorationTests } from '../../../support/explore/exploration-tests';
import { done, says } from '../../../support/explore/step';
import { everyFailure } from '../../../support/failures';

explorationTests('order-cancel', {
  machine: orderCancelMachine,
  inputs: [{ orderNo: 'HP202611200000000001' }],
  alphabet: [
    { type: 'orderCancel.requested' },
    { type: 'orderCancel.confirmed' },
    { type: 'orderCancel.dismissed' },
    says('layer', { type: 'orderCancel.dismissed' }),
    done('cancel', right(undefined)),
    ...everyFailure.map((failure) => done('cancel', left(failure))),
  ],
  facts: ({ context: { error } }) => error !== null,
  invariants: orderCancelInvariants,
});
