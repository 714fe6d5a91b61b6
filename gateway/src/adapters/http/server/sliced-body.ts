import type { ServerResponse } from 'node:http';
import { holdBytes } from './unsent';

/** How much is written to a connection at once; bytes. What comes behind is written when that was taken. */
const sliceBytes = 64 * 1024;

/** The body in slices of what it is made of, without a copy; what is not yet handed out is noted as held. */
const sliced = (body: ReadableStream<Uint8Array>, outgoing: ServerResponse): ReadableStream<Uint8Array> => {
  const reader = body.getReader();
  let rest = new Uint8Array(0);
  return new ReadableStream<Uint8Array>(
    {
      pull: async (to) => {
        if (rest.byteLength === 0) {
          const next = await reader.read();
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
  return new Response(sliced(body, outgoing), { status, statusText, headers });
};
