import type { Context, Hono } from 'hono';
import { isId } from '../../../../../contract/values/id';
import { PictureType } from '../../../../../contract/upload/upload-type';
import { formatByContent } from '../../../../../contract/upload/format-by-content';
import type { Uploads } from '../../../ports/uploads';
import { bytesResponse } from './bytes';
import type { Environment } from './environment';

const year = 31_536_000;

/**
 * Pictures of members and of deals, by their unguessable ids: pages of others show them too, without a token.
 * A new picture has a new id, so that any cache may keep one for ever. Documents are not among them.
 */
export const avatarEndpoint = (app: Hono<Environment>, uploads: Pick<Uploads, 'picture'>): void => {
  const answer = async (context: Context<Environment>, purpose: 'avatar' | 'deal'): Promise<Response> => {
    const id = context.req.param('id') ?? '';
    const found = isId(id) ? await uploads.picture(id, purpose) : null;
    const type = found === null ? null : formatByContent(found);
    if (found === null || !PictureType.is(type)) return context.notFound();
    return bytesResponse(found, 200, {
      'Content-Type': type,
      'Cache-Control': `public, max-age=${year}, immutable`,
      'Content-Disposition': 'inline',
    });
  };
  app.get('/files/avatar/:id', (context) => answer(context, 'avatar'));
  app.get('/files/deal/:id', (context) => answer(context, 'deal'));
};
