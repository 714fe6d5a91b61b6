import { left, right } from 'fp-ts/Either';
import { h5Invariants } from '../../../../../src/application/payment/payment/h5/invariants';
import { h5Machine } from '../../../../../src/application/payment/payment/h5/machine';
import { explorationTests } from '../../../../support/explore/exploration-tests';
import { done } from '../../../../support/explore/step';
import { everyFailure } from '../../../../support/failures';
import { h5Means, kept, leftIntent, mwebUrl, notKept, orderNo, paidIntent } from '../samples';

explorationTests('payment-h5', {
  machine: h5Machine,
  inputs: [{ intent: paidIntent(), orderNo, means: h5Means, code: null }],
  alphabet: [
    ...[mwebUrl, 'https://evil.example/a', 'javascript:alert(1)', 'http://pay.example/a', '', 7, null].map(
      (mweb_url) => done('prepare', right({ mweb_url })),
    ),
    done('prepare', right(undefined)),
    ...everyFailure.map((failure) => done('prepare', left(failure))),
    ...[409, 410].map((code) => done('prepare', left({ kind: 'refused', code, message: 'x' }))),
    done('keepIntent', kept(leftIntent())),
    done('keepIntent', notKept),
    done('leavePage', right(undefined)),
    done('leavePage', left({ kind: 'failed', reason: 'x' })),
  ],
  facts: ({ context: { address, outcome, intent } }) => [address, outcome?.cause, intent.stage],
  invariants: h5Invariants,
  goal: (snapshot) => snapshot.status === 'done',
});
