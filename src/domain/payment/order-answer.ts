import { isRight, type Either } from 'fp-ts/Either';
import { isNoAnswer, type GatewayFailure } from '../gateway/failure';

/**
 * The result of an answer about an order, of any server: the gateway's check and cancelling, or the pay host.
 * `paidOnce`: it was paid, and the money is kept or refunded; `closed`: cancelled, expired, refunded, or not
 * there; `openIdWrong`: the payer is none of this application's, given only where one was sent; `refused`: anything
 * else, with a reason; `unanswered`: unknown. Source: PAY-04, PAY-08, PAY-11, PAY-16.
 */
export type OrderAnswer = 'yes' | 'paidOnce' | 'closed' | 'openIdWrong' | 'refused' | 'unanswered';

const ofCode: ReadonlyMap<number, OrderAnswer> = new Map([
  [400, 'openIdWrong'],
  [404, 'closed'],
  [409, 'paidOnce'],
  [410, 'closed'],
]);

/** Reads an answer about an order: the one place that knows the codes. */
export const orderAnswer = (answer: Either<GatewayFailure, unknown>): OrderAnswer => {
  if (isRight(answer)) return 'yes';
  const { left } = answer;
  if (left.kind === 'refused') return ofCode.get(left.code) ?? 'refused';
  return isNoAnswer(left) ? 'unanswered' : 'refused';
};
