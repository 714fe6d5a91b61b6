import { MessageReportReason } from '../../../contract/chat/report-reason';
import { areReportWords, reportLimits } from '../../../contract/rules/report-rule';
import type { ErrorsOf } from '../account-form/errors-of';

/** Why a message is reported, as it is typed. */
export interface MessageReportForm {
  readonly reason: MessageReportReason;
  readonly words: string;
}

/** What must be mended before it is sent; empty when all is well (VAL-06). */
export const messageReportErrors = ({ reason, words }: MessageReportForm): ErrorsOf<MessageReportForm> => {
  if (areReportWords(reason, words)) return {};
  const over = Array.from(words.trim()).length - reportLimits.words;
  if (over > 0) return { words: `说明不能超过 ${reportLimits.words} 字，已超出 ${over} 字` };
  return { words: words.trim().length < reportLimits.shortest ? '请填写说明' : '说明含有无法显示的字符' };
};

export const isMessageReason = MessageReportReason.is;
