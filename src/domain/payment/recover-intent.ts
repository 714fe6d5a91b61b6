import { isLeft, type Either } from 'fp-ts/Either';
import { clockTolerance } from '../time/clock-tolerance';
import { intentLifeMs, type PaymentIntent } from './intent';

/** Why a record of an intent is of no use any more. */
export type DropReason = 'old' | 'clock' | 'foreign' | 'damaged';

/** The decision about the device's record (PAY-10). */
export type Recovered =
  | { readonly kind: 'none' }
  | { readonly kind: 'resume'; readonly intent: PaymentIntent }
  /** `orderNo`: the order that can still be found under /pay; null where there is none, or it is another's. */
  | { readonly kind: 'drop'; readonly reason: DropReason; readonly orderNo: string | null };

/** A deadline further off than an intent can live, or a beginning in the future, is from another clock. */
const isOfAnotherClock = ({ deadline, startedAt }: PaymentIntent, now: number): boolean =>
  deadline > now + intentLifeMs + clockTolerance || startedAt > now + clockTolerance;

/**
 * Decides about a kept record: it continues, or is dropped with the reason; a foreign one is never shown.
 * @param kept `damaged` when it does not decode; null when nothing is kept
 * @param userId who is logged in
 * @param now milliseconds since 1970
 */
export const recoverIntent = (
  kept: Either<'damaged', PaymentIntent | null>,
  userId: string,
  now: number,
): Recovered => {
  if (isLeft(kept)) return { kind: 'drop', reason: 'damaged', orderNo: null };
  const intent = kept.right;
  if (intent === null) return { kind: 'none' };
  if (intent.userId !== userId) return { kind: 'drop', reason: 'foreign', orderNo: null };
  if (now >= intent.deadline) return { kind: 'drop', reason: 'old', orderNo: intent.orderNo };
  if (isOfAnotherClock(intent, now)) return { kind: 'drop', reason: 'clock', orderNo: intent.orderNo };
  return { kind: 'resume', intent };
};

/** What the person reads when a record is dropped. */
export const dropText: Readonly<Record<DropReason, string>> = {
  old: '上一笔支付已超过时限。如果已经付款，会在“我的订单”中显示为已支付，或原路退回；没有付款的订单会自动关闭。',
  clock:
    '设备的时间有变动，上一笔支付的记录不再有效。如果已经付款，会在“我的订单”中显示为已支付，或原路退回。',
  foreign: '本机上有另一个账号未完成的支付，已清除。',
  damaged: '上一笔支付的记录已损坏。请到“我的订单”中查看，未支付的订单可以在期限内继续支付。',
};
