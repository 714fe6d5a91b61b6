import { isRight } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { exactDay } from '../../../contract/calendar/calendar-day';
import { stateCalendar } from '../../../contract/calendar/state-calendar';
import { calendarFile } from '../../../contract/calendar-file/calendar-file';
import { deadlineEvent } from '../../../contract/soe/deadline-event';
import type { DisclosedListing } from '../../../contract/soe/least-disclosure';
import { soeStanding } from '../../../contract/soe/soe-stage';
import { soeListing } from '../../support/samples/soe-listing';

const card = { id: 'S20260101', code: 'G32026BJ1000136', title: '澄源水务 70 % 股权转让', exchange: 'BJ' };
const where = { host: 'hupo.example', link: 'https://hupo.example/soe/S20260101', sequence: 1 };

const eventOn = (listing: DisclosedListing, today: string, exchange = 'BJ') => {
  const standing = soeStanding(listing, exactDay(today), stateCalendar);
  return isRight(standing) ? deadlineEvent({ ...card, exchange }, standing.right, where) : 'no stage';
};

test('[MKT-17] the deadline of a listing is an event that names its stage, number and exchange', () => {
  const listing = soeListing({ formalFrom: '2026-07-06', formalUntil: '2026-08-03' });
  expect(eventOn(listing, '2026-07-10')).toEqual({
    uid: 'soe-S20260101-disclosure@hupo.example',
    sequence: 1,
    title: '正式披露截止：澄源水务 70 % 股权转让',
    description: '项目编号 G32026BJ1000136。以北京产权交易所公告为准，报名和交纳保证金在北京产权交易所办理。',
    location: '',
    link: 'https://hupo.example/soe/S20260101',
    time: { kind: 'day', day: '2026-08-03' },
    reminderMinutes: 1440,
  });
});

test('[MKT-17] a deadline that is counted says so, and an exchange that is not known has no name', () => {
  const listing = soeListing({ preFrom: '2026-09-08' });
  expect(eventOn(listing, '2026-09-08', 'XX')).toMatchObject({
    title: '预披露截止：澄源水务 70 % 股权转让',
    description:
      '项目编号 G32026BJ1000136。按公告或规则的期限推算，以交易机构公告为准，报名和交纳保证金在交易机构办理。',
    time: { kind: 'day', day: '2026-10-12' },
  });
});

test('[MKT-17] a deadline that waits for a notice of holidays is no event, nor is that of an ended listing', () => {
  expect(eventOn(soeListing({ formalFrom: '2026-12-07' }), '2026-12-10')).toBeNull();
  expect(eventOn(soeListing({ formalFrom: '2026-06-01', endedOn: '2026-07-01' }), '2026-07-01')).toBeNull();
});

test('[MKT-17] the event of a listing makes a calendar file with its day', () => {
  const event = eventOn(soeListing({ formalFrom: '2026-07-06', formalUntil: '2026-08-03' }), '2026-07-10');
  if (event === null || event === 'no stage') throw new Error('The listing has a deadline.');
  expect(calendarFile([event], { stamp: 0 })).toContain('\r\nDTSTART;VALUE=DATE:20260803\r\n');
});
