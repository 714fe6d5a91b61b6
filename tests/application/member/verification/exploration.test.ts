import { left, right } from 'fp-ts/Either';
import type { VerificationEvent } from '../../../../src/application/member/verification/events';
import { verificationInvariants } from '../../../../src/application/member/verification/invariants';
import { verificationMachine } from '../../../../src/application/member/verification/machine';
import { explorationTests } from '../../../support/explore/exploration-tests';
import { done, news, says, type Answer } from '../../../support/explore/step';
import { everyFailure } from '../../../support/failures';
import { chosenFile } from '../../../support/samples/chosen-file';
import { licence } from '../../kit/upload/samples';
import { approved, handedIn, none, pending, rejected, uploadShows } from './samples';

const nothingTaken = uploadShows(null);
const sending = uploadShows(null, true);
const taken = uploadShows(licence);
const everyUpload = [nothingTaken, sending, taken].map((shown) => news('upload', shown));

explorationTests('verification', {
  machine: verificationMachine,
  inputs: [
    { userId: 'U1', prove: null, wish: 'apply' },
    { userId: null, prove: null, wish: 'follow' },
  ],
  alphabet: (now): readonly (VerificationEvent | Answer)[] => [
    { type: 'verification.typed', field: 'name', text: '' },
    { type: 'verification.typed', field: 'name', text: '沈知远' },
    { type: 'verification.submitted' },
    { type: 'verification.applyRequested' },
    { type: 'verification.reloadRequested' },
    says('arrivals', { type: 'verification.decided' }),
    { type: 'upload.fileChosen', file: chosenFile() },
    { type: 'upload.cancelled' },
    { type: 'upload.retried' },
    { type: 'upload.removed' },
    // What is done with the document is refused while the application is on its way: its upload stands still.
    ...(now.matches({ applying: 'submitting' }) ? [] : everyUpload),
    done('connectionBack'),
    done('recall', null),
    done('recall', handedIn),
    ...[none, pending, rejected, approved('1'), approved('2')].map((verification) =>
      done('load', right(verification)),
    ),
    ...everyFailure.flatMap((failure) => [done('load', left(failure)), done('submit', left(failure))]),
    done('submit', right(pending)),
    done('submit', left({ kind: 'refused', code: 409, message: '您的资料正在审核中，请等待审核结果' })),
  ],
  facts: ({ context: { verification, form, document, upload } }) => [
    verification?.state,
    verification?.state === 'approved' && verification.level,
    Object.values(form).map((text) => text === ''),
    document === null,
    upload?.context.uploaded?.id,
    upload?.context.file?.name,
  ],
  invariants: verificationInvariants,
  goal: (verification) => verification.matches('loading'),
});
