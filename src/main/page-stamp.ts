import type { ServerStamp } from '../domain/time/server-time';
import type { PagePayload } from '../wiring/page-payload';
import { dayMs } from '../../contract/values/duration';

/** A page may be this old when it arrives: the gateway keeps it, and so may a CDN; in milliseconds. */
const oldest = 60_000;

/** By back and forward, and by restoring a tab, a browser shows a page that it keeps. */
const isFresh = (page: Pick<Performance, 'getEntriesByType'>): boolean =>
  page
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && (entry.type === 'navigate' || entry.type === 'reload'));

/** What a page that the server rendered says of the time: it is of its day (CLK-01). */
export const pageStamp = (
  { day }: Pick<PagePayload, 'day'>,
  page: Pick<Performance, 'now' | 'getEntriesByType'>,
): ServerStamp => {
  const now = page.now();
  const latest = isFresh(page) ? day + dayMs + oldest : Infinity;
  return { earliest: day, latest, askedAt: now, answeredAt: now };
};
