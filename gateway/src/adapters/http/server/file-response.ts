import { wholeOf } from '../../../ports/file-reading';
import type { OpenedFile } from '../../../ports/file-store';
import { bytesResponse } from './bytes';
import type { RequestContext } from './environment';
import { sliceBytes } from './slice-bytes';

/**
 * A response with the content of a file, or of a part: `size` is what the body holds. A small one is read before the
 * response begins, so that a fault of the store is answered as one. A larger one passes through: when the store fails,
 * its connection ends before its last bytes.
 */
export const fileResponse = async (
  context: RequestContext,
  content: OpenedFile,
  status: number,
  headers: Readonly<Record<string, string>>,
): Promise<Response> => {
  const withLength = { ...headers, 'Content-Length': String(content.size) };
  if (context.req.raw.method === 'HEAD') {
    await content.body.cancel();
    return new Response(null, { status, headers: withLength });
  }
  if (content.size <= sliceBytes) return bytesResponse(await wholeOf(content), status, headers);
  return new Response(content.body, { status, headers: withLength });
};
