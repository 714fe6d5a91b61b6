import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BidState } from '../../../contract/bid/bid';
import {
  bidChange,
  bidTable,
  placingEvent,
  type BidEventKind,
} from '../../../gateway/src/domain/bid/bid-machine';
import { placingFault } from '../../../gateway/src/domain/bid/placing';
import { sumText } from '../../../gateway/src/domain/bid/sum-text';
import { propertyRuns } from '../../support/property';
import { decimal } from '../../support/samples/decimal';

const states = Object.keys(bidTable) as BidState[];
const events = Object.keys(bidTable.open) as BidEventKind[];

/** What happens in each state, written out: the state with what its history gets, or the name of the refusal. */
const written: Readonly<Record<BidState, Readonly<Record<BidEventKind, string>>>> = {
  open: {
    placed: 'bidPending',
    raised: 'open: raised',
    lowered: 'bidPending',
    withdrawn: 'withdrawn: withdrawn',
    accepted: 'accepted: accepted',
    declined: 'declined: declined',
    moreAsked: 'asked: moreAsked',
  },
  asked: {
    placed: 'open: supplemented',
    raised: 'open: raised',
    lowered: 'bidPending',
    withdrawn: 'withdrawn: withdrawn',
    accepted: 'accepted: accepted',
    declined: 'declined: declined',
    moreAsked: 'asked: moreAsked',
  },
  accepted: {
    placed: 'bidAgreed',
    raised: 'open: raised',
    lowered: 'bidAgreed',
    withdrawn: 'bidAccepted',
    accepted: 'stayed',
    declined: 'declined: declined',
    moreAsked: 'bidAnswered',
  },
  declined: {
    placed: 'begun',
    raised: 'begun',
    lowered: 'begun',
    withdrawn: 'bidOver',
    accepted: 'bidOver',
    declined: 'stayed',
    moreAsked: 'bidOver',
  },
  withdrawn: {
    placed: 'begun',
    raised: 'begun',
    lowered: 'begun',
    withdrawn: 'stayed',
    accepted: 'bidOver',
    declined: 'bidOver',
    moreAsked: 'bidOver',
  },
};

const outcome = (state: BidState, event: BidEventKind): string => {
  const change = bidChange(state, event);
  if (change._tag === 'Left') return change.left.name;
  return change.right.kind === 'moved' ? `${change.right.to}: ${change.right.step}` : change.right.kind;
};

const lives = fc.array(fc.constantFrom(...events), { maxLength: 30 });
const after = (life: readonly BidEventKind[]): BidState =>
  life.reduce<BidState>((state, event) => {
    const change = bidChange(state, event);
    return change._tag === 'Right' && change.right.kind === 'moved' ? change.right.to : state;
  }, 'open');

describe('what may become of a bid', () => {
  test.each(states)('[SCR-03] %s: everything that can come does what is written', (state) => {
    expect(Object.fromEntries(events.map((event) => [event, outcome(state, event)]))).toEqual(written[state]);
  });

  test('[SCR-03] what was declined or withdrawn never stands again, whatever comes: who comes again begins anew', () => {
    fc.assert(
      fc.property(lives, lives, (life, more) => {
        const ended = after(life);
        if (ended === 'declined' || ended === 'withdrawn') expect(after([...life, ...more])).toBe(ended);
      }),
      { numRuns: propertyRuns },
    );
  });

  test('[SCR-03] only an owner’s word makes it accepted or declined, and only the bidder’s withdraws it', () => {
    fc.assert(
      fc.property(lives, (life) => {
        const ends = after(life);
        if (ends === 'accepted' || ends === 'declined') expect(life).toContain(ends);
        if (ends === 'withdrawn') expect(life).toContain('withdrawn');
      }),
      { numRuns: propertyRuns },
    );
  });

  test('[SCR-03] a sum raises an interest, and an interest never takes the place of a sum', () => {
    expect(placingEvent('interest', 'bid')).toBe('raised');
    expect(placingEvent('bid', 'interest')).toBe('lowered');
    expect([placingEvent('bid', 'bid'), placingEvent('interest', 'interest')]).toEqual(['placed', 'placed']);
  });
});

const sums = fc.integer({ min: 1, max: 1e9 });
const deals = fc.record({
  id: fc.constant('s1'),
  sourceType: fc.constant('entrust'),
  title: fc.constant('项目'),
  hidden: fc.constantFrom([], ['netProfit'] as const),
  ownerId: fc.constantFrom(null, 'u1', 'u2'),
  state: fc.constantFrom('listed', 'withdrawn', 'closed'),
  least: fc.option(sums.map((sum) => decimal(String(sum)))),
});
const bidders = fc.record({
  id: fc.constantFrom('u1', 'u3'),
  prove: fc.constantFrom('1', '2', null),
  ndaState: fc.constantFrom('unsigned', 'pending', 'signed', 'rejected', 'expired'),
});
const saids = fc.record({
  kind: fc.constantFrom('interest', 'bid'),
  amount: fc.option(sums.map((sum) => decimal(String(sum)))),
  note: fc.constantFrom(
    '',
    '可全额支付',
    '长'.repeat(500),
    '长'.repeat(501),
    '\u0000',
    '可\u202e付',
    '两行\n说明',
  ),
});

describe('who may say what of a deal', () => {
  test('[SCR-03] exactly a fully verified member who is not its owner, of a listed deal, in 500 characters; a sum wants the NDA and the least', () => {
    fc.assert(
      fc.property(deals, bidders, saids, (deal, bidder, said) => {
        const may =
          bidder.prove === '1' &&
          deal.ownerId !== bidder.id &&
          deal.state === 'listed' &&
          !['长'.repeat(501), '\u0000', '可\u202e付'].includes(said.note) &&
          (said.kind === 'interest' ||
            ((deal.hidden.length === 0 || bidder.ndaState === 'signed') &&
              said.amount !== null &&
              Number(said.amount) < 1e8 &&
              (deal.least === null || Number(said.amount) >= Number(deal.least))));
        expect(placingFault(deal, bidder, said) === null).toBe(may);
      }),
      { numRuns: propertyRuns },
    );
  });

  test.each([
    ['0', 'bidAmount'],
    ['-5', 'bidAmount'],
    ['1200.00001', 'bidAmount'],
    ['99999999', undefined],
    ['100000000', 'bidTooMuch'],
    ['99999999999999999999', 'bidTooMuch'],
    ['1199.9999', 'bidBelowLeast'],
    ['1200', undefined],
    ['1200.0001', undefined],
  ])('[VAL-06] of a least of 1,200 万元, %s 万元 is answered with %s', (amount, refusal) => {
    const deal = { id: 's1', sourceType: 'x', title: '', hidden: [], ownerId: null, least: decimal('1200') };
    const bidder = { id: 'u1', prove: '1', ndaState: 'unsigned' } as const;
    const said = { kind: 'bid', amount: decimal(amount), note: '' } as const;
    expect(placingFault({ ...deal, state: 'listed' }, bidder, said)?.name).toBe(refusal);
  });

  test('[SCR-03] a sum is read in its own unit, and exactly', () => {
    expect(['1234567.5000', '12800.5', '800', '0.5'].map(sumText)).toEqual([
      '1,234,567.5 万元',
      '12,800.5 万元',
      '800 万元',
      '5,000 元',
    ]);
  });
});
