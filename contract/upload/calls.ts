import { bringingFile, call } from '../call/call';
import { one, parameters } from '../call/parameters';
import { IdText } from '../codec/formed-text';
import { UploadPurpose } from '../rules/upload-limits';
import { PicturePreview } from './picture-preview';
import { UploadedFile } from './uploaded-file';

/** What a member sees of files of their own that the gateway has taken (SCR-10), and does about them. */
export const previewCalls = {
  /** By the file's id. A file of another, one that is gone and one that is no picture are all unknown: 404. */
  read: call({
    method: 'GET',
    path: '/webapp/upload!preview.action',
    access: 'account',
    parameters: one('id', IdText),
    answer: PicturePreview,
    safe: true,
    key: 'none',
    reportedBy: 'caller',
    refusals: ['previewUnknown', 'previewsTooOften', 'uploadBusy'],
  }),
};

/** Files for the gateway, one at a time, as multipart (VAL-06). */
export const uploadCalls = {
  /** Refused with its reason: type, size, or a body that was cut off. Never repeated by itself. */
  upload: bringingFile(
    call({
      method: 'POST',
      path: '/webapp/upload!save.action',
      access: 'account',
      parameters: parameters({ purpose: UploadPurpose }),
      answer: UploadedFile,
      safe: false,
      key: 'none',
      reportedBy: 'caller',
      refusals: [
        'uploadEmpty',
        'uploadTooLarge',
        'uploadFarTooLarge',
        'archiveBroken',
        'archiveEncrypted',
        'archiveMacros',
        'archiveNested',
        'archivePrograms',
        'archiveTooMuch',
        'archiveUnknown',
        'uploadActivePdf',
        'uploadQuotaUnverified',
        'chatFileQuota',
        'uploadCutOff',
        'uploadWrongType',
        'pictureWrongType',
        'chatFileWrongType',
        'uploadBroken',
        'pictureTooLarge',
        'pictureCoded',
        'uploadQuota',
        'uploadTooOften',
        'uploadBusy',
      ],
    }),
  ),
};
