import type { Hono } from 'hono';
import type { DrawnPictures } from '../../../application/share/drawn-pictures';
import type { Environment } from './environment';
import { fileResponse } from './file-response';

const week = 604_800;

/**
 * Pictures of what is shared, by the digest of what they say: messengers fetch them without a token, and what lies under
 * an address never changes. A picture is shown whole: no range of it is served.
 */
export const shareEndpoint = (app: Hono<Environment>, pictures: Pick<DrawnPictures, 'picture'>): void => {
  app.get('/files/share/:file{[0-9a-f]+\\.png}', async (context) => {
    const found = await pictures.picture(context.req.param('file').slice(0, -'.png'.length));
    if (found === null) return context.notFound();
    return fileResponse(context, found, 200, {
      'Content-Type': 'image/png',
      'Cache-Control': `public, max-age=${week}, immutable`,
      'Content-Disposition': 'inline',
    });
  });
};
