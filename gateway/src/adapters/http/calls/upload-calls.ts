import { previewCalls, uploadCalls as ofUploads } from '../../../../../contract/upload/calls';
import type { ShowUpload } from '../../../application/upload/show-upload';
import type { TakeUpload } from '../../../application/upload/take-upload';
import { answering, taking } from './answering';
import type { Call } from './call';

/** Files that members hand in, and the small pictures of them. */
export const uploadCalls = (take: TakeUpload, show: ShowUpload): readonly Call[] => [
  taking(ofUploads.upload, ({ purpose }, { fileName, content }, { session }) =>
    take({ accountId: session.userId, purpose, name: fileName, content }),
  ),
  answering(previewCalls.read, (id, { session }) => show(session.userId, id)),
];
