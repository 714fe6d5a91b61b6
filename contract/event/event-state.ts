import * as t from 'io-ts';
import type { EventTimes } from './event';

/** 未开始报名, 报名中, 已满, 报名截止, 进行中, 已结束, 已取消: in the order in which an event passes them. */
export const EventState = t.keyof(
  { coming: null, open: null, full: null, closed: null, running: null, ended: null, cancelled: null },
  'EventState',
);
export type EventState = t.TypeOf<typeof EventState>;

/** What each state is called. */
export const eventStates: Readonly<Record<EventState, string>> = {
  coming: '未开始报名',
  open: '报名中',
  full: '已满',
  closed: '报名截止',
  running: '进行中',
  ended: '已结束',
  cancelled: '已取消',
};

/** What the state of an event follows from. */
export interface EventFacts extends EventTimes {
  /** How many can still register; null where nothing limits it. */
  readonly placesLeft: number | null;
}

/**
 * Returns the state of an event at a moment. A cancelled event stays cancelled. The event itself comes before its
 * registration: one that runs is not open, even where one could still register.
 * @param now milliseconds since 1970, by the server's clock
 */
export const eventState = (
  { startsAt, endsAt, opensAt, closesAt, cancelledAt, placesLeft }: EventFacts,
  now: number,
): EventState => {
  if (cancelledAt !== null) return 'cancelled';
  if (now >= endsAt) return 'ended';
  if (now >= startsAt) return 'running';
  if (now >= closesAt) return 'closed';
  if (now < opensAt) return 'coming';
  return placesLeft !== null && placesLeft <= 0 ? 'full' : 'open';
};

/** Whether an event is still ahead and takes place: it can be put into a calendar, and a registration be cancelled. */
export const isEventAhead = (
  { startsAt, cancelledAt }: Pick<EventTimes, 'startsAt' | 'cancelledAt'>,
  now: number,
): boolean => cancelledAt === null && now < startsAt;
