import { isSayable } from './bid-rule';

/** In characters, as people count them. */
export const enrolmentLimits = { shortest: 10, statement: 300, shortestReason: 2, reason: 200 } as const;

/** Whether words may go with taking an enrolment back. */
export const areEnrolmentWords = (text: string): boolean => isSayable(text, 0, enrolmentLimits.reason);

/** Whether an enrolment may have this statement of funds and intention. */
export const isStatement = (text: string): boolean =>
  isSayable(text, enrolmentLimits.shortest, enrolmentLimits.statement);
