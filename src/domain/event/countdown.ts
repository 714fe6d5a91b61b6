import type { EventTimes } from '../../../contract/event/event';
import { eventState, type EventFacts, type EventState } from '../../../contract/event/event-state';
import { narrowSpace } from '../../../contract/values/digit-groups';
import { dayMs, hourMs, minuteMs } from '../../../contract/values/duration';

const measures = [
  { length: dayMs, word: '天' },
  { length: hourMs, word: '小时' },
  { length: minuteMs, word: '分钟' },
];

/** A duration in its two largest measures, rounded up to a minute: '3 天 4 小时', '4 小时 5 分钟', '1 分钟'. */
export const leftText = (left: number): string => {
  const rounded = Math.max(1, Math.ceil(left / minuteMs)) * minuteMs;
  const largest = measures.findIndex(({ length }) => rounded >= length);
  return measures
    .slice(largest, largest + 2)
    .map(({ length, word }, index) => {
      const within = index === 0 ? rounded : rounded % (measures[largest]?.length ?? minuteMs);
      return { count: Math.floor(within / length), word };
    })
    .filter(({ count }) => count > 0)
    .map(({ count, word }) => `${count}${narrowSpace}${word}`)
    .join(narrowSpace);
};

interface Next {
  readonly word: string;
  readonly field: keyof EventTimes;
}

const nexts: Readonly<Record<EventState, Next | null>> = {
  coming: { word: '距报名开始', field: 'opensAt' },
  open: { word: '距报名截止', field: 'closesAt' },
  full: { word: '距报名截止', field: 'closesAt' },
  closed: { word: '距开始', field: 'startsAt' },
  running: { word: '距结束', field: 'endsAt' },
  ended: null,
  cancelled: null,
};

/**
 * The next step of an event and the time until it: '距报名截止' and '3 天 4 小时'; null for one that is over or cancelled.
 * @param now milliseconds since 1970, by the server's clock
 */
export const countdownOf = (
  event: EventFacts,
  now: number,
): { readonly word: string; readonly left: string } | null => {
  const next = nexts[eventState(event, now)];
  const moment = next === null ? null : event[next.field];
  return next === null || moment === null ? null : { word: next.word, left: leftText(moment - now) };
};
