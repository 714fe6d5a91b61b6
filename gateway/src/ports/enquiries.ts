import type { EnquiryAbout, EnquiryTime } from '../../../contract/enquiry/enquiry';

/** An enquiry as a member sends it. */
export interface EnquiryDraft {
  readonly about: EnquiryAbout;
  readonly organization: string;
  readonly need: string;
  readonly time: EnquiryTime;
}

/** An enquiry as it is kept. */
export interface Enquiry extends EnquiryDraft {
  /** Ascending in the order of sending. */
  readonly number: number;
  readonly accountId: string;
  /** Milliseconds since 1970. */
  readonly sentAt: number;
}

/** Enquiries of members about the services of the operator. */
export interface Enquiries {
  readonly add: (accountId: string, draft: EnquiryDraft, at: number) => Promise<void>;
  /** Those that the operator has not answered, the oldest first. */
  readonly open: (most: number) => Promise<readonly Enquiry[]>;
  /** False when no open enquiry has this number. */
  readonly close: (number: number, at: number) => Promise<boolean>;
}
