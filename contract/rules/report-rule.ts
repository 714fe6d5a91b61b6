import { isSayable } from './bid-rule';

/** In characters, as people count them. */
export const reportLimits = { words: 500, answer: 200, shortest: 2, pending: 20 } as const;

/** Whether a reason may have an explanation; the reason "other" needs one. */
export const areReportWords = (reason: string, words: string): boolean =>
  isSayable(words, reason === 'other' ? reportLimits.shortest : 0, reportLimits.words);
