import { left, right } from 'fp-ts/Either';
import { orderingInvariants } from '../../../../../src/application/payment/payment/ordering/invariants';
import { orderingMachine } from '../../../../../src/application/payment/payment/ordering/machine';
import { explorationTests } from '../../../../support/explore/exploration-tests';
import { done } from '../../../../support/explore/step';
import { everyFailure } from '../../../../support/failures';
import { intentOf, kept, notKept, orderNo, orderToPay, paidIntent, purchase, userId, yes } from '../samples';

const begins = { userId, channel: 'h5', asked: purchase, intent: null } as const;

explorationTests('payment-ordering', {
  machine: orderingMachine,
  inputs: [begins, { ...begins, asked: orderToPay }, { ...begins, asked: null, intent: intentOf() }],
  alphabet: ({ context: { asked, intent } }) => [
    done('checkGrade', yes),
    ...everyFailure.map((failure) => done('checkGrade', left(failure))),
    done('beginIntent', kept(asked?.kind === 'order' ? paidIntent() : intentOf())),
    done('beginIntent', notKept),
    done('placeOrder', right(orderNo)),
    ...everyFailure.map((failure) => done('placeOrder', left(failure))),
    ...(intent === null ? [] : [done('keepNumber', kept(intent))]),
    done('keepNumber', notKept),
  ],
  facts: ({ context: { intent, tries, outcome } }) => [intent?.orderNo, intent?.stage, tries, outcome?.cause],
  invariants: orderingInvariants,
  goal: (snapshot) => snapshot.status === 'done',
});
