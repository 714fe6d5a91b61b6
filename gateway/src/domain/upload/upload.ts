import type { UploadPurpose } from '../../../../contract/rules/upload-limits';
import type { Prove } from '../account/account';
import { isPicture, typeEndings, type UploadType } from '../../../../contract/upload/upload-type';

/** A file that was taken, without its content. */
export interface TakenFile {
  readonly id: string;
  readonly name: string;
  readonly type: UploadType;
  /** In bytes. */
  readonly size: number;
}

const megabyte = 1024 * 1024;

/** All files of one verified account together, in bytes: 50 MB, and in addition 500 MB for chat. */
const quotaPerAccount = 50 * megabyte;
/** The same of an account that is not verified, for chat and for the rest: anyone with a phone has one. */
const quotaUnverified = 20 * megabyte;
export const quotaOf = (purpose: UploadPurpose, prove: Prove): number => {
  if (prove === null) return quotaUnverified;
  return purpose === 'chat' ? 500 * megabyte : quotaPerAccount;
};

/** How many pictures for deals an account may have that are in none of its publications. */
export const mostLoose = 30;

const longestName = 120;

/** A file's name as it is kept: without a path and without what no line can show, at most 120 characters. */
export const keptName = (given: string): string => {
  const last = given.split(/[/\\]/).at(-1) ?? '';
  const shown = last.replace(/[\p{Cc}\p{Cf}\p{Surrogate}]/gu, '').trim();
  return Array.from(shown).slice(-longestName).join('') || '未命名';
};

/**
 * A file's name as it is kept. An archive is called by the ending of its kind, so that a device never opens it as a
 * program (.jar) or as a document with macros (.docm).
 */
export const nameOfType = (given: string, type: UploadType): string => {
  const name = keptName(given);
  if (isPicture(type) || type === 'application/pdf') return name;
  const ending = `.${typeEndings[type]}`;
  return name.toLowerCase().endsWith(ending)
    ? name
    : `${Array.from(name)
        .slice(0, longestName - ending.length)
        .join('')}${ending}`;
};
