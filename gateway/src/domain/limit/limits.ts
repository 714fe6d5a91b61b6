import { dayMs, hourMs, minuteMs } from '../../../../contract/values/duration';

/**
 * Wrong passwords for one account from addresses and devices that it does not know, taken together. Beyond that each
 * such address has one try, and a long delay: the failures of others never lock the owner out (SEC-05).
 */
export const strangersPerAccount = { max: 50, windowMs: dayMs };

/** An account gets one message a day about failed logins. */
export const warningsPerAccount = { max: 1, windowMs: dayMs };

/** Failed logins from one address; an office shares one, so it may fail more often. A known device is not counted with it (SEC-05). */
export const loginsPerAddress = { max: 30, windowMs: 15 * minuteMs };

/** Wrong old passwords given by one account that changes its password (SEC-05). */
export const passwordChecksPerAccount = { max: 5, windowMs: 15 * minuteMs };

/** Files handed in by one account. */
export const uploadsPerAccount = { max: 30, windowMs: hourMs };

/** Small pictures drawn for one account of what it handed in; one that is still at hand is not drawn again. */
export const previewsPerAccount = { max: 60, windowMs: 10 * minuteMs };

/** Applications to be verified by one account. */
export const applicationsPerAccount = { max: 10, windowMs: dayMs };

/** Consents recorded for one account; one login records one at most. */
export const consentsPerAccount = { max: 30, windowMs: hourMs };

/** Copies of everything that is stored of one account. */
export const exportsPerAccount = { max: 5, windowMs: hourMs };

/** Messages of one sender. */
export const messagesPerSender = { max: 120, windowMs: minuteMs };

/** Verification codes to one phone: one a minute, 5 an hour, 10 a day; a device that its account knows has as many for itself (SEC-05). */
export const codesPerPhone = [
  { max: 1, windowMs: minuteMs },
  { max: 5, windowMs: hourMs },
  { max: 10, windowMs: dayMs },
] as const;

/** Verification codes asked for from one address, which an office shares (SEC-05). */
export const codesPerAddress = [
  { max: 30, windowMs: hourMs },
  { max: 100, windowMs: dayMs },
] as const;

/** New orders of one account; an order that is asked for again under its key is none. */
export const ordersPerAccount = { max: 60, windowMs: hourMs };

/** Payments prepared for one account. */
export const prepaysPerAccount = { max: 60, windowMs: 10 * minuteMs };

/** Refunds and invoices asked for by one account. */
export const orderRequestsPerAccount = { max: 60, windowMs: hourMs };

/** NDAs signed by one account. */
export const ndasPerAccount = { max: 50, windowMs: dayMs };

/** Files of evidence drawn for one account, and evidence that one account verifies. */
export const evidencePerAccount = { max: 30, windowMs: hourMs };
export const verifyingPerAccount = { max: 30, windowMs: 15 * minuteMs };

/** Codes of WeChat brought by one account for its openId. */
export const openIdsPerAccount = { max: 30, windowMs: 15 * minuteMs };

/** Whole seconds to wait, at least 1, from `now` until `retryAt` (both milliseconds since 1970). */
export const secondsUntil = (retryAt: number, now: number): number =>
  Math.max(1, Math.ceil((retryAt - now) / 1_000));

/** Whole minutes to wait, at least 1, from `now` until `retryAt` (both milliseconds since 1970). */
export const minutesUntil = (retryAt: number, now: number): number =>
  Math.max(1, Math.ceil((retryAt - now) / minuteMs));

/** Interests and bids said by one account, in all and on one deal. */
export const bidsPerAccount = { max: 120, windowMs: hourMs };
export const bidsPerDeal = { max: 10, windowMs: dayMs };

/** Demands enrolled by one account in the programme of the hundred buyers. */
export const enrolmentsPerAccount = { max: 20, windowMs: dayMs };

/** Registrations for activities by one account. */
export const activityRegistrationsPerAccount = { max: 60, windowMs: dayMs };

/** Deals sent to investors by one account. */
export const submissionsPerAccount = { max: 30, windowMs: dayMs };

/** Counterparties looked for by one account: each time all listed deals or demands are compared. */
export const matchingsPerAccount = { max: 120, windowMs: 10 * minuteMs };

/** Enquiries of one account about services. */
export const enquiriesPerAccount = { max: 10, windowMs: dayMs };

/** Keys that one account registers for its tickets: each change of device makes one. */
export const ticketKeysPerAccount = { max: 60, windowMs: hourMs };

/** Surveys sent by one account, and from one address, which an office shares. */
export const surveysPerAccount = { max: 10, windowMs: dayMs };
export const surveysPerAddress = { max: 60, windowMs: hourMs };

/** Determinations of one account; more would let a member try answers for a better grade. */
export const determinationsPerAccount = { max: 5, windowMs: dayMs };

/** Questions to the assistant by one account, and from one address, which an office shares. */
export const questionsPerAccount = { max: 60, windowMs: 10 * minuteMs };
export const questionsPerAddress = { max: 600, windowMs: 10 * minuteMs };

/** Things that one account newly asks about. */
export const consultsPerAccount = { max: 50, windowMs: dayMs };

/** Files of conversations read by one account; a gallery of small pictures is many. */
export const chatFilesPerAccount = { max: 600, windowMs: 10 * minuteMs };

/** Registrations for conferences by one account. */
export const registrationsPerAccount = { max: 60, windowMs: hourMs };

/** Changes of attendees and offers of tickets by one account: an offer finds a member by phone and name. */
export const ticketChangesPerAccount = { max: 30, windowMs: hourMs };
