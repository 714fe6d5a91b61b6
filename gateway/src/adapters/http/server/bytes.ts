import { sliceBytes } from './slice-bytes';

/** A response with these bytes; many are not copied, since many clients may be sent the same ones at a time. */
export const bytesResponse = (content: Uint8Array, status: number, headers: HeadersInit): Response => {
  const named = new Headers(headers);
  named.set('Content-Length', String(content.byteLength));
  if (content.byteLength <= sliceBytes)
    return new Response(new Uint8Array(content), { status, headers: named });
  const body = new ReadableStream<Uint8Array>({
    start: (to) => {
      to.enqueue(content);
      to.close();
    },
  });
  return new Response(body, { status, headers: named });
};
