import * as t from 'io-ts';

/** What may be uploaded, as media types. */
export const UploadType = t.keyof(
  { 'image/jpeg': null, 'image/png': null, 'image/webp': null, 'application/pdf': null },
  'UploadType',
);
export type UploadType = t.TypeOf<typeof UploadType>;
