import { createHash } from 'node:crypto';

/**
 * What begins every cursor of a list: one of another list, or of this one as it was asked for otherwise, is refused.
 * @param letter which list it is
 * @param asked what is asked for, and whose it is
 */
export const askedSign = (letter: string, asked: readonly unknown[]): string =>
  `${letter}${createHash('sha256').update(JSON.stringify(asked)).digest('hex').slice(0, 8)}.`;
