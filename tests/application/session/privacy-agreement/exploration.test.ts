import { left, right } from 'fp-ts/Either';
import { privacyInvariants } from '../../../../src/application/session/privacy-agreement/invariants';
import { privacyMachine } from '../../../../src/application/session/privacy-agreement/machine';
import { explorationTests } from '../../../support/explore/exploration-tests';
import { done } from '../../../support/explore/step';
import {
  afterNewVersion,
  agreedBefore,
  answers,
  consequences,
  firstTime,
  inBrowser,
  keptOnDevice,
  notKept,
} from './samples';

explorationTests('privacy-agreement', {
  machine: privacyMachine,
  inputs: [inBrowser, firstTime, afterNewVersion, agreedBefore],
  alphabet: [
    ...answers,
    ...consequences,
    done('keepConsent', keptOnDevice),
    done('keepConsent', notKept),
    done('exitApp', right(undefined)),
    done('exitApp', left({ kind: 'failed', reason: 'no way out' })),
  ],
  facts: ({ context }) => context,
  invariants: privacyInvariants,
  mostDefects: 1,
});
