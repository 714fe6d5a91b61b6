import type { Hono } from 'hono';
import { isId } from '../../../../../contract/values/id';
import { PictureType } from '../../../../../contract/upload/upload-type';
import { formatByContent } from '../../../../../contract/upload/format-by-content';
import type { Uploads } from '../../../ports/uploads';
import type { Environment, RequestContext } from './environment';
import { fileResponse } from './file-response';
import { withHead } from './stream-head';

const year = 31_536_000;

/**
 * Pictures of members and of deals, by their unguessable ids: pages of others show them too, without a token.
 * A new picture has a new id, so that any cache may keep one for ever. Documents are not among them. A picture is shown
 * whole: no range of it is served.
 */
export const avatarEndpoint = (app: Hono<Environment>, uploads: Pick<Uploads, 'picture'>): void => {
  const answer = async (context: RequestContext, purpose: 'avatar' | 'deal'): Promise<Response> => {
    const id = context.req.param('id') ?? '';
    const found = isId(id) ? await uploads.picture(id, purpose) : null;
    if (found === null) return context.notFound();
    const { head, body } = await withHead(found.body);
    const type = formatByContent(head);
    if (!PictureType.is(type)) {
      await body.cancel();
      return context.notFound();
    }
    return fileResponse(context, { size: found.size, body }, 200, {
      'Content-Type': type,
      'Cache-Control': `public, max-age=${year}, immutable`,
      'Content-Disposition': 'inline',
    });
  };
  app.get('/files/avatar/:id', (context) => answer(context, 'avatar'));
  app.get('/files/deal/:id', (context) => answer(context, 'deal'));
};
