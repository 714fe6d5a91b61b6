import * as fc from 'fast-check';
import { intentLifeMs, type PaymentIntent } from '../../../src/domain/payment/intent';
import { ids, orNull, texts } from './values';

/** Any intent that may be kept. */
export const intents: fc.Arbitrary<PaymentIntent> = fc.record({
  version: fc.constant(1),
  key: fc.uuid(),
  userId: ids,
  goodsId: ids,
  data: fc.array(fc.tuple(ids, texts), { maxLength: 3 }).map((fields) => Object.fromEntries(fields)),
  goodsName: texts,
  amount: fc.nat(),
  orderNo: orNull(ids),
  channel: fc.constantFrom('h5', 'wechat', 'app', 'miniProgram'),
  stage: fc.constantFrom('ordering', 'paying', 'leftForOpenId', 'leftForH5'),
  cashierOpened: fc.boolean(),
  startedAt: fc.integer({ min: 0, max: 4_000_000_000_000 }),
  deadline: fc.integer({ min: 0, max: 4_000_000_000_000 }),
});

/** An intent that stands at some moment of its life, and that moment. */
export const livingIntents: fc.Arbitrary<{ readonly intent: PaymentIntent; readonly now: number }> = fc
  .tuple(intents, fc.integer({ min: 1, max: intentLifeMs }), fc.nat())
  .map(([intent, life, moment]) => {
    const { startedAt } = intent;
    return { intent: { ...intent, deadline: startedAt + life }, now: startedAt + (moment % life) };
  });
