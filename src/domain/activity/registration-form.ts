import {
  attendeePhone,
  isAttendeeCompany,
  isAttendeeName,
  isAttendeePosition,
  registrationLimits,
} from '../../../contract/rules/registration-rule';
import type { ErrorsOf } from '../account-form/errors-of';

/** A registration for an activity, as it is typed. */
export interface RegistrationForm {
  readonly name: string;
  /** '' for the phone of the account. */
  readonly phone: string;
  readonly company: string;
  readonly position: string;
  /** '1' once the organizer may receive the content, else ''. */
  readonly agreed: string;
}

/** The activity, and whether the member would wait. */
export interface RegistrationGiven {
  readonly activityId: string;
  readonly waits: boolean;
}

const lengthOf = (text: string): number => Array.from(text.trim()).length;

const lineError = (noun: string, text: string, shortest: number, longest: number): string => {
  const length = lengthOf(text);
  if (length === 0) return `请填写${noun}`;
  if (length < shortest) return `${noun}至少 ${shortest} 个字`;
  return length > longest ? `${noun}不能超过 ${longest} 字` : `${noun}含有无法识别的字符`;
};

/** The errors by field; empty when the form can be sent (VAL-06). */
export const registrationErrors = ({
  name,
  phone,
  company,
  position,
  agreed,
}: RegistrationForm): ErrorsOf<RegistrationForm> => ({
  ...(isAttendeeName(name) ? {} : { name: lineError('姓名', name, 1, registrationLimits.name) }),
  ...(phone.trim() === '' || attendeePhone(phone) !== null
    ? {}
    : { phone: '手机号不正确；境外号码以 + 和国家代码开头' }),
  ...(isAttendeeCompany(company)
    ? {}
    : { company: lineError('单位', company, 2, registrationLimits.company) }),
  ...(isAttendeePosition(position)
    ? {}
    : { position: lineError('职务', position, 1, registrationLimits.position) }),
  ...(agreed === '1' ? {} : { agreed: '请勾选同意，主办方才能收到您的报名信息' }),
});
