import type { ActivityDetail } from '../../../../contract/activity/activity';
import { valueFault } from '../record/value-fault';

/** An activity as an operator hands it in. */
export interface JudgedActivity extends Omit<ActivityDetail, 'placesLeft' | 'waiting'> {
  /** Places that the organizer gives away itself. */
  readonly reserved: number;
}

type Rule = (activity: JudgedActivity) => string | null;

const rules: readonly Rule[] = [
  ({ title, organizer }) => valueFault({ filled: { title, organizer }, figures: {} }),
  ({ startsAt, endsAt }) => (endsAt > startsAt ? null : '结束时间须晚于开始时间'),
  ({ opensAt, closesAt }) => (closesAt > opensAt ? null : '报名截止时间须晚于报名开始时间'),
  ({ closesAt, startsAt }) => (closesAt <= startsAt ? null : '报名截止时间不能晚于活动开始时间'),
  ({ capacity, reserved }) =>
    capacity === null || (capacity > 0 && reserved <= capacity) ? null : '名额须大于 0，且不少于保留的席位',
  ({ place: { form, venue, region } }) =>
    form === 'online' || (venue.trim() !== '' && region !== '') ? null : '线下活动须写明地区和场所',
  ({ cancelledAt, cancelReason }) =>
    cancelledAt === null || cancelReason.trim() !== '' ? null : '已取消的活动须写明原因',
  ({ programme }) =>
    programme.every(({ from, until }) => until > from) ? null : '议程中有一项的结束时间不晚于开始时间',
];

/** What of an activity makes no sense, as a sentence; null for nothing. */
export const activityFault: Rule = (activity) =>
  rules.map((rule) => rule(activity)).find((fault) => fault !== null) ?? null;
