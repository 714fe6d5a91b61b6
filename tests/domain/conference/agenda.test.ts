import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startOfDay } from '../../../contract/values/beijing-time';
import { dayMs, hourMs } from '../../../contract/values/duration';
import { agendaOf } from '../../../src/domain/conference/agenda';
import { conferenceFilter } from '../../../src/domain/conference/conference-filter';

const base = Date.UTC(2026, 11, 18);
const tracks = ['t1', 't2', 't3'].map((id) => ({ id, name: id, room: '' }));
const sessions = fc.array(
  fc
    .record({ track: fc.constantFrom(null, 't1', 't2', 't3', 'gone'), hour: fc.nat({ max: 71 }) })
    .map(({ track, hour }) => ({
      track,
      from: base + hour * hourMs,
      until: base + hour * hourMs + 1,
      title: `${hour}`,
      text: '',
      speakers: [],
    })),
);

test('[SCR-08] an agenda holds each session once, by day in Beijing, by track, in the order of time', () => {
  fc.assert(
    fc.property(sessions, (given) => {
      const days = agendaOf({ tracks, sessions: given });
      const shown = days.flatMap((day) => day.tracks.flatMap((each) => each.sessions));
      expect(new Set(shown)).toEqual(new Set(given));
      expect(shown).toHaveLength(given.length);
      expect(days.map(({ day }) => day)).toEqual(
        [...new Set(given.map(({ from }) => startOfDay(from)))].sort((one, other) => one - other),
      );
      for (const { day, tracks: ofDay } of days)
        for (const { track, sessions: ofTrack } of ofDay) {
          const froms = ofTrack.map(({ from }) => from);
          expect(froms).toEqual([...froms].sort((one, other) => one - other));
          for (const session of ofTrack) {
            expect(session.from - day).toBeLessThan(dayMs);
            expect(track?.id ?? null).toBe(session.track === 'gone' ? null : session.track);
          }
        }
    }),
  );
});

test('[SCR-08] the filter of conferences offers seven states and twelve months in their order', () => {
  const names = (part: string) =>
    conferenceFilter.parts.find(({ name }) => name === part)?.tree.map(({ name }) => name) ?? [];
  expect(names('state')).toEqual(['未开始报名', '报名中', '已满', '报名截止', '进行中', '已结束', '已取消']);
  expect([names('month').at(0), names('month').at(-1), names('month')]).toMatchObject([
    '1 月',
    '12 月',
    { length: 12 },
  ]);
});
