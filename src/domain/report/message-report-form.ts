import { MessageReportReason } from '../../../contract/chat/report-reason';
import type { ErrorsOf } from '../account-form/errors-of';
import { reportWordsError } from './report-words';

/** Why a message is reported, as it is typed. */
export interface MessageReportForm {
  readonly reason: MessageReportReason;
  readonly words: string;
}

/** What must be mended before it is sent; empty when all is well (VAL-06). */
export const messageReportErrors = ({ reason, words }: MessageReportForm): ErrorsOf<MessageReportForm> => {
  const wrong = reportWordsError(reason, words);
  return wrong === null ? {} : { words: wrong };
};

export const isMessageReason = MessageReportReason.is;
