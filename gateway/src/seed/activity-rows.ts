import { startOfDay } from '../../../contract/values/beijing-time';
import { dayMs, hourMs, minuteMs } from '../../../contract/values/duration';
import type { activity } from '../adapters/database/kinds/activity/table';
import { activitySearch } from '../domain/activity/activity-search';
import { listedIn } from '../domain/deal/listed-deal';
import type { DatedActivity, SeedActivity } from './records/activity';

const minutesOf = (clock: string): number => {
  const [hours = '0', minutes = '0'] = clock.split(':');
  return Number(hours) * 60 + Number(minutes);
};

/** An activity of the seed, counted from the moment of seeding (milliseconds since 1970). */
export const datedActivity = (seed: SeedActivity, now: number): DatedActivity => {
  const { inDays, from, hours, opensDaysBefore, closesDaysBefore, cancelledDaysAgo, programme, ...same } =
    seed;
  const startsAt = startOfDay(now) + inDays * dayMs + minutesOf(from) * minuteMs;
  return {
    ...same,
    startsAt,
    endsAt: startsAt + hours * hourMs,
    opensAt: startsAt - opensDaysBefore * dayMs,
    closesAt: startsAt - closesDaysBefore * dayMs,
    cancelledAt: cancelledDaysAgo === null ? null : now - cancelledDaysAgo * dayMs,
    programme: programme.map(({ after, minutes, ...step }) => ({
      ...step,
      from: startsAt + after * minuteMs,
      until: startsAt + (after + minutes) * minuteMs,
    })),
  };
};

/** An activity as a row. @param now when it was written, milliseconds since 1970 */
export const activityRow = (dated: DatedActivity, now: number): typeof activity.$inferInsert => {
  const { partners, intro, audience, programme, speakers, notes, cancelReason, sequence, ...head } = dated;
  const ids = dated.industries.map((industry) => listedIn({ industry, region: '' }).industryId);
  return {
    ...head,
    facts: { partners, intro, audience, programme, speakers, notes, cancelReason, sequence },
    industryIds: ids.filter((id) => id !== null),
    regionId: listedIn({ industry: '', region: dated.place.region }).regionId,
    search: activitySearch(dated),
    changedAt: now,
  };
};
