import { isSayable } from './bid-rule';
import { areShowable } from './showable';

/** In characters, as people count them. */
export const enquiryLimits = { shortest: 10, need: 500, organization: 60 } as const;

/** Whether an enquiry may have this description of the need. */
export const isNeed = (text: string): boolean => isSayable(text, enquiryLimits.shortest, enquiryLimits.need);

/** Whether an organization may have this name: one line. */
export const isOrganizationName = (text: string): boolean => {
  const name = text.trim();
  const length = Array.from(name).length;
  return length >= 2 && length <= enquiryLimits.organization && !/[\r\n]/.test(name) && areShowable(name);
};
