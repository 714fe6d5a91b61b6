import { paymentSessionMachine } from '../../../../../src/application/payment/payment/session/machine';
import { paymentSessionInvariants } from '../../../../../src/application/payment/payment/session/invariants';
import { explorationTests } from '../../../../support/explore/exploration-tests';
import { done } from '../../../../support/explore/step';
import { asking, attemptEnds, everyPress, h5Means, recalls, working } from './words';

explorationTests('payment-session', {
  machine: paymentSessionMachine,
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
  invariants: paymentSessionInvariants,
  goal: (snapshot) => snapshot.matches('free'),
});
