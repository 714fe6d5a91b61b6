import { payHostCalls } from '../../../contract/payment/calls';
import { createHmac } from 'node:crypto';
import { isLeft, left, type Either } from 'fp-ts/Either';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { refused, rejected, succeeded, type CallAnswer } from '../adapters/http/answer';
import { reportUnnamed } from '../adapters/http/named-refusal';
import { bearerToken } from '../adapters/http/bearer';
import type { PreparePayment, Prepared } from '../application/payment/prepare-payment';
import type { PayChannel } from '../domain/order/order-event';
import { isOrderNumber } from '../domain/order/order-number';
import { refusalsOf } from '../../../contract/refusal/may-refuse';
import { refusals, type Refusal } from '../../../contract/refusal/refusal';
import type { Clock } from '../ports/clock';
import type { HttpService } from '../ports/http-service';
import type { Log } from '../ports/log';
import type { Random } from '../ports/random';
import type { SessionTokens } from '../ports/session-tokens';
import { refusalOf } from '../ports/storage-refusal';
import { prepayData } from './prepay-data';

export interface PayHostNeeds {
  readonly tokens: SessionTokens;
  readonly prepare: PreparePayment;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  readonly merchant: string;
  /** What the prepay data is signed with. */
  readonly key: Uint8Array;
  /** Origins of clients, for a request with this Host header; no page of another may ask. */
  readonly clientOrigins: (host: string) => readonly string[];
  /** The pay host's own origin, for a request with this Host header. */
  readonly ownOriginOf: (host: string) => string;
}

const channels: Readonly<Record<string, PayChannel>> = {
  [payHostCalls.app.path]: 'app',
  [payHostCalls.h5.path]: 'h5',
  [payHostCalls.wechat.path]: 'wechat',
};

const openIdShape = /^o[\w-]{8,63}$/;

const json = ({ status, body }: CallAnswer): Response =>
  new Response(body, {
    status,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });

/**
 * The pay host: prepares payments of the caller's orders, straight for clients on other origins (PAY-12). A request
 * that a page cannot make by itself with a token, such as following a link, is not looked at.
 */
export const createPayHost = (needs: PayHostNeeds): HttpService => {
  const { tokens, prepare, clock, random, log, merchant, key } = needs;
  const app = new Hono();
  const hostOf = (address: string): string => new URL(address).host;

  const asked = async (
    channel: PayChannel,
    query: URLSearchParams,
    header: string | undefined,
  ): Promise<Either<Refusal, Prepared>> => {
    const token = bearerToken(header);
    const session = token === null ? null : await tokens.userOf(token);
    if (session === null) return left(refusals.notLoggedIn);
    if (session.removed) return left(refusals.accountRemoved);
    const orderNo = query.get('orderNo') ?? '';
    if (!isOrderNumber(orderNo)) return left(refusals.orderUnknown);
    if (channel === 'wechat' && !openIdShape.test(query.get('openId') ?? ''))
      return left(refusals.openIdMissing);
    return prepare(session.userId, orderNo, channel);
  };

  const signing = (address: string) => ({
    merchant,
    seconds: String(Math.floor(clock.now() / 1_000)),
    nonce: Buffer.from(random.bytes(16)).toString('hex'),
    sign: (lines: readonly string[]) =>
      createHmac('sha256', key).update(lines.join('\n')).digest('hex').toUpperCase(),
    cashierAddress: (cashier: string) => `${needs.ownOriginOf(hostOf(address))}/cashier/${cashier}`,
  });

  app.use(
    '*',
    cors({
      origin: (origin, { req }) => (needs.clientOrigins(hostOf(req.url)).includes(origin) ? origin : null),
      allowMethods: ['GET'],
      allowHeaders: ['Authorization', 'Device-Id'],
      maxAge: 600,
    }),
  );
  app.use('*', async (context, next) => {
    const origin = context.req.header('Origin');
    const mode = context.req.header('Sec-Fetch-Mode') ?? 'cors';
    const foreign = origin !== undefined && !needs.clientOrigins(hostOf(context.req.url)).includes(origin);
    return foreign || mode !== 'cors' ? json(rejected(refusals.payFromElsewhere)) : next();
  });

  app.get('/pay/:call', async (context) => {
    const { path } = context.req;
    const channel = Object.hasOwn(channels, path) ? channels[path] : undefined;
    if (channel === undefined) return json(rejected(refusals.unknownCall));
    const query = new URL(context.req.url).searchParams;
    const prepared = await asked(channel, query, context.req.header('Authorization'));
    if (isLeft(prepared)) {
      reportUnnamed(log, { path, refusals: refusalsOf(payHostCalls.wechat) }, prepared.left);
      return json(refused(prepared.left));
    }
    return json(succeeded(prepayData(channel, prepared.right, signing(context.req.url))));
  });
  app.notFound(() => json(rejected(refusals.unknownCall)));
  app.onError((error) => {
    const refusal = refusalOf(error);
    if (refusal !== null) return json(refused(refusal));
    log.problem('准备支付时出错', error);
    return json(refused(refusals.defect));
  });

  return { answer: async (request) => app.fetch(request) };
};
