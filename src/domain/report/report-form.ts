import type { DealKind } from '../../../contract/deal/deal-kind';
import { ReportReason } from '../../../contract/report/report';
import type { ErrorsOf } from '../account-form/errors-of';
import { reportWordsError } from './report-words';

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
  const wrong = reportWordsError(reason, words);
  return wrong === null ? {} : { words: wrong };
};

export const isReason = ReportReason.is;
