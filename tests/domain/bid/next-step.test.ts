import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BidKind, BidState } from '../../../contract/bid/bid';
import { DealState } from '../../../contract/sale/deal-state';
import { NdaState } from '../../../contract/sale/nda-state';
import { bidStanding } from '../../../src/domain/bid/bid-standing';
import { concernsDeal, concernsDeals } from '../../../src/domain/deal/deal-link';
import { ndaTabAddress, ndaTabOf, ndaTabs } from '../../../src/domain/bid/nda-tabs';
import {
  ndaStanding,
  nextStep,
  stepActions,
  type NdaStanding,
  type SaidBid,
} from '../../../src/domain/bid/next-step';
import { incomingMessage } from '../../support/samples/incoming-message';
import { propertyRuns } from '../../support/property';

const keys = <K extends string>(of: { readonly keys: Readonly<Record<K, null>> }): K[] =>
  Object.keys(of.keys) as K[];
const ndas: readonly NdaStanding[] = [...keys(NdaState), 'notNeeded'];
const bids: readonly SaidBid[] = [
  null,
  ...keys(BidKind).flatMap((kind) => keys(BidState).map((state) => ({ kind, state }))),
];
const everything = fc.tuple(
  fc.constantFrom(...ndas),
  fc.constantFrom(...bids),
  fc.constantFrom(...keys(DealState)),
);
const holds = (what: (nda: NdaStanding, bid: SaidBid, deal: DealState) => boolean): void =>
  fc.assert(
    fc.property(everything, (given) => what(...given)),
    { numRuns: propertyRuns },
  );
const action = (nda: NdaStanding, bid: SaidBid, deal: DealState) => stepActions[nextStep(nda, bid, deal)];

describe('the next step of a bidder', () => {
  test('[SCR-07] of a deal that is over nothing is left but to look at it, and of a listed one there always is something', () => {
    holds((nda, bid, deal) => (deal !== 'listed') === (action(nda, bid, deal) === 'view'));
  });

  test('[SCR-07] what waits for a side waits no more when its deal is over, and what was decided stays', () => {
    const waits = (state: string): boolean => state === 'open' || state === 'asked';
    holds((_, bid, deal) => bid === null || deal === 'listed' || !waits(bidStanding(bid.state, deal)));
    holds(
      (_, bid, deal) =>
        bid === null || (deal !== 'listed' && waits(bid.state)) || bidStanding(bid.state, deal) === bid.state,
    );
    expect([bidStanding('asked', 'closed'), bidStanding('open', 'withdrawn')]).toEqual(['ended', 'paused']);
  });

  test('[ENT-09] to sign is the step only where an NDA is wanted and none stands, anew only after a rejection or its end', () => {
    holds((nda, bid, deal) => action(nda, bid, deal) !== 'sign' || nda === 'unsigned');
    holds(
      (nda, bid, deal) => action(nda, bid, deal) !== 'signAgain' || nda === 'rejected' || nda === 'expired',
    );
  });

  test('[SCR-03] to bid is the step only where the NDA is signed or none is wanted, and nothing waits for the owner', () => {
    holds(
      (nda, bid, deal) =>
        action(nda, bid, deal) !== 'bid' ||
        ((nda === 'signed' || nda === 'notNeeded') && bid?.state !== 'open' && bid?.state !== 'asked'),
    );
  });

  test('[SCR-03] what the owner asked is answered, a sum only under a signed NDA', () => {
    holds((nda, bid, deal) => action(nda, bid, deal) !== 'supplement' || bid?.state === 'asked');
    for (const nda of ['rejected', 'expired', 'unsigned'] as const)
      expect(action(nda, { kind: 'bid', state: 'asked' }, 'listed')).not.toBe('supplement');
    expect(nextStep('signed', { kind: 'bid', state: 'asked' }, 'listed')).toBe('supplement');
    expect(nextStep('expired', { kind: 'interest', state: 'asked' }, 'listed')).toBe('supplement');
  });

  test.each([
    ['unsigned', null, 'sign'],
    ['pending', null, 'awaitNda'],
    ['rejected', null, 'signAfterRejection'],
    ['expired', null, 'signAfterExpiry'],
    ['signed', null, 'readAndBid'],
    ['notNeeded', null, 'readAndBid'],
    ['signed', { kind: 'interest', state: 'open' }, 'awaitAnswer'],
    ['unsigned', { kind: 'interest', state: 'open' }, 'sign'],
    ['expired', { kind: 'bid', state: 'open' }, 'awaitAnswer'],
    ['signed', { kind: 'interest', state: 'accepted' }, 'bidAfterInterest'],
    ['pending', { kind: 'interest', state: 'accepted' }, 'awaitNda'],
    ['signed', { kind: 'bid', state: 'accepted' }, 'meet'],
    ['signed', { kind: 'bid', state: 'declined' }, 'newBid'],
    ['notNeeded', { kind: 'interest', state: 'withdrawn' }, 'newBid'],
  ] as const)('[SCR-07] an NDA that is %s and %o: %s', (nda, bid, step) => {
    expect(nextStep(nda, bid, 'listed')).toBe(step);
  });

  test('[ENT-09] a deal that hides nothing wants no NDA, and one that was signed stays one', () => {
    expect(ndaStanding({ sealed: false, ndaState: 'unsigned' })).toBe('notNeeded');
    expect(ndaStanding({ sealed: false, ndaState: 'expired' })).toBe('notNeeded');
    expect(ndaStanding({ sealed: false, ndaState: 'signed' })).toBe('signed');
    expect(ndaStanding({ sealed: true, ndaState: 'expired' })).toBe('expired');
  });
});

test('[RTE-03] every tab has its address, which names it, and any other word is all of them', () => {
  expect(ndaTabs.map((tab) => ndaTabOf(ndaTabAddress(tab).split('/')[2]))).toEqual(ndaTabs);
  expect([ndaTabOf(undefined), ndaTabOf('lost')]).toEqual(['all', 'all']);
});

test('[SCR-07] what is told of deals concerns a bidder’s list, and a deal by its link', () => {
  const reported = { ...incomingMessage('您好'), kind: 'deal' as const, link: '/sale/entrust/s1?x=1' };
  expect([concernsDeals(reported), concernsDeals(null), concernsDeals(incomingMessage('您好'))]).toEqual([
    true,
    true,
    false,
  ]);
  expect([concernsDeal('s1', reported), concernsDeal('1', reported), concernsDeal('s1', null)]).toEqual([
    true,
    false,
    true,
  ]);
  expect(concernsDeal('s1', { ...reported, link: null })).toBe(true);
});
