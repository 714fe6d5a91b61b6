import * as fc from 'fast-check';
import { left, right } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { intentLifeMs, newIntent, PaymentIntent } from '../../../src/domain/payment/intent';
import { dropText, recoverIntent } from '../../../src/domain/payment/recover-intent';
import { intents, livingIntents } from '../../support/arbitraries/payments';
import { ids } from '../../support/arbitraries/values';
import { propertyRuns } from '../../support/property';

const runs = { numRuns: propertyRuns };

test('[PAY-10] an intent that is kept as text and read again is the same', () => {
  fc.assert(
    fc.property(intents, (intent) => {
      const kept: unknown = JSON.parse(JSON.stringify(PaymentIntent.encode(intent)));
      expect(PaymentIntent.decode(kept)).toEqual(right(intent));
    }),
    runs,
  );
});

test('[PAY-10] a record of another version, or without one of its fields, is damaged', () => {
  fc.assert(
    fc.property(intents, fc.nat(), (intent, place) => {
      const kept = PaymentIntent.encode(intent);
      const needed = Object.keys(kept).filter((field) => !['orderNo', 'cashierOpened'].includes(field));
      const missing = needed[place % needed.length] ?? '';
      const rest = Object.fromEntries(Object.entries(kept).filter(([field]) => field !== missing));
      expect(PaymentIntent.decode(rest)._tag).toBe('Left');
      expect(PaymentIntent.decode({ ...kept, version: 2 })._tag).toBe('Left');
    }),
    runs,
  );
});

test('[PAY-10] an intent goes on exactly for its own user, until its deadline', () => {
  fc.assert(
    fc.property(livingIntents, ({ intent, now }) => {
      const kept = right(intent);
      expect(recoverIntent(kept, intent.userId, now)).toEqual({ kind: 'resume', intent });
      expect(recoverIntent(kept, intent.userId, intent.deadline)).toEqual({
        kind: 'drop',
        reason: 'old',
        orderNo: intent.orderNo,
      });
    }),
    runs,
  );
});

test('[PAY-10] another user’s intent is dropped, and nothing of it is told', () => {
  fc.assert(
    fc.property(livingIntents, ids, ({ intent, now }, userId) => {
      fc.pre(userId !== intent.userId);
      expect(recoverIntent(right(intent), userId, now)).toEqual({
        kind: 'drop',
        reason: 'foreign',
        orderNo: null,
      });
    }),
    runs,
  );
});

test('[PAY-10] whatever is kept and whenever it is read, there is an answer with its words', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.constant(left<'damaged'>('damaged')),
        fc.constant(right(null)),
        intents.map((intent) => right(intent)),
      ),
      ids,
      fc.integer({ min: 0, max: 5_000_000_000_000 }),
      (kept, userId, now) => {
        const recovered = recoverIntent(kept, userId, now);
        if (recovered.kind === 'drop') expect(dropText[recovered.reason]).not.toBe('');
        if (recovered.kind === 'resume') {
          expect(recovered.intent.deadline - now).toBeGreaterThan(0);
          expect(recovered.intent.deadline - now).toBeLessThanOrEqual(intentLifeMs);
        }
      },
    ),
    runs,
  );
});

test('[PAY-10] a clock that was set back makes an intent of no use, not eternal, and nobody says that it is old', () => {
  fc.assert(
    fc.property(livingIntents, fc.integer({ min: 30_001, max: 1_000_000_000 }), ({ intent }, back) => {
      const now = intent.startedAt - back;
      expect(recoverIntent(right(intent), intent.userId, now)).toMatchObject({
        kind: 'drop',
        reason: 'clock',
      });
    }),
    runs,
  );
});

test('[PAY-13][PAY-15] a purchase begins without an order; an order that is there keeps its own deadline', () => {
  fc.assert(
    fc.property(
      ids,
      ids,
      fc.integer({ min: 0, max: 2_000_000_000_000 }),
      fc.integer({ min: 0, max: 3_600_000 }),
      (goodsId, orderNo, now, left_) => {
        const begun = { key: 'key-1', userId: 'u1', channel: 'h5', now } as const;
        const thing = { goodsId, goodsName: '买方会员', amount: 1 };
        expect(newIntent({ kind: 'purchase', data: {}, ...thing }, begun)).toMatchObject({
          stage: 'ordering',
          orderNo: null,
          deadline: now + intentLifeMs,
        });
        expect(newIntent({ kind: 'order', orderNo, payBy: now + left_, ...thing }, begun)).toMatchObject({
          stage: 'paying',
          orderNo,
          deadline: now + Math.min(left_, intentLifeMs),
        });
      },
    ),
    runs,
  );
});
