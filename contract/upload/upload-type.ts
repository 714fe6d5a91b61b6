import * as t from 'io-ts';

/** What may be uploaded, as media types. */
export const UploadType = t.keyof(
  {
    'image/jpeg': null,
    'image/png': null,
    'image/webp': null,
    'application/pdf': null,
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document': null,
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': null,
    'application/vnd.openxmlformats-officedocument.presentationml.presentation': null,
    'application/zip': null,
  },
  'UploadType',
);
export type UploadType = t.TypeOf<typeof UploadType>;

/** The pictures among them. */
export const PictureType = t.keyof({ 'image/jpeg': null, 'image/png': null, 'image/webp': null });
export type PictureType = t.TypeOf<typeof PictureType>;

/** Zip archives and the documents of office programs, which are zip archives too. */
export type ArchiveType = Exclude<UploadType, PictureType | 'application/pdf'>;

/** Whether a browser shows files of this type as a picture. */
export const isPicture = (type: UploadType): type is PictureType => PictureType.is(type);

/** How files of a type are commonly called, by the end of their names. */
export const typeEndings: Readonly<Record<UploadType, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'pptx',
  'application/zip': 'zip',
};
