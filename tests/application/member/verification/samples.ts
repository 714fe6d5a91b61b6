import { createActor, type SnapshotFrom } from 'xstate';
import { uploadMachine, type UploadMachine } from '../../../../src/application/kit/upload/machine';
import type { UploadedFile } from '../../../../contract/upload/uploaded-file';
import type { Verification } from '../../../../contract/verification/verification';
import { withStandIns, nothingHeard } from '../../../support/explore/stand-in';
import { chosenFile } from '../../../support/samples/chosen-file';
import { licence } from '../../kit/upload/samples';

export const said = { name: '沈知远', company: '恒泰产业资本有限公司', position: '投资总监' };
export const handedIn = { ...said, document: licence };
export const none: Verification = { state: 'none' };
export const pending: Verification = { state: 'pending', ...handedIn, submittedAt: 1, expectedAt: 2 };
export const rejected: Verification = {
  state: 'rejected',
  ...handedIn,
  submittedAt: 1,
  decidedAt: 3,
  reason: '证件照片不清晰',
};
export const approved = (level: '1' | '2'): Verification => ({
  state: 'approved',
  ...handedIn,
  level,
  submittedAt: 1,
  decidedAt: 3,
});

/** The place of an upload as it shows itself: empty, with a file on its way, or with one that was taken. */
export const uploadShows = (uploaded: UploadedFile | null, sends = false): SnapshotFrom<UploadMachine> => {
  const upload = createActor(withStandIns(uploadMachine, nothingHeard()), {
    input: { purpose: 'verification', uploaded },
  }).start();
  if (sends) upload.send({ type: 'upload.fileChosen', file: chosenFile() });
  return upload.getSnapshot();
};
