import * as t from 'io-ts';
import { WireFlag } from '../codec/flag';
import { WireId } from '../codec/id';
import { listOf } from '../codec/list-of';
import { orNull } from '../codec/or-null';
import { record } from '../codec/record';
import { WireFilledText, WireText } from '../codec/text';
import { WireTime } from '../codec/time';
import { withDefault } from '../codec/with-default';

/**
 * The state of an enrolment: it waits for the operator, is in the programme, was rejected or removed, was withdrawn
 * by the member, or ended with its demand.
 */
export const EnrolmentState = t.keyof(
  { pending: null, approved: null, rejected: null, withdrawn: null, ended: null },
  'EnrolmentState',
);
export type EnrolmentState = t.TypeOf<typeof EnrolmentState>;

/** That a demand is to be listed in the programme of the hundred buyers. */
export const Enrolment = record(
  {
    id: WireId,
    state: EnrolmentState,
    /** Of funds and intention; the platform alone reads it. */
    statement: withDefault(WireText, ''),
    /** Why it was rejected, taken back or ended. */
    reason: withDefault(WireText, ''),
    /** When it was last handed in, decided, taken back or ended. */
    changedAt: WireTime,
  },
  'Enrolment',
);
export type Enrolment = t.TypeOf<typeof Enrolment>;

/** One of the caller's own demands, with its newest enrolment. */
export const EnrollableDemand = record(
  {
    buyId: WireId,
    code: withDefault(WireText, ''),
    title: WireFilledText,
    /** One of the table of buyer types: under it the programme lists the demand. */
    buyerType: WireId,
    /** Only a demand that is listed can be enrolled. */
    listed: WireFlag,
    enrolment: orNull(Enrolment),
  },
  'EnrollableDemand',
);
export type EnrollableDemand = t.TypeOf<typeof EnrollableDemand>;

/** What a member may enrol and has enrolled, and by whom and where the platform would call. */
export const OwnEnrolments = record(
  {
    contactName: withDefault(WireText, ''),
    /** Masked. */
    contactPhone: withDefault(WireText, ''),
    /** At most 50: those listed, and those that were enrolled; confirmed last, first. */
    demands: listOf(EnrollableDemand),
  },
  'OwnEnrolments',
);
export type OwnEnrolments = t.TypeOf<typeof OwnEnrolments>;
