import * as t from 'io-ts';
import { isPicture, type UploadType } from '../upload/upload-type';

/** What an upload is for, which decides the types that are taken. */
export const UploadPurpose = t.keyof(
  { verification: null, avatar: null, deal: null, chat: null },
  'UploadPurpose',
);
export type UploadPurpose = t.TypeOf<typeof UploadPurpose>;

/** No file may be larger, in bytes, but a document for chat: 10 MB. */
export const largestUpload = 10 * 1024 * 1024;

/** A document for chat, in bytes: 20 MB. */
export const largestChatFile = 20 * 1024 * 1024;

/** How many pixels of a picture the gateway decodes. The client reduces a larger one before it is sent. */
export const mostPicturePixels = 20_000_000;

/** The longest side of a picture that the gateway keeps, in pixels. */
export const keptPictureSide = 2_048;

/** How large a file of a type may be for a purpose, in bytes. */
export const largestFor = (purpose: UploadPurpose, type: UploadType): number =>
  purpose === 'chat' && !isPicture(type) ? largestChatFile : largestUpload;

const pictures: readonly UploadType[] = ['image/jpeg', 'image/png', 'image/webp'];

/** The types that are taken for each purpose. */
export const acceptedTypes: Readonly<Record<UploadPurpose, readonly UploadType[]>> = {
  verification: [...pictures, 'application/pdf'],
  avatar: pictures,
  deal: pictures,
  chat: [
    ...pictures,
    'application/pdf',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    'application/zip',
  ],
};

/** The accepted files for each purpose, as text. */
export const acceptedText: Readonly<Record<UploadPurpose, string>> = {
  verification: 'JPG、PNG、WebP 图片或 PDF 文件',
  avatar: 'JPG、PNG、WebP 图片',
  deal: 'JPG、PNG、WebP 图片',
  chat: 'JPG、PNG、WebP 图片，PDF、docx、xlsx、pptx 文件或 zip 压缩包',
};
