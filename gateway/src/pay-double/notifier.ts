import type { Clock } from '../ports/clock';
import type { Log } from '../ports/log';
import type { NoticeSignatures } from '../ports/notice-signatures';
import type { OpenNotice, PayBooks } from '../ports/pay-books';
import type { PostNotice, WireNotice } from '../ports/post-notice';
import type { Random } from '../ports/random';
import { minuteMs, secondMs } from '../../../contract/values/duration';

export interface NotifierNeeds {
  readonly books: Pick<PayBooks, 'openNotice' | 'openNotices' | 'acknowledged' | 'postponed'>;
  readonly signatures: Pick<NoticeSignatures, 'sign'>;
  readonly post: PostNotice;
  /** Where the gateway takes notices. */
  readonly address: string;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
}

/** Notifies the gateway of charges until it acknowledges them. */
export interface Notifier {
  /** Sends the notice of a charge when it is due; ends when the first attempt has, if it is due now. */
  readonly notify: (chargeId: string) => Promise<void>;
  /** Takes up what was not acknowledged when the service ended. */
  readonly resume: () => Promise<void>;
  /** Takes up what is long due: its instance has ended, or could not read the books when it was due. */
  readonly takeOver: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** How long after each notice that was not taken the next one goes out; the last again and again. */
const waits = [15 * secondMs, 15 * secondMs, 30 * secondMs, 3 * minuteMs, 10 * minuteMs, 30 * minuteMs];

/** A notice that is due for so long is attended to by no instance. */
const unattendedMs = 30 * secondMs;

export const waitAfter = (notices: number): number =>
  waits[Math.min(notices, waits.length - 1)] ?? 30 * minuteMs;

export const createNotifier = (needs: NotifierNeeds): Notifier => {
  const { books, signatures, post, address, clock, random, log } = needs;
  const waiting = new Map<string, () => void>();
  const underWay = new Map<string, Promise<void>>();
  let closed = false;

  const signed = ({ charge, prepayId }: OpenNotice): WireNotice => {
    const body = JSON.stringify({ ...charge, prepayId });
    const timestamp = String(Math.floor(clock.now() / secondMs));
    const nonce = Buffer.from(random.bytes(16)).toString('hex');
    const signature = signatures.sign({ timestamp, nonce, body });
    return { headers: { 'Pay-Timestamp': timestamp, 'Pay-Nonce': nonce, 'Pay-Signature': signature }, body };
  };

  const sent = async (open: OpenNotice): Promise<void> => {
    const { chargeId } = open.charge;
    const heard = await post(address, signed(open)).catch(() => false);
    if (heard) return books.acknowledged(chargeId, clock.now());
    await books.postponed(chargeId, clock.now() + waitAfter(open.notices));
    return look(chargeId);
  };

  const look = async (chargeId: string): Promise<void> => {
    const open = closed ? null : await books.openNotice(chargeId);
    if (open === null) return;
    const waitMs = open.noticeAt - clock.now();
    if (waitMs <= 0) return sent(open);
    waiting.get(chargeId)?.();
    waiting.set(
      chargeId,
      clock.after(waitMs, () => void notify(chargeId)),
    );
  };

  const notify = (chargeId: string): Promise<void> => {
    const before = underWay.get(chargeId);
    if (before !== undefined) return before;
    const now = look(chargeId)
      .catch((error: unknown) => log.problem('发送支付通知时出错', error))
      .finally(() => underWay.delete(chargeId));
    underWay.set(chargeId, now);
    return now;
  };

  const takeUp = async (dueUntil: number): Promise<void> => {
    for (const chargeId of await books.openNotices(dueUntil)) void notify(chargeId);
  };

  return {
    notify,
    resume: () => takeUp(Number.MAX_SAFE_INTEGER),
    takeOver: () => takeUp(clock.now() - unattendedMs),
    close: async () => {
      closed = true;
      for (const cancel of waiting.values()) cancel();
      await Promise.all(underWay.values());
    },
  };
};
