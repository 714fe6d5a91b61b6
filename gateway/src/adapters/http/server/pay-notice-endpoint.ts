import type { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { NoticeVerdict, TakeNotice } from '../../../application/payment/take-notice';
import type { Log } from '../../../ports/log';
import type { SecurityLog } from '../../../ports/security-log';
import { addressOf, type Environment } from './environment';

const largestNotice = 8 * 1024;

/** A repeated notice is acknowledged again: only then does the payment service stop sending it. */
const statuses: Readonly<Record<NoticeVerdict, 200 | 400 | 401 | 404>> = {
  paid: 200,
  late: 200,
  again: 200,
  repeated: 200,
  unknownOrder: 404,
  wrongAmount: 400,
  unreadable: 400,
  forged: 401,
  stale: 401,
  replayed: 401,
};

export interface PayNoticeNeeds {
  readonly takeNotice: TakeNotice;
  readonly log: Log;
  readonly security: SecurityLog;
  readonly trustProxy: boolean;
}

/** Where the payment service reports charges: signed, fresh, and each notice once. */
export const payNoticeEndpoint = (
  app: Hono<Environment>,
  { takeNotice, log, security, trustProxy }: PayNoticeNeeds,
): void => {
  const limit = bodyLimit({
    maxSize: largestNotice,
    onError: (context) => context.json({ code: 'FAIL', message: 'unreadable' }, 413),
  });
  app.post('/pay/notify', limit, async (context) => {
    const header = (name: string): string => (context.req.header(name) ?? '').slice(0, 200);
    const verdict = await takeNotice({
      timestamp: header('Pay-Timestamp'),
      nonce: header('Pay-Nonce'),
      signature: header('Pay-Signature'),
      body: await context.req.text(),
    });
    const status = statuses[verdict];
    if (status !== 200) {
      log.problem(`支付通知未被接受：${verdict}`);
      const address = addressOf(context, trustProxy);
      security.note({ kind: 'notice.refused', address, account: null, about: verdict });
    }
    return context.json({ code: status === 200 ? 'SUCCESS' : 'FAIL', message: verdict }, status);
  });
};
