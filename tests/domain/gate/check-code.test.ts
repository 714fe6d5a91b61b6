import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { admit, admitOffline, isInRange, plainNumber } from '../../../contract/gate/admit';
import { checkCode, codeSkew, type CodeCheck } from '../../../contract/gate/check-code';
import { windowAt, windowMs } from '../../../contract/gate/ticket-code';
import { propertyRuns } from '../../support/property';

const now = 1_796_659_200_000;
const good: CodeCheck = {
  code: { conf: 'conf-1', ticket: 't-1', keyVersion: 2, window: windowAt(now) },
  conf: 'conf-1',
  ticket: { standing: 'valid', keyVersion: 2, publicKey: 'B' },
  signed: true,
  now,
};
const anyCheck: fc.Arbitrary<CodeCheck> = fc.record({
  code: fc.record({
    conf: fc.constantFrom('conf-1', 'conf-2'),
    ticket: fc.constant('t-1'),
    keyVersion: fc.integer({ min: 1, max: 3 }),
    window: fc.integer({ min: -25, max: 25 }).map((by) => windowAt(now) + by),
  }),
  conf: fc.constant('conf-1'),
  ticket: fc.option(
    fc.record({
      standing: fc.constantFrom(
        'valid' as const,
        'pending' as const,
        'transferred' as const,
        'refunded' as const,
        'void' as const,
      ),
      keyVersion: fc.integer({ min: 0, max: 3 }),
      publicKey: fc.option(fc.constant('B')),
    }),
  ),
  signed: fc.boolean(),
  now: fc.integer({ min: 0, max: windowMs - 1 }).map((more) => now + more),
});

test('[MKT-22] a code is good only when conference, key, signature, window and ticket all are', () => {
  fc.assert(
    fc.property(anyCheck, (check) => {
      const { code, conf, ticket, signed } = check;
      const isGood =
        code.conf === conf &&
        ticket?.keyVersion === code.keyVersion &&
        ticket.publicKey !== null &&
        ticket.standing === 'valid' &&
        signed &&
        Math.abs(code.window - windowAt(check.now)) <= 1;
      expect(checkCode(check) === null).toBe(isGood);
    }),
    { numRuns: propertyRuns * 5 },
  );
});

test('[MKT-22] a code without a valid signature learns nothing of the ticket’s state', () => {
  fc.assert(
    fc.property(anyCheck, (check) => {
      const fault = checkCode({ ...check, signed: false });
      expect(['otherConference', 'unknownTicket', 'oldKey', 'newKey', 'forged']).toContain(fault);
    }),
    { numRuns: propertyRuns },
  );
});

test.each<[string, Partial<CodeCheck>, string | null]>([
  ['a good code', {}, null],
  ['the window before', { code: { ...good.code, window: windowAt(now) - 1 } }, null],
  ['the window after', { code: { ...good.code, window: windowAt(now) + 1 } }, null],
  ['two windows before', { code: { ...good.code, window: windowAt(now) - 2 } }, 'late'],
  ['a clock ten minutes slow', { code: { ...good.code, window: windowAt(now - 600_000) } }, 'late'],
  ['a clock ten minutes fast', { code: { ...good.code, window: windowAt(now + 600_000) } }, 'early'],
  ['another conference', { code: { ...good.code, conf: 'conf-2' } }, 'otherConference'],
  ['a ticket that is not listed', { ticket: null }, 'unknownTicket'],
  ['an earlier key', { code: { ...good.code, keyVersion: 1 } }, 'oldKey'],
  ['a later key', { code: { ...good.code, keyVersion: 3 } }, 'newKey'],
  [
    'the key of an earlier holder',
    { ticket: { ...good.ticket, standing: 'valid', keyVersion: 2, publicKey: null } },
    'oldKey',
  ],
  ['a forged signature', { signed: false }, 'forged'],
  ['a refunded ticket', { ticket: { standing: 'refunded', keyVersion: 2, publicKey: 'B' } }, 'refunded'],
])('[MKT-22] %s gives its own reason', (_, given, fault) => {
  expect(checkCode({ ...good, ...given })).toBe(fault);
});

test('[MKT-22] the difference of clocks is shown in both directions, and is 0 within one window', () => {
  expect(codeSkew({ window: windowAt(now) + 20 }, now)).toBe(600_000);
  expect(codeSkew({ window: windowAt(now) - 20 }, now)).toBe(-600_000);
  for (const by of [-1, 0, 1]) expect(codeSkew({ window: windowAt(now) + by }, now)).toBe(0);
});

const ticket = { standing: 'valid' as const, number: 'HP 1208 0346', admissions: [] };
const first = { entry: 'main', at: now, gate: '3 号门' };

test('[MKT-22] a ticket enters an entry once, and another entry as well', () => {
  expect(admit(ticket, 'main', null)).toEqual({ kind: 'admitted' });
  const entered = { ...ticket, admissions: [first] };
  expect(admit(entered, 'main', null)).toEqual({ kind: 'repeated', first });
  expect(admit(entered, 'dinner', null)).toEqual({ kind: 'admitted' });
  expect(admit({ ...ticket, standing: 'refunded' }, 'main', null)).toEqual({
    kind: 'refused',
    fault: 'refunded',
  });
  expect(admit(ticket, 'main', 'late')).toEqual({ kind: 'refused', fault: 'late' });
  expect(admit(null, 'main', null)).toEqual({ kind: 'refused', fault: 'unknownTicket' });
});

test('[MKT-22] without network a gate lets in its own range alone', () => {
  const range = { first: 'HP12080300', last: 'HP12080399' };
  expect(admitOffline(ticket, 'main', null, range)).toEqual({ kind: 'admitted' });
  expect(admitOffline({ ...ticket, number: 'HP12080400' }, 'main', null, range)).toEqual({
    kind: 'refused',
    fault: 'otherGate',
  });
  expect(admitOffline({ ...ticket, admissions: [first] }, 'main', null, { first: 'Z', last: null })).toEqual({
    kind: 'repeated',
    first,
  });
});

test('[MKT-22] ranges that meet without a gap leave each number to exactly one gate', () => {
  const pad = (value: number): string => `HP${String(value).padStart(6, '0')}`;
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_998 }), fc.integer({ min: 0, max: 999_999 }), (cut, number) => {
      const gates = [
        { first: null, last: pad(cut) },
        { first: pad(cut + 1), last: null },
      ];
      expect(gates.filter((gate) => isInRange(gate, pad(number)))).toHaveLength(1);
    }),
    { numRuns: propertyRuns },
  );
  expect(plainNumber(' hp-1208 0346 ')).toBe('HP12080346');
});
