import type { EnrollableDemand, Enrolment } from '../../../contract/enrolment/enrolment';
import type { IncomingMessage } from '../../../contract/socket/incoming-message';

const isActive = ({ state }: Enrolment): boolean => state === 'pending' || state === 'approved';

/** What can be done about a demand's enrolment now; nothing about what is not listed and was not enrolled (SCR-02). */
export const possibleWith = ({ listed, enrolment }: EnrollableDemand): 'enrol' | 'leave' | null => {
  if (enrolment !== null && isActive(enrolment)) return 'leave';
  return listed ? 'enrol' : null;
};

/** Where enrolments are made and read. */
export const enrolmentAddress = '/buy/hundred/ad';

/** Whether a message is about enrolments; one that did not decode, or a gap, may be about them too. */
export const concernsEnrolments = (message: IncomingMessage | null): boolean =>
  message === null || (message.link?.split(/[?#]/)[0] ?? '').endsWith(enrolmentAddress);
