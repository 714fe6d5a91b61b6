import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarFile, type CalendarEvent } from '../../../contract/calendar-file/calendar-file';
import { dayMs, hourMs } from '../../../contract/values/duration';
import { activityInCalendar } from '../../../src/domain/activity/activity-in-calendar';
import { ticketFile } from '../../../src/domain/ticket/ticket-file';
import { activityDetail } from '../../../tools/gallery/stories/activity-stories';
import { validTicket } from '../../../tools/gallery/stories/tickets';
import { texts } from '../../support/arbitraries/values';
import { strictEvent } from '../../support/strict-calendar';

const origin = 'https://hupo.example';

test('[SCR-08] the file of an activity is read by a strict parser as the activity is', () => {
  const file = activityInCalendar(
    { ...activityDetail, sequence: 3 },
    origin,
    activityDetail.startsAt - dayMs,
  );
  expect(strictEvent(file?.text ?? '')).toMatchObject({
    uid: `activity-${activityDetail.id}@hupo.example`,
    sequence: 3,
    title: activityDetail.title,
    from: activityDetail.startsAt,
    until: activityDetail.endsAt,
  });
});

test('[SCR-08] the file of a ticket is read by a strict parser as its conference is', () => {
  const { text } = ticketFile(validTicket, origin, validTicket.startsAt - dayMs);
  expect(strictEvent(text)).toMatchObject({
    uid: `conference-${validTicket.conferenceId}@hupo.example`,
    title: validTicket.conferenceTitle,
    location: validTicket.venue,
    from: validTicket.startsAt,
    until: validTicket.endsAt,
  });
});

const event: CalendarEvent = {
  uid: 'conference-c1@hupo.example',
  sequence: 0,
  title: '并购年会',
  description: '',
  location: '',
  link: `${origin}/conf/c1`,
  time: { kind: 'moments', from: 0, until: 1 },
  reminderMinutes: 120,
};

test('[CLK-02] in UTC and in the zone of Shanghai a strict parser reads the same moments, in each month', () => {
  for (let month = 0; month < 24; month += 1) {
    const from = Date.UTC(2026, month, 15, 18, 30);
    const time = { kind: 'moments', from, until: from + 3 * hourMs } as const;
    for (const zone of ['utc', 'shanghai'] as const)
      expect([zone, strictEvent(calendarFile([{ ...event, time }], { stamp: from, zone }))]).toMatchObject([
        zone,
        { from, until: from + 3 * hourMs },
      ]);
  }
});

/** What a file can hold of a text: one kind of line break, and no control characters or noncharacters. */
const kept = (text: string): string =>
  text
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replaceAll(/[^\P{Cc}\t\n]|\p{Surrogate}|\p{Noncharacter_Code_Point}/gu, '');

test('[SEC-02] any title and description come out of a strict parser as they went in', () => {
  fc.assert(
    fc.property(texts, texts, (title, description) => {
      const read = strictEvent(calendarFile([{ ...event, title, description }], { stamp: 0 }));
      expect([read.title, read.description]).toEqual([kept(title), kept(description)]);
    }),
  );
});
