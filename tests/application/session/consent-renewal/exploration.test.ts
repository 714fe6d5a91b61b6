import { renewalInvariants } from '../../../../src/application/session/consent-renewal/invariants';
import { renewalMachine } from '../../../../src/application/session/consent-renewal/machine';
import { explorationTests } from '../../../support/explore/exploration-tests';
import { done } from '../../../support/explore/step';
import {
  answers,
  broken,
  covered,
  current,
  earlier,
  inApp,
  inBrowser,
  inWechat,
  known,
  late,
  left7,
  neverAgreed,
  notRecorded,
  outdated,
  recorded,
  unread,
} from './samples';

explorationTests('consent-renewal', {
  machine: renewalMachine,
  inputs: [inBrowser, inWechat, inApp],
  alphabet: [
    ...answers,
    known(null),
    known(earlier),
    known(current),
    known(null, '8'),
    left7,
    ...[recorded, notRecorded, broken, late].flatMap((answer) => [
      done('record', answer),
      done('agree', answer),
    ]),
    ...[outdated, covered, neverAgreed, unread, broken, late].map((answer) => done('loadConsents', answer)),
  ],
  facts: ({ context }) => ({ ...context, failure: context.failure?.kind ?? null }),
  invariants: renewalInvariants,
});
