import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { platformParty } from '../../../gateway/src/domain/chat/party';
import type { BidCause, Causes, NdaCause } from '../../../gateway/src/domain/waiting/causes';
import { waitingOf } from '../../../gateway/src/domain/waiting/waiting';
import { propertyRuns } from '../../support/property';
import { dayMs } from '../../../contract/values/duration';
import { decimal } from '../../support/samples/decimal';

const now = 1_800_000_000_000;
const me = 'u1';

const moment = fc.integer({ min: now - 400 * dayMs, max: now + 400 * dayMs });
const id = fc.integer({ min: 1, max: 1_000_000 });
const someone = fc.constantFrom(me, 'u2', 'u3');
const deal = fc.record({
  id: fc.constantFrom('s1', 's2', 's3'),
  sourceType: fc.constant('entrust'),
  title: fc.constant('项目'),
  state: fc.constantFrom('listed' as const, 'withdrawn' as const, 'closed' as const),
  sealed: fc.boolean(),
  ownerId: fc.option(someone),
});
const ndaState = fc.constantFrom(
  'unsigned' as const,
  'pending' as const,
  'signed' as const,
  'rejected' as const,
  'expired' as const,
);
const ndas: fc.Arbitrary<NdaCause> = fc.record({
  id,
  accountId: someone,
  state: ndaState,
  signedAt: fc.option(moment),
  changedAt: moment,
  expiresAt: fc.option(moment),
  agreedAt: fc.option(moment),
  signer: fc.constant({ name: '何嘉', company: '澄远资本' }),
  deal,
});
const bids: fc.Arbitrary<BidCause> = fc.record({
  id,
  accountId: someone,
  kind: fc.constantFrom('interest' as const, 'bid' as const),
  state: fc.constantFrom(
    'open' as const,
    'asked' as const,
    'accepted' as const,
    'declined' as const,
    'withdrawn' as const,
  ),
  amount: fc.option(fc.constant(decimal('12800'))),
  answer: fc.constant(''),
  changedAt: moment,
  nda: ndaState,
  bidder: fc.constant({ name: '何嘉', company: '澄远资本', isApproved: false }),
  thread: fc.option(fc.constant('t-1')),
  deal,
});
const parties = fc.constantFrom(
  { ...platformParty },
  { ...platformParty, id: 'u2', role: 'member' as const },
  { ...platformParty, id: 'u3', role: 'member' as const, removed: true },
);
const causes: fc.Arbitrary<Causes> = fc.record({
  accountId: fc.constant(me),
  prove: fc.constantFrom('1' as const, '2' as const, null),
  registeredAt: moment,
  verification: fc.option(
    fc.record({
      submittedAt: moment,
      decision: fc.option(
        fc.oneof(
          fc.record({ kind: fc.constant('approved' as const), level: fc.constant('1' as const), at: moment }),
          fc.record({ kind: fc.constant('rejected' as const), reason: fc.constant('不清晰'), at: moment }),
        ),
      ),
    }),
  ),
  orders: fc.array(
    fc.record({
      orderNo: id.map(String),
      goodsName: fc.constant('买方会员'),
      amount: fc.constant(298_000),
      state: fc.constantFrom('created' as const, 'paying' as const, 'paid' as const, 'cancelled' as const),
      createdAt: moment,
      payBy: moment,
    }),
    { maxLength: 4 },
  ),
  ndas: fc.array(ndas, { maxLength: 6 }),
  bids: fc.array(bids, { maxLength: 6 }),
  publications: fc.array(
    fc.record({
      id: id.map(String),
      kind: fc.constantFrom('sale' as const, 'buy' as const),
      fields: fc.constant({ title: '发布' }),
      review: fc.constantFrom('draft' as const, 'pending' as const, 'rejected' as const, 'approved' as const),
      listing: fc.constantFrom('none' as const, 'listed' as const, 'withdrawn' as const, 'closed' as const),
      reasons: fc.constant([]),
      confirmedAt: fc.option(moment),
      takenDown: fc.option(fc.constant('与事实不符')),
      savedAt: moment,
    }),
    { maxLength: 4 },
  ),
  messages: fc.array(
    fc.record({
      peer: parties,
      fromPeer: fc.boolean(),
      recalled: fc.boolean(),
      content: fc.constant('在吗'),
      sentAt: moment,
      about: fc.constant(''),
    }),
    { maxLength: 4 },
  ),
  membership: fc.record({
    planId: fc.option(fc.constant('plan-buyer-year')),
    name: fc.constant('买方会员'),
    until: fc.option(moment),
    renewFrom: fc.option(moment),
    state: fc.constantFrom('none' as const, 'active' as const, 'ending' as const, 'ended' as const),
  }),
});

const none: Causes = {
  accountId: me,
  prove: '1',
  registeredAt: 0,
  verification: null,
  orders: [],
  ndas: [],
  bids: [],
  publications: [],
  messages: [],
  membership: { planId: null, name: '', until: null, renewFrom: null, state: 'none' },
};

/** The same causes, each alone. */
const apart = (all: Causes): readonly Causes[] => [
  { ...none, prove: all.prove, registeredAt: all.registeredAt, verification: all.verification },
  ...all.orders.map((order) => ({ ...none, orders: [order] })),
  ...all.ndas.map((nda) => ({ ...none, ndas: [nda] })),
  ...all.bids.map((bid) => ({ ...none, bids: [bid] })),
  ...all.publications.map((publication) => ({ ...none, publications: [publication] })),
  ...all.messages.map((message) => ({ ...none, messages: [message] })),
  { ...none, membership: all.membership },
];

const namesOf = (all: Causes) =>
  waitingOf(all, now)
    .map((row) => JSON.stringify(row))
    .toSorted();

test('[DSK-05] the list is the union of what each cause alone makes wait, a row at most for each', () => {
  fc.assert(
    fc.property(causes, (all) => {
      const single = apart(all).map(namesOf);
      expect(namesOf(all)).toEqual(single.flat().toSorted());
      for (const rows of single) expect(rows.length).toBeLessThanOrEqual(1);
    }),
    { numRuns: propertyRuns },
  );
});

test('[DSK-05] the list is by deadline, what has none is last and the oldest of it first', () => {
  fc.assert(
    fc.property(causes, (all) => {
      const rows = waitingOf(all, now);
      const dated = rows.filter(({ until }) => until !== null).map(({ until }) => until ?? 0);
      const open = rows.slice(dated.length).map(({ since }) => since);
      expect(rows.slice(dated.length).every(({ until }) => until === null)).toBe(true);
      expect(dated).toEqual(dated.toSorted((one, other) => one - other));
      expect(open).toEqual(open.toSorted((one, other) => one - other));
    }),
    { numRuns: propertyRuns },
  );
});

test('[DSK-05] what another side has to do, or a deal that is over, never waits for the member', () => {
  fc.assert(
    fc.property(causes, (all) => {
      const kinds = (changed: Partial<Causes>) =>
        waitingOf({ ...none, ...changed }, now).map(({ kind }) => kind);
      const over = all.bids.map((bid) => ({ ...bid, deal: { ...bid.deal, state: 'closed' as const } }));
      expect(kinds({ bids: over })).toEqual([]);
      expect(
        kinds({
          ndas: all.ndas.map((nda) => ({ ...nda, accountId: 'u2', deal: { ...nda.deal, ownerId: 'u3' } })),
        }),
      ).toEqual([]);
      expect(kinds({ messages: all.messages.map((message) => ({ ...message, fromPeer: false })) })).toEqual(
        [],
      );
      const later = all.orders.map((order) => ({ ...order, payBy: now }));
      expect(kinds({ orders: later })).toEqual([]);
    }),
    { numRuns: propertyRuns },
  );
});
