import { isLeft, isRight } from 'fp-ts/Either';
import { dayOfMoment, startOfCalendarDay, type CalendarDay } from '../../../contract/calendar/calendar-day';
import { stateCalendar } from '../../../contract/calendar/state-calendar';
import { missingYearText } from '../../../contract/calendar/working-days';
import type { DisclosureStep } from '../../../contract/soe/disclosure-steps';
import type { Soe } from '../../../contract/soe/soe';
import { soeStageNames } from '../../../contract/soe/soe-names';
import { soeStanding, stageFailureText, type RunningPeriod } from '../../../contract/soe/soe-stage';
import { narrowSpace } from '../../../contract/values/digit-groups';
import { dealDay } from '../time/deal-day';
import type { WallClock } from '../time/date-fields';

/** Where a listing is written out, and for whom. */
interface Reader {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly clock: WallClock;
}

const days = (count: number): string => `${count}${narrowSpace}个工作日`;

const dayText = (day: CalendarDay, { now, clock }: Reader): string =>
  dealDay(startOfCalendarDay(day), now, clock);

/** The stage of a listing at a moment, by the State calendar. */
export const standingNow = (listing: Soe, now: number) =>
  soeStanding(listing, dayOfMoment(now), stateCalendar);

/** The deadline of a period and how long it is away, in one line; a year without a notice is named (MKT-17). */
export const deadlineText = (
  { deadline, workingDaysLeft, isOver }: RunningPeriod,
  reader: Reader,
): string => {
  if (isLeft(deadline)) return `截止日${stageFailureText(deadline.left)}`;
  const day = dayText(deadline.right, reader);
  if (isOver) return `${day}已截止，等交易机构公告`;
  if (isRight(workingDaysLeft))
    return workingDaysLeft.right === 0 && deadline.right === dayOfMoment(reader.now)
      ? '今天截止'
      : `${day}截止，还剩 ${days(workingDaysLeft.right)}`;
  return workingDaysLeft.left.kind === 'calendarYearMissing'
    ? `${day}截止，剩余工作日${missingYearText(workingDaysLeft.left)}`
    : `${day}截止`;
};

/** The stage of a listing in a word, and what its present period says; '' for nothing to say. */
export const standingTexts = (
  listing: Soe,
  reader: Reader,
): { readonly stage: string; readonly period: string } => {
  const standing = standingNow(listing, reader.now);
  if (isLeft(standing))
    return standing.left.kind === 'notDisclosed'
      ? { stage: stageFailureText(standing.left), period: '' }
      : { stage: '阶段待定', period: stageFailureText(standing.left) };
  const { stage, period } = standing.right;
  return { stage: soeStageNames[stage], period: period === null ? '' : deadlineText(period, reader) };
};

/** The rule of a period: its least length, its document, since when it holds, and whether its text was read. */
export const basisText = ({ label, days: least, basis, from, until, confirmed }: DisclosureStep): string => {
  const validity = until === null ? `${from} 起适用` : `${from} 至 ${until} 适用`;
  const doubt = confirmed ? '' : '；期限未与原文核对，以公告为准';
  return `${label}：${days(least)}，依据${basis}，${validity}${doubt}`;
};

/** A step of a listing with the days that notices state. */
export interface ProgressStep {
  readonly name: string;
  readonly place: 'past' | 'now' | 'ahead' | 'failed';
  readonly lines: readonly string[];
}

const order = ['preDisclosure', 'disclosure', 'registration', 'bidding', 'dealt'] as const;
type Step = (typeof order)[number];

const range = (from: CalendarDay | null, until: CalendarDay | null, reader: Reader): readonly string[] => {
  if (from === null) return until === null ? [] : [`${dayText(until, reader)}前`];
  if (until === null) return [`${dayText(from, reader)}起`];
  const [first, last] = [dayText(from, reader), dayText(until, reader)];
  return [first === last ? first : `${first}–${last}`];
};

const labelled = (label: string, day: CalendarDay | null, reader: Reader): readonly string[] =>
  day === null ? [] : [`${label}${dayText(day, reader)}`];

/** What the notices state of a step. */
const statedOf = (step: Step, { dates }: Soe, reader: Reader): readonly string[] => {
  switch (step) {
    case 'preDisclosure':
      return range(dates.preFrom, dates.preUntil, reader);
    case 'disclosure':
      return [
        ...range(dates.formalFrom, dates.formalUntil, reader),
        ...(dates.formalDays === null ? [] : [`首次公告期 ${days(dates.formalDays)}`]),
        ...labelled('延长至', dates.extendedUntil, reader),
      ];
    case 'registration':
      return [
        ...labelled('资格确认 ', dates.qualifiedOn, reader),
        ...labelled('保证金截止 ', dates.depositUntil, reader),
      ];
    case 'bidding':
      return range(dates.biddingFrom, dates.biddingUntil, reader);
    case 'dealt':
      return [
        ...labelled('成交 ', dates.dealtOn, reader),
        ...labelled('结果公示至', dates.resultUntil, reader),
      ];
  }
};

const startOf = (step: Step, { dates }: Soe): CalendarDay | null =>
  ({
    preDisclosure: dates.preFrom,
    disclosure: dates.formalFrom,
    registration: dates.qualifiedOn,
    bidding: dates.biddingFrom,
    dealt: dates.dealtOn,
  })[step];

/**
 * The steps of a listing, in their order, the preliminary disclosure only where there is one; after the steps that have
 * begun, the end or the suspension of the listing.
 */
export const progressOf = (listing: Soe, reader: Reader): readonly ProgressStep[] => {
  const today = dayOfMoment(reader.now);
  const standing = standingNow(listing, reader.now);
  const { stage, period } = isRight(standing) ? standing.right : { stage: null, period: null };
  const steps = order.filter((step) => step !== 'preDisclosure' || listing.dates.preFrom !== null);
  const present = steps.findIndex((step) => step === stage);
  const stepOf = (step: Step, place: ProgressStep['place']): ProgressStep => ({
    name: soeStageNames[step],
    place,
    lines: [
      ...statedOf(step, listing, reader),
      ...(place === 'now' && period !== null ? [deadlineText(period, reader)] : []),
    ],
  });
  if (stage !== 'ended' && stage !== 'suspended')
    return steps.map((step, index) =>
      stepOf(step, index < present ? 'past' : index === present ? 'now' : 'ahead'),
    );
  const begun = steps.filter((step) => (startOf(step, listing) ?? '9999') <= today);
  const { endedOn, suspendedOn } = listing.dates;
  const last = stage === 'ended' ? endedOn : suspendedOn;
  return [
    ...begun.map((step) => stepOf(step, 'past')),
    { name: soeStageNames[stage], place: 'failed', lines: last === null ? [] : [dayText(last, reader)] },
  ];
};
