import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sha256Digest } from '../../../gateway/src/adapters/system/sha256-digest';
import {
  endOfTerm,
  isOver,
  isSameName,
  rejectionReason,
  remindersDue,
  stateAt,
} from '../../../gateway/src/domain/nda/nda';
import { ndaChange, ndaTable, type NdaEventKind } from '../../../gateway/src/domain/nda/nda-machine';
import { currentNdaVersion, ndaText } from '../../../gateway/src/domain/nda/nda-text';
import type { NdaState } from '../../../gateway/src/domain/sale/disclosure';
import { propertyRuns } from '../../support/property';

const states = Object.keys(ndaTable) as NdaState[];
const events: readonly NdaEventKind[] = ['signatureGiven', 'withdrawn', 'approved', 'rejected', 'termEnded'];
const day = 24 * 60 * 60_000;
const now = Date.UTC(2026, 9, 15);

/** Where a state goes with each event, written out by hand; 'no' is a refusal. */
const expected: Readonly<Record<NdaState, Readonly<Record<NdaEventKind, NdaState | 'no'>>>> = {
  unsigned: {
    signatureGiven: 'pending',
    withdrawn: 'unsigned',
    approved: 'no',
    rejected: 'no',
    termEnded: 'unsigned',
  },
  pending: {
    signatureGiven: 'pending',
    withdrawn: 'unsigned',
    approved: 'signed',
    rejected: 'rejected',
    termEnded: 'pending',
  },
  signed: {
    signatureGiven: 'signed',
    withdrawn: 'no',
    approved: 'signed',
    rejected: 'no',
    termEnded: 'expired',
  },
  rejected: {
    signatureGiven: 'pending',
    withdrawn: 'rejected',
    approved: 'no',
    rejected: 'rejected',
    termEnded: 'rejected',
  },
  expired: {
    signatureGiven: 'pending',
    withdrawn: 'expired',
    approved: 'no',
    rejected: 'no',
    termEnded: 'expired',
  },
};

const after = (state: NdaState, event: NdaEventKind): NdaState => {
  const change = ndaChange(state, event);
  return change._tag === 'Right' ? change.right.to : state;
};

describe('what may become of an NDA', () => {
  test('[ENT-09] every state answers everything that can come, and a step is told exactly when it changes', () => {
    for (const state of states)
      for (const event of events) {
        const change = ndaChange(state, event);
        expect(change._tag === 'Right' ? change.right.to : 'no', `${state} ${event}`).toBe(
          expected[state][event],
        );
        if (change._tag === 'Right') expect(change.right.step !== null).toBe(change.right.to !== state);
      }
  });

  test('[ENT-09] whatever comes twice changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.constantFrom(...states), fc.constantFrom(...events), (state, event) => {
        const once = after(state, event);
        expect(after(once, event)).toBe(once);
      }),
      { numRuns: propertyRuns },
    );
  });

  test('[ENT-09][REL-01] nothing opens what is hidden but an approval of what was signed, and every state can be signed from', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...events), { maxLength: 12 }), (happened) => {
        let state: NdaState = 'unsigned';
        for (const event of happened) {
          const next: NdaState = after(state, event);
          if (next === 'signed' && state !== 'signed')
            expect([state, event]).toEqual(['pending', 'approved']);
          state = next;
        }
        expect(['pending', 'signed']).toContain(after(state, 'signatureGiven'));
      }),
      { numRuns: propertyRuns },
    );
  });
});

describe('the time of an NDA', () => {
  test('[ENT-09] an approved one is signed until twelve months have passed, and expired from that moment on', () => {
    const until = endOfTerm(now);
    expect(new Date(until).toISOString()).toBe('2027-10-15T00:00:00.000Z');
    const nda = { state: 'signed' as const, expiresAt: until };
    expect([stateAt(nda, until - 1), stateAt(nda, until)]).toEqual(['signed', 'expired']);
    for (const state of states.filter((each) => each !== 'signed'))
      expect([
        isOver({ state, expiresAt: now }, now + day),
        stateAt({ state, expiresAt: now }, now + day),
      ]).toEqual([false, state]);
  });

  test('[MKT-04] reminders fall due after one, three and seven days, and never again', () => {
    const due = [0.99, 1, 2.99, 3, 6.99, 7, 400].map((days) => remindersDue(now, now + days * day));
    expect(due).toEqual([0, 1, 1, 2, 2, 3, 3]);
  });
});

describe('the words of an NDA', () => {
  test('[MKT-04] the text names the deal, is the same each time, and another deal has another', () => {
    const text = ndaText(currentNdaVersion, 'XM1') ?? '';
    expect(text).toContain('项目编号：XM1');
    expect(text).toBe(ndaText(currentNdaVersion, 'XM1'));
    expect(sha256Digest(text)).not.toBe(sha256Digest(ndaText(currentNdaVersion, 'XM2') ?? ''));
    expect([ndaText('2019-1', 'XM1'), ndaText('constructor', 'XM1')]).toEqual([null, null]);
  });

  test('[MKT-04] a text that was signed is never changed: its digest is the one that was kept', () => {
    expect(sha256Digest(ndaText('2026-1', 'XM20260418') ?? '')).toBe(
      '05255d5eb71953092bfdc9e7111ac466db61ce6ce0f66169a9a36ec37a82d2dc',
    );
  });

  test('[ENT-09] the name is the verified one, spaces around it left out', () => {
    expect([isSameName(' 沈知远 ', '沈知远'), isSameName('沈知', '沈知远'), isSameName('', '')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('[VAL-06] a reason has 2 to 200 characters that can be seen', () => {
    expect(rejectionReason(' 请改用单位\n全称 ')).toBe('请改用单位 全称');
    expect([rejectionReason('不'), rejectionReason('长'.repeat(201)), rejectionReason('反\u202e向')]).toEqual(
      [null, null, null],
    );
  });
});
