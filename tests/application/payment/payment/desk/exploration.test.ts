import { paymentDeskMachine } from '../../../../../src/application/payment/payment/desk/machine';
import { deskInvariants } from '../../../../../src/application/payment/payment/desk/invariants';
import { explorationTests } from '../../../../support/explore/exploration-tests';
import { done } from '../../../../support/explore/step';
import { asking, attemptEnds, everyPress, h5Means, recalls, working } from './words';

explorationTests('payment-desk', {
  machine: paymentDeskMachine,
  inputs: [h5Means],
  alphabet: [
    ...everyPress,
    ...Object.values(recalls).map((recalled) => done('recall', recalled)),
    working('checkingGrade'),
    asking(),
    done('following', undefined),
    ...attemptEnds.map((end) => done('attempt', end)),
  ],
  facts: ({ context: { userId, asked, start, attempt, end, dropped } }) => [
    userId,
    asked === null,
    start?.kind,
    attempt?.value,
    end?.thing.orderNo === null,
    end?.other?.intent.cashierOpened,
    end?.other?.intent.orderNo,
    end?.kept?.intent.orderNo,
    end?.outcome.cause,
    dropped !== null,
  ],
  invariants: deskInvariants,
  goal: (snapshot) => snapshot.matches('free'),
});
