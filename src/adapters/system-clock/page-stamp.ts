import type { ServerStamp } from '../../domain/time/server-time';
import { dayMs } from '../../../contract/values/duration';

/** A page may be this old when it arrives: the gateway keeps it, and so may a CDN; in milliseconds. */
const oldest = 60_000;

/** By back and forward, and by restoring a tab, a browser shows a page that it keeps. */
const isFresh = (page: Pick<Performance, 'getEntriesByType'>): boolean =>
  page
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && (entry.type === 'navigate' || entry.type === 'reload'));

/**
 * Returns the bounds of the server's time that a rendered page implies: it is of its day (CLK-01).
 * @param page.day when the day of rendering began, in milliseconds since 1970
 */
export const pageStamp = (
  { day }: { readonly day: number },
  page: Pick<Performance, 'now' | 'getEntriesByType'>,
): ServerStamp => {
  const now = page.now();
  const latest = isFresh(page) ? day + dayMs + oldest : Infinity;
  return { earliest: day, latest, askedAt: now, answeredAt: now };
};
