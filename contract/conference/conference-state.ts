import * as t from 'io-ts';
import type { RegistrationTimes } from './ticket-type';

/** 未开始报名, 报名中, 已满, 报名截止, 进行中, 已结束, 已取消. */
export const ConferenceState = t.keyof(
  { upcoming: null, open: null, full: null, closed: null, running: null, ended: null, cancelled: null },
  'ConferenceState',
);
export type ConferenceState = t.TypeOf<typeof ConferenceState>;

export const conferenceStates: Readonly<Record<ConferenceState, string>> = {
  upcoming: '未开始报名',
  open: '报名中',
  full: '已满',
  closed: '报名截止',
  running: '进行中',
  ended: '已结束',
  cancelled: '已取消',
};

/** What the state of a conference follows from. */
export interface ConferenceTimes extends RegistrationTimes {
  readonly endsAt: number;
  /** The places that are left of the ticket types whose sale is not over. */
  readonly left: number;
}

/** The state of a conference at a moment; the gateway's SQL follows the same rule. @param now milliseconds since 1970 */
export const conferenceState = (
  { cancelledAt, registrationFrom, registrationUntil, startsAt, endsAt, left }: ConferenceTimes,
  now: number,
): ConferenceState => {
  if (cancelledAt !== null) return 'cancelled';
  if (now >= endsAt) return 'ended';
  if (now >= startsAt) return 'running';
  if (now < registrationFrom) return 'upcoming';
  if (now >= registrationUntil) return 'closed';
  return left === 0 ? 'full' : 'open';
};

/** Months of the year, in which a conference begins. */
export const ConferenceMonth = t.keyof(
  {
    '01': null,
    '02': null,
    '03': null,
    '04': null,
    '05': null,
    '06': null,
    '07': null,
    '08': null,
    '09': null,
    '10': null,
    '11': null,
    '12': null,
  },
  'ConferenceMonth',
);
export type ConferenceMonth = t.TypeOf<typeof ConferenceMonth>;
