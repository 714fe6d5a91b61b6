import type { ServerResponse } from 'node:http';
import { sliceBytes } from './slice-bytes';
import { holdBytes } from './unsent';

/**
 * The body in slices of its buffers, without a copy; bytes that are not handed out yet count as held. A body that fails
 * takes the connection with it: its response must not end as if it were whole, and nothing else may follow on it.
 */
const sliced = (body: ReadableStream<Uint8Array>, outgoing: ServerResponse): ReadableStream<Uint8Array> => {
  const reader = body.getReader();
  let rest = new Uint8Array(0);
  const broken = (): { readonly done: true } => {
    outgoing.destroy();
    return { done: true };
  };
  return new ReadableStream<Uint8Array>(
    {
      pull: async (to) => {
        if (rest.byteLength === 0) {
          const next = await reader.read().catch(broken);
          if (next.done) {
            to.close();
            return;
          }
          rest = next.value as Uint8Array<ArrayBuffer>;
        }
        to.enqueue(rest.subarray(0, sliceBytes));
        rest = rest.subarray(sliceBytes);
        holdBytes(outgoing, rest.byteLength);
      },
      cancel: (reason) => {
        rest = new Uint8Array(0);
        return reader.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
};

/** A response whose body is written as fast as its client takes it, and no faster; a client that is gone takes none. */
export const inSlices = async (response: Response, outgoing: ServerResponse): Promise<Response> => {
  const { body, status, statusText, headers } = response;
  if (body === null) return response;
  if (outgoing.destroyed) {
    await body.cancel();
    return new Response(null, { status, headers });
  }
  // Most answers are one slice.
  if (Number(headers.get('Content-Length') ?? Number.POSITIVE_INFINITY) <= sliceBytes) return response;
  return new Response(sliced(body, outgoing), { status, statusText, headers });
};
