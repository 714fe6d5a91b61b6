import * as t from 'io-ts';
import type { UploadType } from '../upload/upload-type';

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

/** How large a file of a type may be for a purpose, in bytes. */
export const largestFor = (purpose: UploadPurpose, type: UploadType | null): number =>
  purpose === 'chat' && type === 'application/pdf' ? largestChatFile : largestUpload;

const pictures: readonly UploadType[] = ['image/jpeg', 'image/png', 'image/webp'];

/** The types that are taken for each purpose. */
export const acceptedTypes: Readonly<Record<UploadPurpose, readonly UploadType[]>> = {
  verification: [...pictures, 'application/pdf'],
  avatar: pictures,
  deal: pictures,
  chat: [...pictures, 'application/pdf'],
};
