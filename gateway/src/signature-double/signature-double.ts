import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { HttpService } from '../ports/http-service';
import type { Clock } from '../ports/clock';
import type { Random } from '../ports/random';

export interface SignatureDoubleNeeds {
  /** The application's id at WeChat, which alone is signed for. */
  readonly appId: string;
  readonly clock: Clock;
  readonly random: Random;
  /** The origin of the application, whose addresses alone are signed, for a request with this Host header. */
  readonly applicationOf: (host: string) => string;
}

const largestBody = 8 * 1024;
/** What WeChat gives out to sign with; the double has one that opens nothing. */
const ticket = 'ticket-of-the-double';

/** A double of the service that signs addresses for WeChat's JS-SDK (product.md §5), on the second port. */
export const createSignatureDouble = ({
  appId,
  clock,
  random,
  applicationOf,
}: SignatureDoubleNeeds): HttpService => {
  const app = new Hono();
  app.use('*', bodyLimit({ maxSize: largestBody }));
  app.use('*', async (context, next) => {
    context.header('Access-Control-Allow-Origin', applicationOf(new URL(context.req.url).host));
    context.header('Access-Control-Allow-Headers', 'Content-Type');
    context.header('Cache-Control', 'no-store');
    await next();
  });
  app.options('/signature', (context) => context.body(null, 204));
  app.post('/signature', async (context) => {
    const asked: unknown = await context.req.json().catch(() => null);
    const given = typeof asked === 'object' && asked !== null ? asked : {};
    const url = 'url' in given ? given.url : null;
    const forWhom = 'appId' in given ? given.appId : null;
    const own = applicationOf(new URL(context.req.url).host);
    if (typeof url !== 'string' || !URL.canParse(url) || new URL(url).origin !== own || forWhom !== appId)
      return context.json({ error: 'invalid url' }, 400);
    const timestamp = String(Math.floor(clock.now() / 1_000));
    const nonce = Buffer.from(random.bytes(8)).toString('hex');
    const signed = `jsapi_ticket=${ticket}&noncestr=${nonce}&timestamp=${timestamp}&url=${url}`;
    const Signature = createHash('sha1').update(signed).digest('hex');
    return context.json({ appid: appId, timestamp, nonce, Signature });
  });
  return { answer: async (request) => app.fetch(request) };
};
