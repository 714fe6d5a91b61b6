import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { HttpService } from '../ports/http-service';
import type { Limits } from '../ports/limits';
import type { PayBooks } from '../ports/pay-books';
import { isOutcome, refusalOf, type CashDesk, type Ended } from './cash-desk';
import { cashierPage, cashierPolicy, endPage } from './cashier-page';

export interface PayDoubleNeeds {
  readonly books: Pick<PayBooks, 'byPrepay' | 'byCashier'>;
  readonly desk: CashDesk;
  readonly limits: Limits;
  /** What the page calls the merchant. */
  readonly product: string;
  /** The origin of the application, which alone a person is sent back to, for a request with this Host header. */
  readonly applicationOf: (host: string) => string;
  /** The double's own origin, for a request with this Host header. */
  readonly ownOriginOf: (host: string) => string;
}

interface DoubleEnvironment {
  readonly Bindings: { readonly ip: string };
}

const largestBody = 8 * 1024;
/** Pages asked for and decisions made from one address. */
const visitsPerAddress = { max: 600, windowMs: 60_000 };
const longestAddress = 2_048;

const texts = {
  missing: '页面不存在',
  foreign: '请从收银台操作',
  tooLarge: '请求过大',
  tooOften: '操作过于频繁，请稍后再试',
};

/** How the SDKs of WeChat say it ended. */
const sdkResult = (ended: Ended) => {
  if (ended.kind === 'paid') return { result: 'ok', reason: '' };
  if (ended.kind === 'cancelled' || ended.kind === 'closed') return { result: 'cancel', reason: '' };
  return { result: 'fail', reason: ended.text };
};

/**
 * A double of the payment service, on the second port: the cashier's page for H5, and /double/pay for what inside
 * WeChat and in the app is WeChat's own window. It knows what was prepared and nothing else.
 */
export const createPayDouble = (needs: PayDoubleNeeds): HttpService => {
  const { books, desk, limits, product } = needs;
  const app = new Hono<DoubleEnvironment>();
  const hostOf = (address: string): string => new URL(address).host;

  /** The way back, where it leads to the application. */
  const wayBack = (given: string | null, address: string): string | null => {
    const known = given !== null && given.length <= longestAddress && URL.canParse(given);
    return known && new URL(given).origin === needs.applicationOf(hostOf(address))
      ? new URL(given).href
      : null;
  };

  app.use('*', async (context, next) => {
    await next();
    context.header('Content-Security-Policy', cashierPolicy(needs.applicationOf(hostOf(context.req.url))));
    context.header('X-Content-Type-Options', 'nosniff');
    context.header('Referrer-Policy', 'same-origin');
    context.header('Cross-Origin-Opener-Policy', 'same-origin');
    context.header('Cache-Control', 'no-store');
  });
  app.use('*', bodyLimit({ maxSize: largestBody, onError: (context) => context.text(texts.tooLarge, 413) }));
  app.use('*', async (context, next) => {
    const visit = await limits.take(`pay:page:${context.env.ip}`, visitsPerAddress);
    return visit.allowed ? next() : context.html(endPage('请稍候', texts.tooOften, null), 429);
  });
  // A page of another site does not decide for a person.
  app.use('*', async (context, next) => {
    const origin = context.req.method === 'POST' ? context.req.header('Origin') : undefined;
    const own = origin === undefined || origin === needs.ownOriginOf(hostOf(context.req.url));
    return own ? next() : context.html(endPage('无法支付', texts.foreign, null), 403);
  });
  // The port reports the error; hono itself would print it.
  app.onError((error) => {
    throw error;
  });
  app.notFound((context) => context.html(endPage('无法支付', texts.missing, null), 404));

  app.get('/cashier/:cashier', async (context) => {
    const back = wayBack(context.req.query('redirect_url') ?? null, context.req.url);
    const prepared = await books.byCashier(context.req.param('cashier'));
    if (prepared === null) return context.html(endPage('无法支付', refusalOf.spent, back), 404);
    return prepared.state === 'open'
      ? context.html(cashierPage(product, prepared, back))
      : context.html(endPage('无法支付', refusalOf[prepared.state], back), 410);
  });

  app.post('/cashier/:cashier', async (context) => {
    const fields = new URLSearchParams(await context.req.text());
    const back = wayBack(fields.get('redirect_url'), context.req.url);
    const outcome = fields.get('outcome') ?? '';
    const prepared = await books.byCashier(context.req.param('cashier'));
    if (prepared === null || !isOutcome(outcome))
      return context.html(endPage('无法支付', refusalOf.spent, back), 404);
    const ended = await desk(prepared, outcome);
    switch (ended.kind) {
      case 'failed':
      case 'refused':
        return context.html(endPage('支付失败', ended.text, back));
      case 'closed':
        return context.html(endPage('收银台已关闭', '您没有付款。', null));
      case 'paid':
        return back === null
          ? context.html(endPage('支付成功', '付款已完成。', null))
          : context.redirect(back, 303);
      case 'cancelled':
        return back === null
          ? context.html(endPage('已取消支付', '您没有付款。', null))
          : context.redirect(back, 303);
    }
  });

  app.post('/double/pay', async (context) => {
    const fields = new URLSearchParams(await context.req.text());
    const outcome = fields.get('outcome') ?? '';
    const prepared = await books.byPrepay(fields.get('prepayId') ?? '');
    if (prepared === null || !isOutcome(outcome))
      return context.json({ result: 'fail', reason: refusalOf.spent });
    return context.json(sdkResult(await desk(prepared, outcome)));
  });

  return { answer: async (request, peer) => app.fetch(request, peer) };
};
