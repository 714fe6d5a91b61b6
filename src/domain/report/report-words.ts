import { areReportWords, reportLimits } from '../../../contract/rules/report-rule';
import { formatCount } from '../../../contract/values/format-count';

/** The fault of the explanation of a reason, as text; null when there is none. */
const wordsError = (reason: string, words: string): string | null => {
  if (areReportWords(reason, words)) return null;
  const over = Array.from(words.trim()).length - reportLimits.words;
  if (over > 0) return `说明不能超过 ${formatCount(reportLimits.words)} 字，已超出 ${formatCount(over)} 字`;
  return words.trim().length < reportLimits.shortest ? '请填写说明' : '说明含有无法显示的字符';
};

/** What must be mended before a report is sent, of a reason that is '' while none is chosen; empty when all is well (VAL-06). */
export const reportErrors = ({
  reason,
  words,
}: {
  readonly reason: string;
  readonly words: string;
}): { readonly reason?: string; readonly words?: string } => {
  const wrong = wordsError(reason, words);
  return {
    ...(reason === '' ? { reason: '请选择举报原因' } : {}),
    ...(wrong === null ? {} : { words: wrong }),
  };
};
