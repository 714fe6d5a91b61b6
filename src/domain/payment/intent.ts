import * as t from 'io-ts';
import { Fen } from '../../../contract/values/fen';
import { WireId } from '../../../contract/codec/id';
import { orNull } from '../../../contract/codec/or-null';
import { record } from '../../../contract/codec/record';
import { withDefault } from '../../../contract/codec/with-default';
import type { PaymentAsk } from './ask';
import { PaymentChannel } from './channel';

/** How long an order can be paid, in milliseconds; an intent lives no longer (PAY-10). */
export const intentLifeMs = 30 * 60_000;

/**
 * How far an intent has come: its order is being placed; its order is there and is being paid; the page was left
 * for WeChat's answer about who pays; the page was left for the cashier.
 */
export const IntentStage = t.union(
  [t.literal('ordering'), t.literal('paying'), t.literal('leftForOpenId'), t.literal('leftForH5')],
  'IntentStage',
);
export type IntentStage = t.TypeOf<typeof IntentStage>;

/**
 * The facts of one intent to pay, kept on the device from before the order is placed until the intent ends. All
 * times in milliseconds since 1970. Source: PAY-10, PAY-13.
 */
export const PaymentIntent = record(
  {
    version: t.literal(1),
    /** The idempotency key: a UUID, one for each intent. */
    key: t.string,
    /** Whose money it is. */
    userId: WireId,
    goodsId: WireId,
    data: t.readonly(t.record(t.string, t.string)),
    goodsName: t.string,
    amount: Fen,
    /** Null until the order is known to be placed. */
    orderNo: orNull(WireId),
    channel: PaymentChannel,
    stage: IntentStage,
    /** Whether a cashier was opened for its order, which may be paid from then on. */
    cashierOpened: withDefault(t.boolean, false),
    startedAt: t.number,
    /** Until when it is anybody's concern. */
    deadline: t.number,
  },
  'PaymentIntent',
);
export type PaymentIntent = t.TypeOf<typeof PaymentIntent>;

/** Who begins an intent, how and when. */
export interface Beginning {
  /** A UUID that was never used before. */
  readonly key: string;
  readonly userId: string;
  readonly channel: PaymentChannel;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The intent of a payment; that of an order ends with the order at the latest. */
export const newIntent = (asked: PaymentAsk, { key, userId, channel, now }: Beginning): PaymentIntent => {
  const { goodsId, goodsName, amount } = asked;
  const thing = { goodsId, goodsName, amount } as const;
  const begun = { version: 1, key, userId, ...thing, channel, cashierOpened: false, startedAt: now } as const;
  const latest = now + intentLifeMs;
  return asked.kind === 'order'
    ? { ...begun, data: {}, orderNo: asked.orderNo, stage: 'paying', deadline: Math.min(asked.payBy, latest) }
    : { ...begun, data: asked.data, orderNo: null, stage: 'ordering', deadline: latest };
};
