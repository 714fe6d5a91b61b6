import { left, right } from 'fp-ts/Either';
import type { Hono, MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import { bodyLimit } from 'hono/body-limit';
import { refusals } from '../../../../../contract/refusal/refusal';
import { deviceId } from '../../../domain/session/visitor';
import { refused, rejected, type CallAnswer } from '../answer';
import { bearerToken } from '../bearer';
import type { CallParameters } from '../calls/call';
import { publicationCalls } from '../../../../../contract/publication/calls';
import { uploadCalls } from '../../../../../contract/upload/calls';
import type { Dispatch } from '../dispatcher';
import { goneSignal } from './gone-signal';
import { addressOf, type Environment, type RequestContext } from './environment';
import { largestMultipart, readMultipart } from './read-multipart';
import { readParameters } from './read-parameters';
import { turns } from './turns';
import { uploadBudget } from './upload-budget';
import { readUserAgent } from '../../../../../contract/values/user-agent';

const largestBody = 64 * 1024;
/** Eight texts of a draft, each as long as one may be in Chinese, which a form body writes with nine bytes a character. */
const largestDraft = 256 * 1024;
const draftPaths: readonly string[] = [publicationCalls.save.path, publicationCalls.submit.path];

const json = ({ status, body, events, content }: CallAnswer): Response =>
  new Response(events ?? content?.stream ?? body, {
    status,
    headers: {
      'Content-Type':
        events === undefined ? 'application/json; charset=utf-8' : 'text/event-stream; charset=utf-8',
      // A proxy between passes each event on as it comes.
      ...(events === undefined
        ? { 'Content-Length': String(content?.length ?? Buffer.byteLength(body)) }
        : { 'X-Accel-Buffering': 'no' }),
      'Cache-Control': 'private, no-store',
      Vary: 'Authorization',
    },
  });

const limited = (maxSize: number): MiddlewareHandler<Environment> =>
  bodyLimit({ maxSize, onError: () => json(rejected(refusals.bodyTooLarge)) });
const anyCall = limited(largestBody);
const draftCall = limited(largestDraft);

const pathOf = (context: RequestContext): string => context.req.header('X-Gateway-Path') ?? '';
const isUpload = (context: RequestContext): boolean => pathOf(context) === uploadCalls.upload.path;
/** Not a file's body, which is read by its call alone. */
const limit: MiddlewareHandler<Environment> = (context, next) => {
  if (isUpload(context)) return next();
  return (draftPaths.includes(pathOf(context)) ? draftCall : anyCall)(context, next);
};

const keyOf = (context: RequestContext): { readonly idempotencyKey?: string } => {
  const idempotencyKey = context.req.header('Idempotency-Key');
  return idempotencyKey === undefined ? {} : { idempotencyKey };
};

/**
 * Before a login the client sends no Device-Id header, but browsers send the cookie of the same name. It names a device
 * and proves nothing: it never identifies the caller.
 */
const deviceOf = (context: RequestContext): string | null =>
  deviceId(context.req.header('Device-Id') ?? getCookie(context, 'Device-Id'));

/**
 * The one address of all calls: the real path is in X-Gateway-Path, the method is the call's
 * own, and only a bearer token identifies the caller (GAT-01, GAT-02, ACC-09).
 */
export const proxyEndpoint = (app: Hono<Environment>, dispatch: Dispatch, trustProxy: boolean): void => {
  const takeBody = uploadBudget();

  /** Reads the file of an upload when there is room for it; a body that does not say its length takes the largest. */
  const readFile = async (context: RequestContext, gone: AbortSignal): ReturnType<typeof readMultipart> => {
    const stated = Number(context.req.header('Content-Length') ?? largestMultipart);
    const bytes = Math.min(stated, largestMultipart);
    return takeBody(addressOf(context, trustProxy), bytes, gone)
      ? readMultipart(context)
      : left(refusals.uploadBusy);
  };

  const asked = (context: RequestContext, token: string | null, parameters: CallParameters) => {
    const gone = goneSignal(context.env.incoming, context.env.outgoing);
    return dispatch({
      method: context.req.method,
      path: pathOf(context),
      parameters,
      token,
      visitor: { ip: addressOf(context, trustProxy), device: deviceOf(context) },
      agent: readUserAgent(context.req.header('User-Agent') ?? ''),
      gone,
      ...keyOf(context),
      ...(isUpload(context) ? { multipart: () => readFile(context, gone) } : {}),
    });
  };

  const turn = turns();

  const answer = async (context: RequestContext): Promise<Response> => {
    // A file is read by its call alone, when the caller is known.
    const parameters = isUpload(context) ? right({}) : await readParameters(context);
    if (parameters._tag === 'Left') return json(rejected(parameters.left));
    const header = context.req.header('Authorization');
    const token = bearerToken(header);
    if (header !== undefined && token === null) return json(refused(refusals.notLoggedIn));
    await turn();
    return json(await asked(context, token, parameters.right));
  };

  app.get('/gateway', answer);
  app.post('/gateway', limit, answer);
  app.all('/gateway', async (context) => json(await asked(context, null, {})));
};
