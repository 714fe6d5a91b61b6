import { left, right } from 'fp-ts/Either';
import { uploadInvariants } from '../../../../src/application/kit/upload/invariants';
import { uploadMachine } from '../../../../src/application/kit/upload/machine';
import { explorationTests } from '../../../support/explore/exploration-tests';
import { done } from '../../../support/explore/step';
import { everyFailure } from '../../../support/failures';
import { chosenFile } from '../../../support/samples/chosen-file';
import { licence, reports } from './samples';

explorationTests('upload', {
  machine: uploadMachine,
  inputs: [
    { purpose: 'verification', uploaded: null },
    { purpose: 'avatar', uploaded: null },
    { purpose: 'verification', uploaded: licence },
    { purpose: 'verification', uploaded: { ...licence, type: 'application/pdf' } },
  ],
  alphabet: [
    { type: 'upload.fileChosen', file: chosenFile() },
    { type: 'upload.cancelled' },
    { type: 'upload.retried' },
    { type: 'upload.removed' },
    done('checkFile', right({ file: chosenFile(), type: 'image/jpeg', reduced: null })),
    done(
      'checkFile',
      right({ file: chosenFile(), type: 'image/jpeg', reduced: { from: 12_582_912, wasTooLarge: true } }),
    ),
    ...(['empty', 'wrongType', 'unreadable'] as const).map((kind) => done('checkFile', left({ kind }))),
    done('checkFile', left({ kind: 'tooLarge', size: 52_428_800, limit: 10_485_760 })),
    reports('preview', { type: 'preview.opened', address: 'blob:1' }),
    reports('preview', { type: 'preview.opened', address: null }),
    reports('picture', { type: 'picture.opened', address: 'blob:2' }),
    reports('picture', { type: 'picture.opened', address: null }),
    reports('sending', { type: 'sending.progressed', sent: 2048 }),
    reports('sending', { type: 'sending.ended', result: right(licence) }),
    ...everyFailure.map((failure) => reports('sending', { type: 'sending.ended', result: left(failure) })),
  ],
  facts: ({ context: { file, type, note, sent, preview, uploaded, before } }) => [
    file === null,
    type,
    note !== null,
    sent > 0,
    preview,
    uploaded === null,
    before === null,
  ],
  invariants: uploadInvariants,
  goal: (upload) => upload.matches('empty'),
});
