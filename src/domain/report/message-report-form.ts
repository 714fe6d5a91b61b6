import { MessageReportReason } from '../../../contract/chat/report-reason';

/** Why a message is reported, as it is typed. */
export interface MessageReportForm {
  /** '' while none is chosen. */
  readonly reason: MessageReportReason | '';
  readonly words: string;
}

export const isMessageReason = MessageReportReason.is;
