import { isLeft } from 'fp-ts/Either';
import * as t from 'io-ts';
import { decodeJson } from '../../../../contract/codec/decode-json';
import { isOrderNumber } from '../../domain/order/order-number';
import type { Clock } from '../../ports/clock';
import type { NoticeSignatures, SignedParts } from '../../ports/notice-signatures';
import type { PayNonces } from '../../ports/pay-nonces';
import type { ChargeVerdict, TakeCharge } from './take-charge';

export interface SignedNotice extends SignedParts {
  readonly signature: string;
}

export type NoticeVerdict = ChargeVerdict | 'forged' | 'stale' | 'replayed' | 'unreadable';

export interface TakeNoticeNeeds {
  readonly signatures: Pick<NoticeSignatures, 'matches'>;
  readonly nonces: PayNonces;
  readonly takeCharge: TakeCharge;
  readonly clock: Clock;
}

/** So far a notice's time may be from the gateway's own. */
export const noticeFreshMs = 5 * 60_000;

const charge = t.type({
  chargeId: t.string,
  orderNo: t.string,
  amount: t.number,
  paidAt: t.number,
});
const chargeId = /^\d{10,32}$/;

const decoded = (body: string) => {
  const read = decodeJson(charge)(body);
  if (isLeft(read)) return null;
  const { chargeId: id, orderNo, amount, paidAt } = read.right;
  const whole = Number.isSafeInteger(amount) && Number.isSafeInteger(paidAt);
  return whole && chargeId.test(id) && isOrderNumber(orderNo) ? read.right : null;
};

/** Takes a signed notice of the payment service: nothing is looked up before the signature is right. */
export const makeTakeNotice =
  ({ signatures, nonces, takeCharge, clock }: TakeNoticeNeeds) =>
  async (notice: SignedNotice): Promise<NoticeVerdict> => {
    if (!signatures.matches(notice, notice.signature)) return 'forged';
    const at = /^\d{10}$/.test(notice.timestamp) ? Number(notice.timestamp) * 1_000 : 0;
    if (Math.abs(clock.now() - at) > noticeFreshMs) return 'stale';
    if (!(await nonces.take(notice.nonce, at + 2 * noticeFreshMs))) return 'replayed';
    const charged = decoded(notice.body);
    return charged === null ? 'unreadable' : takeCharge(charged);
  };

export type TakeNotice = ReturnType<typeof makeTakeNotice>;
