import { isSayableLine } from './bid-rule';

/** In characters, as people count them. */
export const registrationLimits = { name: 20, phone: 20, company: 60, position: 30, reason: 200 } as const;

/** Whether an attendee may have this name. */
export const isAttendeeName = (text: string): boolean => isSayableLine(text, 1, registrationLimits.name);

/** Whether an attendee may have this company. */
export const isAttendeeCompany = (text: string): boolean =>
  isSayableLine(text, 2, registrationLimits.company);

/** Whether an attendee may have this position. */
export const isAttendeePosition = (text: string): boolean =>
  isSayableLine(text, 1, registrationLimits.position);

/** A phone as it is kept, without spaces and hyphens: '13800138000', '+85261234567'; null for any other text. */
export const attendeePhone = (text: string): string | null => {
  const phone = text.replace(/[\s-]/g, '');
  return /^(?:1[3-9]\d{9}|\+[1-9]\d{6,14})$/.test(phone) ? phone : null;
};
