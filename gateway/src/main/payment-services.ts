import type { HttpService } from '../ports/http-service';
import { createCashDesk } from '../pay-double/cash-desk';
import { createNotifier } from '../pay-double/notifier';
import { createPayDouble } from '../pay-double/pay-double';
import { createPayHost } from '../pay-host/pay-host';
import type { Closers } from './closers';
import type { Origins } from '../adapters/http/origins';
import type { PostNotice } from '../ports/post-notice';
import type { Platform } from './platform';
import { repeatedly } from './repeated-work';
import type { UseCases } from './use-cases';
import { minuteMs } from '../../../contract/values/duration';

/** The merchant's number at the payment service, as its double knows it. */
const merchant = '1900000109';
const notResumed = '恢复支付通知时出错';
/** What a packaged app's pages have as their origin (docs/commands.md). */
const appOrigin = 'https://localhost';

export interface PaymentServiceNeeds {
  readonly platform: Platform;
  readonly useCases: UseCases;
  readonly origins: Origins;
  readonly product: string;
  /** Where the payment service reports charges to the gateway. */
  readonly notifyAddress: string;
  readonly postNotice: PostNotice;
}

/** The pay host, and the double of the payment service with what goes out from it by itself. */
export const paymentServices = (
  needs: PaymentServiceNeeds,
  atEnd: Closers,
): { readonly payHost: HttpService; readonly payDouble: HttpService } => {
  const { platform, useCases, origins, product, notifyAddress, postNotice } = needs;
  const { clock, random, log } = platform;
  const { books, prepare } = useCases.orders;
  const ownOriginOf = (host: string): string => origins.second(host);
  const notifier = createNotifier({ ...platform, books, post: postNotice, address: notifyAddress });
  atEnd.add('helpers', notifier.close);
  notifier.resume().catch((error: unknown) => log.problem(notResumed, error));
  const work = notifier.takeOver;
  atEnd.add('helpers', repeatedly({ work, everyMs: minuteMs, failed: notResumed }, clock, log));
  return {
    payHost: createPayHost({
      tokens: useCases.sessions,
      prepare,
      clock,
      random,
      log,
      merchant,
      key: platform.prepayKey,
      clientOrigins: (host) => [origins.main(host), appOrigin],
      ownOriginOf,
    }),
    payDouble: createPayDouble({
      books,
      desk: createCashDesk({ books, notifier, clock }),
      limits: useCases.limits,
      product,
      applicationOf: (host) => origins.main(host),
      ownOriginOf,
    }),
  };
};
