import { isRight } from 'fp-ts/Either';
import { RefundNow } from '../../../contract/order/refund-now';
import type { GatewayFailure } from '../gateway/failure';

/** What a refund returns now, where a refusal says that it is no longer what was shown; null otherwise (PAY-16). */
export function changedRefund(failure: GatewayFailure): RefundNow | null {
  if (failure.kind !== 'refused' || failure.changedTo === undefined) return null;
  const read = RefundNow.decode(failure.changedTo);
  return isRight(read) ? read.right : null;
}
