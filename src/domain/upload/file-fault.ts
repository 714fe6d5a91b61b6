import type { UploadType } from '../../../contract/upload/upload-type';
import { typeByContent } from './upload-type';

/** What an upload is for, which decides the types that are taken. */
export type UploadPurpose = 'verification' | 'avatar';

/** No file may be larger, in bytes: 10 MB. */
export const largestUpload = 10 * 1024 * 1024;

const pictures: readonly UploadType[] = ['image/jpeg', 'image/png', 'image/webp'];

/** The types that are taken for each purpose. */
export const acceptedTypes: Readonly<Record<UploadPurpose, readonly UploadType[]>> = {
  verification: [...pictures, 'application/pdf'],
  avatar: pictures,
};

/** Why a file is not sent. */
export type FileFault =
  | { readonly kind: 'empty' }
  /** `size` in bytes. */
  | { readonly kind: 'tooLarge'; readonly size: number }
  | { readonly kind: 'wrongType' }
  /** The device could not read it: moved, or taken away since it was chosen. */
  | { readonly kind: 'unreadable' };

/**
 * What is wrong with a file before any of it is sent, by its size and by what it holds (VAL-06). Pure.
 * @param size in bytes
 * @param head its first bytes
 * @returns the type of a file that may be sent, or the fault
 */
export function checkedFile(
  { size, head }: { readonly size: number; readonly head: Uint8Array },
  purpose: UploadPurpose,
): { readonly type: UploadType } | { readonly fault: FileFault } {
  if (size === 0) return { fault: { kind: 'empty' } };
  if (size > largestUpload) return { fault: { kind: 'tooLarge', size } };
  const type = typeByContent(head);
  return type !== null && acceptedTypes[purpose].includes(type) ? { type } : { fault: { kind: 'wrongType' } };
}
