import { expect, test } from 'vitest';
import { dayMs } from '../../../contract/values/duration';
import { activityInCalendar } from '../../../src/domain/activity/activity-in-calendar';
import { eventFile } from '../../../src/domain/event/event-file';
import { eventMomentText, eventTimeText } from '../../../src/domain/event/event-time';
import { mapLink } from '../../../src/domain/event/map-link';
import { beijingClock, type WallClock } from '../../../src/domain/time/date-fields';
import { activityDetail } from '../../../tools/gallery/stories/activity-stories';

const origin = 'https://hupo.example';
const { startsAt } = activityDetail;
const utc = (moment: number): string =>
  `${new Date(moment).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

test('[SCR-08] an activity is a calendar file with its own id, time and place, until it starts', () => {
  const file = activityInCalendar({ ...activityDetail, sequence: 2 }, origin, startsAt - dayMs);
  const lines = (file?.text ?? '').replaceAll('\r\n ', '').split('\r\n');
  expect(file).toMatchObject({
    name: '半导体设备并购沙龙：国产零部件企业如何选择买方.ics',
    mediaType: 'text/calendar',
  });
  for (const line of [
    `UID:activity-${activityDetail.id}@hupo.example`,
    'SEQUENCE:2',
    `DTSTART:${utc(startsAt)}`,
    `DTEND:${utc(activityDetail.endsAt)}`,
    `SUMMARY:${activityDetail.title}`,
    'LOCATION:上海 浦东新区海科路 999 号 张江科学会堂三层 302 会议室',
    `URL:${origin}/activity/${activityDetail.id}`,
  ])
    expect(lines).toContain(line);
  expect(activityInCalendar(activityDetail, origin, startsAt)).toBeNull();
  expect(activityInCalendar({ ...activityDetail, cancelledAt: 1 }, origin, startsAt - dayMs)).toBeNull();
});

test('[SCR-08] a calendar file has a name that each device keeps', () => {
  const event = { uid: 'u', sequence: 0, description: '', location: '', link: '', reminderMinutes: null };
  const time = { kind: 'moments', from: 0, until: 1 } as const;
  const nameOf = (title: string) => eventFile({ ...event, title, time }, 0).name;
  expect(nameOf('一/二\\三:四*?"<>|五\n六')).toBe('一 二 三 四 五 六.ics');
  expect(nameOf('长'.repeat(200))).toBe(`${'长'.repeat(40)}.ics`);
  expect(nameOf('///')).toBe('event.ics');
});

test('[CLK-02] the time of an event is that of Beijing, marked for a reader elsewhere', () => {
  const at = (text: string): number => Date.parse(`${text}:00+08:00`);
  const now = at('2026-11-29T10:00');
  const elsewhere: WallClock = (time) => beijingClock(time - 3_600_000);
  const afternoon = { startsAt: at('2026-12-18T14:00'), endsAt: at('2026-12-18T17:30') };
  expect(eventTimeText(afternoon, now, beijingClock)).toBe('12月18日（周五）14:00–17:30');
  expect(eventTimeText(afternoon, now, elsewhere)).toBe('北京时间12月18日（周五）14:00–17:30');
  const days = { startsAt: at('2026-12-31T09:00'), endsAt: at('2027-01-02T17:00') };
  expect(eventTimeText(days, now, beijingClock)).toBe('12月31日（周四）09:00–2027年1月2日（周六）17:00');
  expect(eventMomentText(at('2026-12-16T18:00'), now, beijingClock)).toBe('12月16日（周三）18:00');
});

test.each([
  ['https://uri.amap.com/search?keyword=Zhangjiang', true],
  ['https://uri.amap.com.evil.example/', false],
  ['http://uri.amap.com/', false],
  ['javascript:alert(1)', false],
  ['//uri.amap.com/', false],
  ['', false],
])('[SEC-02] the map at %j is followed: %s', (map, isFollowed) => {
  expect(mapLink({ map })).toBe(isFollowed ? map : null);
});
