import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { EnrolmentState } from '../../../contract/enrolment/enrolment';
import { isStatement } from '../../../contract/rules/enrolment-rule';
import { enrollingFault } from '../../../gateway/src/domain/enrolment/enrolling';
import {
  enrolmentChange,
  enrolmentTable,
  stateOnRelisting,
  type EnrolmentEvent,
} from '../../../gateway/src/domain/enrolment/enrolment-machine';
import { propertyRuns } from '../../support/property';

const states = Object.keys(enrolmentTable) as EnrolmentState[];
const events = Object.keys(enrolmentTable.pending) as EnrolmentEvent[];

/** What happens in each state, written out: the state it moves to, that it stays or begins anew, or the refusal. */
const written: Readonly<Record<EnrolmentState, Readonly<Record<EnrolmentEvent, string>>>> = {
  pending: {
    enrolled: 'enrolmentPending',
    withdrawn: 'to withdrawn',
    approved: 'to approved',
    rejected: 'to rejected',
    ended: 'to ended',
  },
  approved: {
    enrolled: 'enrolmentPending',
    withdrawn: 'to withdrawn',
    approved: 'stayed',
    rejected: 'to rejected',
    ended: 'to ended',
  },
  rejected: {
    enrolled: 'begun',
    withdrawn: 'enrolmentOver',
    approved: 'enrolmentOver',
    rejected: 'stayed',
    ended: 'stayed',
  },
  withdrawn: {
    enrolled: 'begun',
    withdrawn: 'stayed',
    approved: 'enrolmentOver',
    rejected: 'enrolmentOver',
    ended: 'stayed',
  },
  ended: {
    enrolled: 'begun',
    withdrawn: 'enrolmentOver',
    approved: 'enrolmentOver',
    rejected: 'enrolmentOver',
    ended: 'stayed',
  },
};

const outcome = (state: EnrolmentState, event: EnrolmentEvent): string => {
  const change = enrolmentChange(state, event);
  if (change._tag === 'Left') return change.left.name;
  return change.right.kind === 'moved' ? `to ${change.right.to}` : change.right.kind;
};

const after = (life: readonly EnrolmentEvent[]): EnrolmentState =>
  life.reduce<EnrolmentState>((state, event) => {
    const change = enrolmentChange(state, event);
    return change._tag === 'Right' && change.right.kind === 'moved' ? change.right.to : state;
  }, 'pending');

const lives = fc.array(fc.constantFrom(...events), { maxLength: 30 });

test.each(states)(
  '[SCR-02] of an enrolment that is %s everything that can come does what is written',
  (state) => {
    expect(Object.fromEntries(events.map((event) => [event, outcome(state, event)]))).toEqual(written[state]);
  },
);

test('[SCR-02] what is over stays over and can be enrolled anew, and only the operator’s word approves', () => {
  fc.assert(
    fc.property(lives, lives, (life, more) => {
      const state = after(life);
      if (state === 'approved') expect(life).toContain('approved');
      if (state === 'pending' || state === 'approved') return;
      expect(after([...life, ...more])).toBe(state);
      expect(outcome(state, 'enrolled')).toBe('begun');
    }),
    { numRuns: propertyRuns },
  );
});

test.each([
  ['approved', 1_000, 61_000, 'approved'],
  ['pending', 1_000, 2_000, 'pending'],
  ['approved', 1_000, 61_001, 'ended'],
  [null, 1_000, 1_001, 'ended'],
] as const)(
  '[MKT-06] what stood as %s and ended at %i is, listed again at %i, %s',
  (from, at, now, state) => {
    expect(stateOnRelisting(from, at, now)).toBe(state);
  },
);

const buys = fc.record({
  id: fc.constant('b1'),
  ownerId: fc.constantFrom(null, 'u1', 'u2'),
  code: fc.constant('XQ1'),
  title: fc.constant('需求'),
  buyerType: fc.constant('fund'),
  state: fc.constantFrom('listed', 'withdrawn', 'closed'),
  expiresAt: fc.constantFrom(99, 100, 101),
});
const accounts = fc.record({ id: fc.constantFrom('u1', 'u2'), prove: fc.constantFrom('1', '2', null) });
const statements = fc.constantFrom(
  '',
  '太短',
  ' 自有资金三亿元，年内 ',
  '长'.repeat(300),
  '长'.repeat(301),
  '响\u0007铃自有资金三亿元年内收购',
);

test('[SCR-02] exactly a fully verified member enrols a demand of their own that is found, with 10 to 300 characters', () => {
  fc.assert(
    fc.property(accounts, fc.option(buys), statements, (account, buy, statement) => {
      const may =
        buy !== null &&
        buy.ownerId === account.id &&
        account.prove === '1' &&
        buy.state === 'listed' &&
        buy.expiresAt > 100 &&
        isStatement(statement);
      expect(enrollingFault(account, buy, statement, 100) === null).toBe(may);
    }),
    { numRuns: propertyRuns },
  );
  expect(
    [' 自有资金三亿元，年内 ', '自有资金三亿元年内', '长'.repeat(300), '长'.repeat(301)].map(isStatement),
  ).toEqual([true, false, true, false]);
});
