import { left, right } from 'fp-ts/Either';
import { unsubscribeInvariants } from '../../../../src/application/session/unsubscribe/invariants';
import { unsubscribeMachine } from '../../../../src/application/session/unsubscribe/machine';
import { explorationTests } from '../../../support/explore/exploration-tests';
import { done, news, says } from '../../../support/explore/step';
import { everyFailure } from '../../../support/failures';
import {
  asksForCode,
  cancels,
  codeShows,
  confirms,
  dismisses,
  goesOn,
  retries,
  submits,
  toggles,
  typesCode,
} from './samples';

explorationTests('unsubscribe', {
  machine: unsubscribeMachine,
  inputs: [{ appid: '2030', userName: '13851206614' }],
  alphabet: [
    toggles,
    goesOn,
    asksForCode,
    ...['', '12', '123456'].map(typesCode),
    submits,
    confirms,
    cancels,
    says('confirmLayer', cancels),
    dismisses,
    retries,
    news('verificationCode', codeShows()),
    done('unsubscribe', right(undefined)),
    ...everyFailure.map((failure) => done('unsubscribe', left(failure))),
  ],
  facts: ({ context: { understood, caption } }) => [understood, caption],
  invariants: unsubscribeInvariants,
  goal: (page) => page.matches('reading') || page.matches('over'),
});
