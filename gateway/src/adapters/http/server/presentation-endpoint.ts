import { isLeft } from 'fp-ts/Either';
import type { Hono } from 'hono';
import type { Refusal } from '../../../../../contract/refusal/refusal';
import type { PresentationFiles } from '../../../application/presentation/presentation-files';
import type { SessionTokens } from '../../../ports/session-tokens';
import { rejected } from '../answer';
import { bearerToken } from '../bearer';
import { wantedPart } from '../headers/wanted-part';
import { isNamed } from '../headers/if-none-match';
import type { Environment } from './environment';
import { fileResponse } from './file-response';

const refusedBy = (refusal: Refusal): Response => {
  const { status, body } = rejected(refusal);
  return new Response(body, {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'private, no-store' },
  });
};

/**
 * The files of presentations, whole or in one range, so that a reader loads no more than it shows. The bearer alone
 * says who asks (ACC-09); a refusal is answered by its own code.
 */
export const presentationEndpoint = (
  app: Hono<Environment>,
  files: Pick<PresentationFiles, 'file'>,
  tokens: SessionTokens,
): void => {
  const accountOf = async (header: string | undefined): Promise<string | null> => {
    const token = bearerToken(header);
    const session = token === null ? null : await tokens.userOf(token);
    return session === null || session.removed ? null : session.userId;
  };

  app.get('/files/presentation/:file{[\\w-]{1,64}\\.pdf}', async (context) => {
    const id = context.req.param('file').slice(0, -'.pdf'.length);
    const found = await files.file(await accountOf(context.req.header('Authorization')), id);
    if (isLeft(found)) return refusedBy(found.left);
    const { open, openPart, digest, gated } = found.right;
    const etag = `"${digest}"`;
    const headers = {
      'Content-Type': 'application/pdf',
      'Content-Disposition': 'inline',
      'Accept-Ranges': 'bytes',
      'Cache-Control': gated ? 'private, no-store' : 'private, no-cache',
      ETag: etag,
      Vary: 'Authorization',
    };
    if (isNamed(etag, context.req.header('If-None-Match')))
      return new Response(null, { status: 304, headers });
    const ifRange = context.req.header('If-Range');
    const isSame = ifRange === undefined || ifRange === etag;
    const wanted = isSame ? wantedPart(context.req.header('Range')) : null;
    if (wanted === null) {
      const whole = await open();
      return isLeft(whole) ? refusedBy(whole.left) : fileResponse(context, whole.right, 200, headers);
    }
    const opened = await openPart(wanted);
    if (isLeft(opened)) return refusedBy(opened.left);
    const { size, part } = opened.right;
    if (part === null)
      return new Response(null, { status: 416, headers: { ...headers, 'Content-Range': `bytes */${size}` } });
    const { from, to, body } = part;
    return fileResponse(context, { size: to + 1 - from, body }, 206, {
      ...headers,
      'Content-Range': `bytes ${from}-${to}/${size}`,
    });
  });
};
