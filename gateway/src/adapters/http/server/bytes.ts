/** A response with these bytes, which are not copied: many clients may be sent the same ones at a time. */
export const bytesResponse = (content: Uint8Array, status: number, headers: HeadersInit): Response => {
  const named = new Headers(headers);
  named.set('Content-Length', String(content.byteLength));
  const body = new ReadableStream<Uint8Array>({
    start: (to) => {
      if (content.byteLength > 0) to.enqueue(content);
      to.close();
    },
  });
  return new Response(body, { status, headers: named });
};
