import fc from 'fast-check';
import type { EventFacts } from '../../../contract/event/event-state';
import { dayMs } from '../../../contract/values/duration';

const first = Date.UTC(2026, 0, 1);
const moment = fc.integer({ min: first, max: first + 365 * dayMs });

/** A moment around those of the events below. */
export const eventMoments = fc.integer({ min: first - 5 * dayMs, max: first + 370 * dayMs });

/** Events whose moments follow one another: registration opens, closes, the event starts, ends. */
export const events: fc.Arbitrary<EventFacts> = fc
  .record({
    moments: fc.uniqueArray(moment, { minLength: 4, maxLength: 4 }),
    cancelledAt: fc.option(moment, { freq: 4 }),
    placesLeft: fc.option(fc.integer({ min: 0, max: 3 })),
  })
  .map(({ moments, ...more }) => {
    const [opensAt = 0, closesAt = 0, startsAt = 0, endsAt = 0] = moments.toSorted(
      (one, other) => one - other,
    );
    return { opensAt, closesAt, startsAt, endsAt, ...more };
  });
