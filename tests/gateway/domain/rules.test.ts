import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isId } from '../../../contract/values/id';
import { minutesUntil } from '../../../gateway/src/domain/limit/limits';
import { numberedId } from '../../../gateway/src/domain/identifier/numbered-id';
import { chatLimits } from '../../../contract/rules/chat-rule';
import { contentVerdict, conversationOf } from '../../../gateway/src/domain/message/sending';
import { pageNumber, pageSize } from '../../../gateway/src/domain/page/page-request';
import { endAfterRenewal, renewalGraceMs } from '../../../gateway/src/domain/session/lifetime';
import { isMadeByPage, judge } from '../../../gateway/src/domain/ticket/ticket';
import { beijingTime } from '../../../contract/values/beijing-time';
import { propertyRuns } from '../../support/property';

const runs = { numRuns: propertyRuns };
const moment = fc.integer({ min: 0, max: 4_000_000_000_000 });

describe('times', () => {
  test('[GAT-09] a moment is written as people in China read their clocks', () => {
    const parts = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Asia/Shanghai',
      dateStyle: 'short',
      timeStyle: 'medium',
    });
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(1992, 0, 1), max: Date.UTC(2100, 0, 1) }), (at) => {
        expect(beijingTime(at)).toBe(parts.format(at));
      }),
      runs,
    );
  });

  test('[SEC-05] minutes to wait are whole, at least one, and never too few', () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: 1, max: 3_600_000 }), (now, wait) => {
        const minutes = minutesUntil(now + wait, now);
        expect(minutes).toBeGreaterThanOrEqual(1);
        expect(minutes * 60_000).toBeGreaterThanOrEqual(wait);
        expect((minutes - 1) * 60_000).toBeLessThan(Math.max(wait, 60_000));
      }),
      runs,
    );
  });

  test('[SES-08] renewing never lengthens the token that is renewed', () => {
    fc.assert(
      fc.property(moment, moment, (expiresAt, now) => {
        const end = endAfterRenewal(expiresAt, now);
        expect(end).toBeLessThanOrEqual(expiresAt);
        expect(end).toBeLessThanOrEqual(now + renewalGraceMs);
      }),
      runs,
    );
  });
});

describe('tickets', () => {
  test('[SEC-05] only one that is unused, in time and of the same random string is taken', () => {
    const ticket = fc.record({
      randstr: fc.constantFrom('a', 'b'),
      expiresAt: fc.integer({ min: 0, max: 10 }),
      usedAt: fc.option(fc.integer({ min: 0, max: 10 })),
    });
    fc.assert(
      fc.property(
        ticket,
        fc.constantFrom('a', 'b'),
        fc.integer({ min: 0, max: 10 }),
        (issued, randstr, now) => {
          const good = issued.usedAt === null && now < issued.expiresAt && issued.randstr === randstr;
          expect(judge(issued, randstr, now) === 'ok').toBe(good);
        },
      ),
      runs,
    );
  });

  test('[SEC-05] what a page made for itself is known by its name', () => {
    expect(['trerror_1_a_2', 'terror_1_a_2', 't03abc', 'xtrerror_', 'error_'].map(isMadeByPage)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('messages', () => {
  test('[SOC-01] a conversation has one name, from whichever side', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        expect(conversationOf(one, other)).toBe(conversationOf(other, one));
      }),
      runs,
    );
  });

  test('[SOC-01] a message is up to 2,000 characters as people count them, and not only blanks', () => {
    expect(contentVerdict('😀'.repeat(chatLimits.text))).toBe('ok');
    expect(contentVerdict('😀'.repeat(chatLimits.text + 1))).toBe('tooLong');
    expect([contentVerdict(''), contentVerdict(' \n\t　')]).toEqual(['empty', 'empty']);
  });

  test('[SOC-01] a message of signs that cannot be seen says nothing, and a picture of several says what it shows', () => {
    for (const unseen of ['\u200b\u200b', '\ufeff', '\u3164', ' \u2060\n\u202e', '\u2800', '\u00ad\ufe0f'])
      expect(contentVerdict(unseen), unseen).toBe('empty');
    for (const seen of ['👩‍🔧', '好\u200b', '1\ufe0f\u20e3', '。'])
      expect(contentVerdict(seen), seen).toBe('ok');
  });
});

describe('what callers write', () => {
  test('[RTE-03] an id is 1 to 64 of A–Z a–z 0–9 _ -', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 70 }), (text) => {
        const allowed = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-';
        const good =
          text.length >= 1 && text.length <= 64 && Array.from(text).every((one) => allowed.includes(one));
        expect(isId(text)).toBe(good);
      }),
      runs,
    );
    expect([isId('a'.repeat(64)), isId('a'.repeat(65)), isId('a\n')]).toEqual([true, false, false]);
  });

  test('page numbers, page sizes and message ids are whole numbers from 1, or nothing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (number) => {
        expect(pageNumber(String(number))).toEqual({ _tag: 'Some', value: number });
        expect(pageSize(String(number))).toEqual({ _tag: 'Some', value: Math.min(number, 100) });
        expect(numberedId(String(number))).toEqual({ _tag: 'Some', value: number });
      }),
      runs,
    );
    for (const wrong of ['0', '-1', '1.5', '1e3', ' 1', '01', 'x', '9'.repeat(20)])
      expect([pageNumber(wrong)._tag, pageSize(wrong)._tag, numberedId(wrong)._tag]).toEqual([
        'None',
        'None',
        'None',
      ]);
    expect([pageNumber(undefined), pageSize('')]).toEqual([
      { _tag: 'Some', value: 1 },
      { _tag: 'Some', value: 20 },
    ]);
  });
});
