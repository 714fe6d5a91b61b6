import type { DealKind } from '../../../contract/deal/deal-kind';
import { ReportReason } from '../../../contract/report/report';
import { areReportWords, reportLimits } from '../../../contract/rules/report-rule';
import type { ErrorsOf } from '../account-form/errors-of';

/** Why something is reported, as it is typed. */
export interface ReportForm {
  readonly reason: ReportReason;
  readonly words: string;
}

/** What is reported. */
export interface ReportOf {
  readonly kind: DealKind;
  readonly id: string;
}

/** What must be mended before it is sent; empty when all is well (VAL-06). */
export const reportErrors = ({ reason, words }: ReportForm): ErrorsOf<ReportForm> => {
  if (areReportWords(reason, words)) return {};
  const over = Array.from(words.trim()).length - reportLimits.words;
  if (over > 0) return { words: `说明不能超过 ${reportLimits.words} 字，已超出 ${over} 字` };
  return { words: words.trim().length < reportLimits.shortest ? '请填写说明' : '说明含有无法显示的字符' };
};

export const isReason = ReportReason.is;
