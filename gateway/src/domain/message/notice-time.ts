import type { NoticeEvent, NoticeSchedule } from '../../../../contract/member/notices';
import { startOfDay } from '../../../../contract/values/beijing-time';
import { dayMs, hourMs } from '../../../../contract/values/duration';

/** When the quiet hours that hold at a moment end; null where none hold. Milliseconds since 1970. */
export const quietEnd = (quiet: NoticeSchedule['quiet'], now: number): number | null => {
  if (quiet === null) return null;
  const { from, until } = quiet;
  const lasts = (until > from ? until - from : until - from + 24) * hourMs;
  const today = startOfDay(now);
  // Those that began yesterday may last over midnight.
  const begun = [today - dayMs, today].map((day) => day + from * hourMs);
  const running = begun.find((begins) => begins <= now && now < begins + lasts);
  return running === undefined ? null : running + lasts;
};

/** The next moment after `now` at which the clock in Beijing shows an hour. Milliseconds since 1970. */
export const nextAt = (hour: number, now: number): number => {
  const today = startOfDay(now) + hour * hourMs;
  return today > now ? today : today + dayMs;
};

/** When a notice is due, and whether it comes with the digest. */
export interface NoticeDue {
  readonly at: number;
  readonly digest: boolean;
}

/** When a notice of an event is due (MKT-24). Notices of security are never held back. */
export const noticeDue = (
  { quiet, digestAt }: NoticeSchedule,
  event: NoticeEvent,
  now: number,
): NoticeDue => {
  if (event === 'security') return { at: now, digest: false };
  const planned = digestAt === null ? now : nextAt(digestAt, now);
  return { at: quietEnd(quiet, planned) ?? planned, digest: digestAt !== null };
};
