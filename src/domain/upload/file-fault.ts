import { acceptedTypes, largestFor, type UploadPurpose } from '../../../contract/rules/upload-limits';
import type { UploadType } from '../../../contract/upload/upload-type';
import { typeByContent } from './upload-type';

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
  const type = typeByContent(head);
  if (size > largestFor(purpose, type)) return { fault: { kind: 'tooLarge', size } };
  return type !== null && acceptedTypes[purpose].includes(type) ? { type } : { fault: { kind: 'wrongType' } };
}
