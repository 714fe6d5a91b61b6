import type { Hono } from 'hono';
import { isIdentifier } from '../../../domain/identifier/identifier';
import type { Uploads } from '../../../ports/uploads';
import { bodyOf } from './bytes';
import type { Environment } from './environment';

const year = 31_536_000;

/**
 * Pictures of members, by their unguessable ids: they stand in pages of others too, where no token goes along.
 * A new picture has a new id, so that one may be kept for ever.
 */
export const avatarEndpoint = (app: Hono<Environment>, uploads: Pick<Uploads, 'content'>): void => {
  app.get('/files/avatar/:id', async (context) => {
    const id = context.req.param('id');
    const found = isIdentifier(id) ? await uploads.content(id, 'avatar') : null;
    if (found === null) return context.notFound();
    return new Response(bodyOf(found.bytes), {
      headers: {
        'Content-Type': found.file.type,
        'Cache-Control': `private, max-age=${year}, immutable`,
        'Content-Disposition': 'inline',
      },
    });
  });
};
