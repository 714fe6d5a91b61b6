/** What a member may hand in. */
export type UploadPurpose = 'verification' | 'avatar';
export type UploadType = 'image/jpeg' | 'image/png' | 'image/webp' | 'application/pdf';

/** A file that was taken, without its content. */
export interface TakenFile {
  readonly id: string;
  readonly name: string;
  readonly type: UploadType;
  /** In bytes. */
  readonly size: number;
}

/** No file may be larger, in bytes: 10 MB. */
export const largestUpload = 10 * 1024 * 1024;

/** All files of one account together, in bytes: 50 MB. */
export const quotaPerAccount = 50 * 1024 * 1024;

const pictures: readonly UploadType[] = ['image/jpeg', 'image/png', 'image/webp'];

/** The types that are taken for each purpose. */
export const acceptedTypes: Readonly<Record<UploadPurpose, readonly UploadType[]>> = {
  verification: [...pictures, 'application/pdf'],
  avatar: pictures,
};

export const isPurpose = (text: string): text is UploadPurpose =>
  text === 'verification' || text === 'avatar';

const longestName = 120;

/** A file's name as it is kept: without a path and without what no line can show, at most 120 characters. */
export const keptName = (given: string): string => {
  const last = given.split(/[/\\]/).at(-1) ?? '';
  const shown = last.replace(/[\p{Cc}\p{Cf}\p{Surrogate}]/gu, '').trim();
  return Array.from(shown).slice(-longestName).join('') || '未命名';
};
