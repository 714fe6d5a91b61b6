import * as t from 'io-ts';
import { WireId } from '../codec/id';
import { orNull } from '../codec/or-null';
import { record } from '../codec/record';
import { WireFilledText, WireText } from '../codec/text';
import { WireTime } from '../codec/time';
import { withDefault } from '../codec/with-default';

/** A deal that was sent to an investor: it waits for the answer, or the investor wants to talk, or declines. */
export const SubmissionState = t.keyof({ sent: null, interested: null, declined: null }, 'SubmissionState');
export type SubmissionState = t.TypeOf<typeof SubmissionState>;

/** What each state is called, for members and the operator. */
export const submissionStates: Readonly<Record<SubmissionState, string>> = {
  sent: '已投递，等待答复',
  interested: '对方有意向',
  declined: '对方已婉拒',
};

/** At most so many characters of an answer. */
export const submissionLimits = { answer: 200 } as const;

/** A publication of the caller, and what became of it with one investor. */
export const Submission = record(
  {
    publicationId: WireId,
    title: WireFilledText,
    /** Null where it was not sent to this investor. */
    state: orNull(SubmissionState),
    sentAt: orNull(WireTime),
    /** The investor's words; '' where there are none. */
    answer: withDefault(WireText, ''),
  },
  'Submission',
);
export type Submission = t.TypeOf<typeof Submission>;
