import type { Row } from '../../../../support/explore/row';
import {
  type machine,
  rows,
  came,
  newerCame,
  newerAtHead,
  nextAtHead,
  burstAtHead,
  refresh,
  outdated,
  paused,
  changed,
  waitsForEnd,
} from './words';

const seen = { type: 'listing.freshSeen' } as const;
const nothingFresh = { held: [], count: 0 };

/** What came since a list was looked at. */
export const freshRows: readonly Row<typeof machine>[] = [
  {
    title: '[LAY-16] what comes by itself is counted and may be held back until it is looked at',
    from: [came, outdated],
    event: newerAtHead,
    target: 'ready.pausing.alone',
    calls: waitsForEnd,
    context: { items: rows('z', 'a', 'b'), fresh: { held: rows('z'), count: 1 } },
  },
  {
    title: '[LAY-16] what came before and was not looked at is counted on',
    from: [came, outdated, newerAtHead, paused, outdated],
    event: burstAtHead,
    target: 'ready.pausing.alone',
    calls: waitsForEnd,
    context: { items: rows('y', 'z', 'a', 'b'), fresh: { held: rows('y', 'z'), count: 2 } },
  },
  {
    title: '[LAY-16] what was looked at is fresh no longer',
    from: [came, outdated, newerAtHead],
    event: seen,
    target: 'ready.pausing.alone',
    context: { items: rows('z', 'a', 'b'), fresh: nothingFresh },
  },
  {
    title: '[LAY-16] what a refresh brought is counted and shown at once',
    from: [came, refresh],
    event: newerCame,
    target: 'ready.resting',
    calls: waitsForEnd,
    context: { items: rows('z', 'a'), fresh: { held: [], count: 1 } },
  },
  {
    title: '[LAY-16] what moves up in the place of what is gone is not told to be new',
    from: [came, outdated],
    event: nextAtHead,
    target: 'ready.pausing.alone',
    calls: waitsForEnd,
    context: { items: rows('b', 'c'), fresh: nothingFresh },
  },
  {
    title: '[LAY-16] when nothing of what was shown is left, nothing is held back',
    from: [came, outdated],
    event: burstAtHead,
    target: 'ready.pausing.alone',
    calls: waitsForEnd,
    context: { items: rows('y', 'z'), fresh: { held: [], count: 2 } },
  },
  {
    from: [came, outdated, newerAtHead],
    event: changed('z'),
    target: 'ready.pausing.alone',
    context: { fresh: { held: [{ id: 'z', note: 'changed' }], count: 1 } },
  },
];
