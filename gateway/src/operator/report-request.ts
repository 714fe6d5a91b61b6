import type { OperatorCommand } from '../adapters/operator-channel/command';

/** How reports are decided. */
export const reportUsage = `  review reports                                    列出待处理的举报
  review report uphold <编号> [说明]                举报属实，告知举报人
  review report dismiss <编号> <原因>               不予采纳，原因会告知举报人`;

/** Reads the words after 'review' that are about reports; null when they are none of its forms. */
export const reportCommand = (words: readonly string[]): OperatorCommand | null => {
  const [what, verb, given = '', said = '', ...more] = words;
  if (what === 'reports' && words.length === 1) return { command: 'report.list' };
  if (what !== 'report' || !/^[1-9]\d{0,9}$/.test(given) || more.length > 0) return null;
  const number = Number(given);
  if (verb === 'uphold') return { command: 'report.decide', number, state: 'upheld', words: said };
  return verb === 'dismiss' && said !== ''
    ? { command: 'report.decide', number, state: 'dismissed', words: said }
    : null;
};
