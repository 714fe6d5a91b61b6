import { areEnrolmentWords, enrolmentLimits, isStatement } from '../../../contract/rules/enrolment-rule';
import type { ErrorsOf } from '../account-form/errors-of';
import { formatCount } from '../../../contract/values/format-count';

/** Enrolling a demand in the programme of the hundred buyers, as it is typed. */
export interface EnrolmentForm {
  readonly statement: string;
}

/** The demand that is enrolled. */
export interface EnrolmentGiven {
  readonly buyId: string;
}

const said = (text: string): number => Array.from(text.trim()).length;

/** What must be mended before it is sent; empty when all is well (VAL-06). */
export const enrolmentErrors = ({ statement }: EnrolmentForm): ErrorsOf<EnrolmentForm> => {
  if (isStatement(statement)) return {};
  const { shortest, statement: longest } = enrolmentLimits;
  const length = said(statement);
  if (length === 0) return { statement: '请填写资金与意向说明' };
  if (length < shortest)
    return { statement: `至少 ${formatCount(shortest)} 字，还差 ${formatCount(shortest - length)} 字` };
  if (length > longest)
    return { statement: `不能超过 ${formatCount(longest)} 字，已超出 ${formatCount(length - longest)} 字` };
  return { statement: '说明含有无法识别的字符' };
};

/** Words that go with taking an enrolment back. */
export interface LeaveForm {
  readonly words: string;
}

export const leaveErrors = ({ words }: LeaveForm): ErrorsOf<LeaveForm> => {
  if (areEnrolmentWords(words)) return {};
  const over = said(words) - enrolmentLimits.reason;
  return {
    words:
      over > 0
        ? `说明不能超过 ${formatCount(enrolmentLimits.reason)} 字，已超出 ${formatCount(over)} 字`
        : '说明含有无法识别的字符',
  };
};
