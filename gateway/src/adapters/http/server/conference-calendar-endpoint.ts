import { isLeft } from 'fp-ts/Either';
import type { Hono } from 'hono';
import { calendarFile, calendarFileType } from '../../../../../contract/calendar-file/calendar-file';
import { eventInCalendar } from '../../../../../contract/event/event-in-calendar';
import { addressOf } from '../../../../../contract/kind/address';
import type { ConferenceDetail } from '../../../../../contract/conference/conference';
import type { PublicReading } from '../../../application/kind/public-reading';
import type { Clock } from '../../../ports/clock';
import { rejected } from '../answer';
import type { Origins } from '../origins';
import type { Environment } from './environment';

interface ConferenceCalendarNeeds {
  readonly conferences: Pick<PublicReading<never, never, ConferenceDetail>, 'one'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly origins: Pick<Origins, 'main'>;
}

/** Calendar files of conferences, public as their pages are; a phone opens one by its address, not from a blob. */
export const conferenceCalendarEndpoint = (
  app: Hono<Environment>,
  { conferences, clock, origins }: ConferenceCalendarNeeds,
): void => {
  app.get('/files/conference/:file{[\\w-]{1,64}\\.ics}', async (context) => {
    const id = context.req.param('file').slice(0, -'.ics'.length);
    const found = await conferences.one(null, id);
    if (isLeft(found)) {
      const { status, body } = rejected(found.left);
      return new Response(body, {
        status,
        headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' },
      });
    }
    const { title, form, region, venue, address, map, sequence, host, cancelledAt, ...times } = found.right;
    const origin = origins.main(context.req.header('Host'));
    const link = `${origin}${addressOf('conference', { id })}`;
    const event = eventInCalendar(
      'conference',
      { id, title, place: { form, region, venue, address, map, traffic: '' }, times },
      {
        host: new URL(origin).host,
        link,
        sequence,
        description: `${cancelledAt === null ? '' : '会议已取消。'}主办：${host}`,
      },
    );
    return new Response(calendarFile([event], { stamp: clock.now() }), {
      headers: {
        'Content-Type': calendarFileType,
        'Content-Disposition': `inline; filename="${id}.ics"`,
        'Cache-Control': 'no-cache',
      },
    });
  });
};
