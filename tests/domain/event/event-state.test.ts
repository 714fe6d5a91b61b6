import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { eventState, eventStates, isEventAhead, type EventFacts } from '../../../contract/event/event-state';
import { countdownOf, leftText } from '../../../src/domain/event/countdown';
import { eventMoments, events } from '../../support/arbitraries/events';

const at = (text: string): number => Date.parse(`2026-12-${text}:00+08:00`);
const salon: EventFacts = {
  opensAt: at('01T09:00'),
  closesAt: at('16T18:00'),
  startsAt: at('18T14:00'),
  endsAt: at('18T17:30'),
  cancelledAt: null,
  placesLeft: 3,
};

describe('the state of an event', () => {
  test.each([
    ['01T08:59', 'coming'],
    ['01T09:00', 'open'],
    ['16T17:59', 'open'],
    ['16T18:00', 'closed'],
    ['18T14:00', 'running'],
    ['18T17:29', 'running'],
    ['18T17:30', 'ended'],
  ] as const)('[SCR-08] on 12-%s an activity with places left is %s', (moment, state) => {
    expect(eventState(salon, at(moment))).toBe(state);
  });

  test('[SCR-08] an activity without a place left is full, and only while it is open', () => {
    fc.assert(
      fc.property(events, eventMoments, (event, now) => {
        const state = eventState({ ...event, placesLeft: 0 }, now);
        const free = eventState({ ...event, placesLeft: null }, now);
        expect(state).toBe(free === 'open' ? 'full' : free);
      }),
    );
  });

  test('[SCR-08] a cancelled activity is cancelled at each moment, and nothing else is', () => {
    fc.assert(
      fc.property(events, eventMoments, (event, now) => {
        expect(eventState(event, now) === 'cancelled').toBe(event.cancelledAt !== null);
      }),
    );
  });

  test('[SCR-08] the states of an activity follow one another and none returns', () => {
    const order = Object.keys(eventStates);
    fc.assert(
      fc.property(events, eventMoments, eventMoments, (event, one, other) => {
        const earlier = order.indexOf(eventState(event, Math.min(one, other)));
        expect(earlier).toBeLessThanOrEqual(order.indexOf(eventState(event, Math.max(one, other))));
      }),
    );
  });

  test('[SCR-08] an event is ahead exactly until it starts, unless it is cancelled', () => {
    fc.assert(
      fc.property(events, eventMoments, (event, now) => {
        const isOver = ['running', 'ended', 'cancelled'].includes(eventState(event, now));
        expect(isEventAhead(event, now)).toBe(!isOver);
      }),
    );
  });
});

describe('the countdown', () => {
  const plain = (text: string): string => text.replace(/\s/gu, '');

  test('[SCR-08] the countdown names what is next, and ends with the event', () => {
    const words = ['01T08:00', '10T10:00', '17T10:00', '18T15:00', '19T10:00'].map((moment) => {
      const countdown = countdownOf(salon, at(moment));
      return countdown === null ? null : plain(`${countdown.word}${countdown.left}`);
    });
    expect(words).toEqual([
      '距报名开始1小时',
      '距报名截止6天8小时',
      '距开始1天4小时',
      '距结束2小时30分钟',
      null,
    ]);
  });

  test('[SCR-08] the time left is rounded up to a minute and is never 0', () => {
    expect(plain(leftText(1))).toBe('1分钟');
    expect(plain(leftText(59_999 + 60_000))).toBe('2分钟');
    expect(plain(leftText(3_599_001))).toBe('1小时');
    expect(plain(leftText(86_400_000))).toBe('1天');
    expect(plain(leftText(86_400_000 + 60_000))).toBe('1天');
  });
});
