import type { OperatorCommand } from '../adapters/operator-channel/command';

/** How enrolments in the programme of the hundred buyers are decided. */
export const enrolmentUsage = `  review enrolments                                 列出待审核的百家买方登记
  review enrolment approve <编号>                   入选，需求随即在计划列表中展示
  review enrolment reject <编号> <原因>             不予通过，已入选的移出计划，原因会告知登记人`;

/** Reads the words after 'review' that are about enrolments; null when they are none of its forms. */
export const enrolmentCommand = (words: readonly string[]): OperatorCommand | null => {
  const [what, verb, given = '', reason = '', ...more] = words;
  if (what === 'enrolments' && words.length === 1) return { command: 'enrolment.list' };
  if (what !== 'enrolment' || !/^[1-9]\d{0,9}$/.test(given) || more.length > 0) return null;
  const number = Number(given);
  if (verb === 'approve' && reason === '') return { command: 'enrolment.approve', number };
  return verb === 'reject' && reason !== '' ? { command: 'enrolment.reject', number, reason } : null;
};
