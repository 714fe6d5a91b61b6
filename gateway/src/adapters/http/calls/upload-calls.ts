import { left } from 'fp-ts/Either';
import { previewCalls } from '../../../../../contract/upload/calls';
import type { ShowUpload } from '../../../application/upload/show-upload';
import type { TakeUpload } from '../../../application/upload/take-upload';
import { refusals } from '../../../domain/refusal/refusal';
import { isPurpose } from '../../../domain/upload/upload';
import { answering } from './answering';
import type { Call } from './call';
import { uploadPath } from './upload-path';

export const uploadCalls = (take: TakeUpload, show: ShowUpload): readonly Call[] => [
  {
    path: uploadPath,
    method: 'POST',
    access: 'upload',
    answer: async ({ session, multipart }) => {
      const given = await multipart();
      if (given._tag === 'Left') return given;
      const { fields, fileName, content } = given.right;
      const { purpose = '' } = fields;
      if (!isPurpose(purpose)) return left(refusals.wrongParameters);
      return take({ accountId: session.userId, purpose, name: fileName, content });
    },
  },
  answering(previewCalls.read, (id, { session }) => show(session.userId, id)),
];
