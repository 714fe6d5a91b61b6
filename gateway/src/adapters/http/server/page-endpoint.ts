import type { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import type { GatewayCall } from '../../../ports/page-renderer';
import type { Dispatch } from '../dispatcher';
import { isNamed } from '../headers/if-none-match';
import { rendererAddress } from '../read-pace';
import type { KeptPages, SentPage } from '../pages/kept-pages';
import type { PackedPage } from '../pages/packed-page';
import { encodingFor } from '../static/compression';
import { bytesResponse } from './bytes';
import { addressOf, type Environment, type RequestContext } from './environment';
import { readUserAgent } from '../../../../../contract/values/user-agent';

export interface PageNeeds {
  readonly trustProxy: boolean;
  readonly pages: Pick<KeptPages, 'send'>;
  readonly dispatch: Dispatch;
  /** The text of config.json for a Host header. */
  readonly configFor: (host: string | undefined) => string;
  /** Where the application is reached, for a Host header. */
  readonly originFor: (host: string | undefined) => string;
  /** The content policy of a page, for a Host header. */
  readonly policyFor: (host: string | undefined, inline: Pick<PackedPage, 'scripts' | 'styles'>) => string;
}

const tokenCookie = 'Admin-Token';

/** Pages differ by visitor and by crawler, and say so to all who keep them (ACC-09). */
const vary = 'Cookie, User-Agent, Accept-Encoding';

/** Browsers revalidate the page each time; a shared cache may send it to others for so long. */
const forAll = 'public, max-age=0, s-maxage=5';
const forOne = 'private, no-store';

const headersOf = ({ page, isPublic }: SentPage): Headers =>
  new Headers({
    'Content-Type': `${page.mediaType}; charset=utf-8`,
    'Cache-Control': isPublic ? forAll : forOne,
    Vary: vary,
    // Weak: it names what the page says, however that is packed.
    ...(isPublic ? { ETag: `W/${page.etag}` } : {}),
  });

/** Every address that nothing else answers is a page of the client. */
export const pageEndpoint = (app: Hono<Environment>, needs: PageNeeds): void => {
  const call: GatewayCall = ({ method, path, params }) =>
    needs.dispatch({
      method,
      path,
      parameters: params,
      token: null,
      visitor: { ip: rendererAddress, device: null },
    });

  const answer = async (context: RequestContext): Promise<Response> => {
    const { pathname, search } = new URL(context.req.url);
    const host = context.req.header('Host');
    const request = {
      path: pathname,
      search,
      origin: needs.originFor(host),
      userAgent: readUserAgent(context.req.header('User-Agent') ?? ''),
      hasToken: (getCookie(context, tokenCookie) ?? '') !== '',
      config: needs.configFor(host),
      call,
    };
    const sending = await needs.pages.send(request, addressOf(context, needs.trustProxy));
    if (sending.kind === 'redirect')
      return new Response(null, {
        status: 302,
        headers: { Location: sending.location, 'Cache-Control': forOne, Vary: vary },
      });
    const { page, isPublic } = sending;
    const headers = headersOf(sending);
    // Also where nothing has changed: a browser puts these headers in the place of those that it keeps.
    headers.set('Content-Security-Policy', needs.policyFor(host, page));
    if (isPublic && isNamed(page.etag, context.req.header('If-None-Match')))
      return new Response(null, { status: 304, headers });
    const encoding = encodingFor(context.req.header('Accept-Encoding'));
    if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
    return bytesResponse(page.body[encoding], page.status, headers);
  };

  app.get('*', answer);
};
