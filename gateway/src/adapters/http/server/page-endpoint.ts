import type { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Log } from '../../../ports/log';
import type { GatewayCall, RenderInput, RenderOutput } from '../../../ports/page-renderer';
import type { Random } from '../../../ports/random';
import type { Dispatch } from '../dispatcher';
import type { PageSource } from '../pages/page-source';
import { compressed, encodingFor } from '../static/compression';
import { bodyOf } from './bytes';
import type { Environment, RequestContext } from './environment';

export interface PageNeeds {
  readonly pages: PageSource;
  readonly dispatch: Dispatch;
  readonly random: Random;
  readonly log: Log;
  /** The text of config.json for a Host header. */
  readonly configFor: (host: string | undefined) => string;
  /** The content policy of an answer with this nonce, for a Host header. */
  readonly policyFor: (host: string | undefined, nonce: string) => string;
}

const tokenCookie = 'Admin-Token';

/** Pages differ by visitor and by crawler; none may be kept by anyone on the way (ACC-09). */
const pageHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'private, no-store',
  Vary: 'Cookie, User-Agent, Accept-Encoding',
};

/** Every address that nothing else answers is a page of the client. */
export const pageEndpoint = (app: Hono<Environment>, needs: PageNeeds): void => {
  const call: GatewayCall = ({ method, path, params }) =>
    needs.dispatch({
      method,
      path,
      parameters: params,
      token: null,
      visitor: { ip: 'renderer', device: null },
    });

  const rendered = async (input: RenderInput): Promise<RenderOutput> => {
    try {
      return await needs.pages.render(input);
    } catch (error) {
      needs.log.problem('页面渲染失败，已改由浏览器渲染', error);
      return { kind: 'page', status: 200, html: await needs.pages.template(input) };
    }
  };

  const answer = async (context: RequestContext): Promise<Response> => {
    const { pathname, search } = new URL(context.req.url);
    const host = context.req.header('Host');
    const nonce = Buffer.from(needs.random.bytes(18)).toString('base64url');
    const output = await rendered({
      path: pathname,
      search,
      userAgent: context.req.header('User-Agent') ?? '',
      hasToken: (getCookie(context, tokenCookie) ?? '') !== '',
      nonce,
      config: needs.configFor(host),
      call,
    });
    const headers = new Headers({ ...pageHeaders, 'Content-Security-Policy': needs.policyFor(host, nonce) });
    if (output.kind === 'redirect') {
      headers.set('Location', output.location);
      return new Response(null, { status: 302, headers });
    }
    const encoding = encodingFor(context.req.header('Accept-Encoding'));
    if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
    const html = await compressed(Buffer.from(output.html), encoding, 5);
    return new Response(bodyOf(html), { status: output.status, headers });
  };

  app.get('*', answer);
};
