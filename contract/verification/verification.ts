import * as t from 'io-ts';
import { UploadedFile } from '../upload/uploaded-file';
import { Prove } from '../account/prove';
import { orNull } from '../codec/or-null';
import { record } from '../codec/record';
import { WireFilledText, WireText } from '../codec/text';
import { WireTime } from '../codec/time';
import { withDefault } from '../codec/with-default';

/** What a member says of themselves, to be verified. */
const application = {
  name: withDefault(WireText, ''),
  company: withDefault(WireText, ''),
  position: withDefault(WireText, ''),
  /** The business card or licence; null when it is no longer kept. */
  document: orNull(UploadedFile),
};

/**
 * How far a member's verification has come (SCR-10, ACC-04). Times are milliseconds since 1970.
 * One that was approved without an application here has no time of submission.
 */
export const Verification = t.union(
  [
    record({ state: t.literal('none') }, 'NoVerification'),
    record(
      { state: t.literal('pending'), ...application, submittedAt: WireTime, expectedAt: WireTime },
      'PendingVerification',
    ),
    record(
      {
        state: t.literal('rejected'),
        ...application,
        submittedAt: WireTime,
        decidedAt: WireTime,
        reason: WireFilledText,
      },
      'RejectedVerification',
    ),
    record(
      {
        state: t.literal('approved'),
        ...application,
        /** '1' is everything, '2' the first level, from which one can go up. */
        level: Prove,
        submittedAt: orNull(WireTime),
        decidedAt: orNull(WireTime),
      },
      'ApprovedVerification',
    ),
  ],
  'Verification',
);
export type Verification = t.TypeOf<typeof Verification>;
