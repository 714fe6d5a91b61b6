import { EnquiryTime, type EnquiryAbout } from '../../../contract/enquiry/enquiry';
import { enquiryLimits, isNeed, isOrganizationName } from '../../../contract/rules/enquiry-rule';
import { formatCount } from '../../../contract/values/format-count';
import type { ErrorsOf } from '../account-form/errors-of';

/** An enquiry about a service, as it is typed. */
export interface EnquiryForm {
  readonly organization: string;
  readonly need: string;
  /** An `EnquiryTime`. */
  readonly time: string;
  /** '1' once the use of the content was agreed to, else ''. */
  readonly agreed: string;
}

/** The service that the enquiry is about. */
export interface EnquiryGiven {
  readonly about: EnquiryAbout;
}

/** Nothing is agreed to beforehand. */
export const emptyEnquiry: EnquiryForm = { organization: '', need: '', time: 'any', agreed: '' };

const lengthOf = (text: string): number => Array.from(text.trim()).length;

const needError = (need: string): string => {
  const { shortest, need: longest } = enquiryLimits;
  const length = lengthOf(need);
  if (length === 0) return '请填写需求说明';
  if (length < shortest) return `至少 ${shortest} 字，还差 ${shortest - length} 字`;
  if (length > longest)
    return `不能超过 ${formatCount(longest)} 字，已超出 ${formatCount(length - longest)} 字`;
  return '需求说明含有无法识别的字符';
};

const organizationError = (name: string): string => {
  const length = lengthOf(name);
  if (length === 0) return '请填写单位名称';
  if (length < 2) return '单位名称至少 2 个字';
  if (length > enquiryLimits.organization) return `单位名称不能超过 ${enquiryLimits.organization} 字`;
  return '单位名称含有无法识别的字符';
};

/** The errors by field; empty when the form can be sent (VAL-06). */
export const enquiryErrors = ({ organization, need, agreed }: EnquiryForm): ErrorsOf<EnquiryForm> => ({
  ...(isOrganizationName(organization) ? {} : { organization: organizationError(organization) }),
  ...(isNeed(need) ? {} : { need: needError(need) }),
  ...(agreed === '1' ? {} : { agreed: '请勾选同意，我们才能使用以上内容与您联系' }),
});

/** Whether a text can be in a field: the time and the consent are chosen, not typed. */
export const takesEnquiry = (field: keyof EnquiryForm, text: string): boolean => {
  if (field === 'time') return EnquiryTime.is(text);
  return field === 'agreed' ? text === '' || text === '1' : true;
};
