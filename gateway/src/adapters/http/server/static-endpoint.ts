import type { Hono } from 'hono';
import { isNamed } from '../headers/if-none-match';
import { encodingFor } from '../static/compression';
import type { ClientFile, ClientFiles } from '../static/client-files';
import { bytesResponse } from './bytes';
import type { Environment, RequestContext } from './environment';

const year = 31_536_000;

const answered = async (context: RequestContext, file: ClientFile): Promise<Response> => {
  const encoding = file.text ? encodingFor(context.req.header('Accept-Encoding')) : 'identity';
  const headers = new Headers({
    'Content-Type': file.mediaType,
    'Cache-Control': file.immutable ? `public, max-age=${year}, immutable` : 'no-cache',
    ETag: file.etag,
    ...(file.text ? { Vary: 'Accept-Encoding' } : {}),
    ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
  });
  if (isNamed(file.etag, context.req.header('If-None-Match'))) {
    headers.delete('Content-Encoding');
    return new Response(null, { status: 304, headers });
  }
  return bytesResponse(await file.content(encoding), 200, headers);
};

/** Files of the built client; the path of a missing one is answered with 404, not with a page. */
export const staticEndpoint = (app: Hono<Environment>, files: ClientFiles): void => {
  app.get('*', async (context, next) => {
    const path = new URL(context.req.url).pathname;
    const file = await files(path);
    if (file !== null) return answered(context, file);
    if (path.startsWith('/assets/')) return context.text('文件不存在', 404);
    return next();
  });
};
