import type { sessionMachine } from '../../../src/application/session/machine';
import type { Row } from '../../support/explore/row';
import { after, defect } from '../../support/explore/step';
import { refusalRows } from '../../support/refusal-rows';
import {
  first,
  second,
  refused,
  foregrounded,
  endedElsewhere,
  refusedElsewhere,
  kept,
  told,
  toFresh,
  toCheck,
  toWhy,
  toTold,
} from './words';

/** What a refused token comes to: its own end, another tab's word, or nothing. */
export const refusalChecked: readonly Row<typeof sessionMachine>[] = [
  {
    title: '[SES-07] a 401 about the token in use ends the session',
    from: toCheck,
    event: kept(first),
    target: 'ending.clearing',
    calls: ['clearSession'],
    context: { reason: 'refused' },
  },
  {
    title: '[SES-07] a 401 while the token’s age is looked up is looked into first',
    from: [...toFresh, foregrounded],
    event: refused,
    target: 'active.checkingRefusal',
    calls: ['readKept'],
  },
  {
    title: '[SES-07] a 401 about a token that is gone from the device waits to hear why',
    from: toCheck,
    event: kept(null),
    target: 'active.hearingWhy',
  },
  {
    title: '[SES-07] another tab that was refused says so, and this one says the same',
    from: toWhy,
    event: refusedElsewhere,
    target: 'ending.clearing',
    calls: ['clearSession'],
    context: { reason: 'refused' },
  },
  {
    title: '[LOG-14] another tab that was logged out says so: nothing has expired',
    from: toWhy,
    event: endedElsewhere,
    target: 'ending.clearing',
    calls: ['clearSession'],
    context: { reason: 'loggedOut' },
  },
  {
    title: '[LOG-14] a token that is gone without a word was given back by a logout',
    from: toWhy,
    event: after(500),
    target: 'ending.clearing',
    calls: ['clearSession'],
    context: { reason: 'loggedOut' },
  },
  ...refusalRows<typeof sessionMachine>({
    from: toWhy,
    target: 'active.hearingWhy',
    events: [foregrounded, refused],
  }),
  ...[kept(first), kept(null)].map((event) => ({
    title: `[SES-07] a refusal that another tab tells of ends the session: ${JSON.stringify(event)}`,
    from: toTold,
    event,
    target: 'ending.clearing',
    calls: ['clearSession'],
    context: { reason: 'refused' as const },
  })),
  {
    title: '[SES-07] a refusal that another tab tells of is not about a newer token',
    from: toTold,
    event: kept(second),
    target: 'active.fresh',
    emits: told({ type: 'session.replaced', token: second }),
    context: { token: second },
  },
  ...[defect('readKept'), after(1_000)].map((event) => ({
    from: toTold,
    event,
    target: 'ending.clearing',
    calls: ['clearSession'],
    context: { reason: 'refused' as const },
  })),
  ...refusalRows<typeof sessionMachine>({
    from: toTold,
    target: 'active.checkingEndTold',
    events: [foregrounded, refused],
  }),
  {
    title: '[SES-07] a late 401 of an earlier session changes nothing',
    from: [...toFresh, { type: 'session.refused', token: 'earlier' }],
    event: kept(first),
    target: 'active.fresh',
    context: { token: first },
  },
  {
    title: '[SES-07] a 401 about a token that another tab has replaced goes on with the newer one',
    from: toCheck,
    event: kept(second),
    target: 'active.fresh',
    emits: told({ type: 'session.replaced', token: second }),
    context: { token: second },
  },
  {
    from: toCheck,
    event: defect('readKept'),
    target: 'ending.clearing',
    calls: ['clearSession'],
    context: { reason: 'refused' },
  },
  {
    from: toCheck,
    event: after(1_000),
    target: 'ending.clearing',
    calls: ['clearSession'],
    context: { reason: 'refused' },
  },
  ...refusalRows<typeof sessionMachine>({
    from: toCheck,
    target: 'active.checkingRefusal',
    events: [foregrounded, refused],
  }),
];
