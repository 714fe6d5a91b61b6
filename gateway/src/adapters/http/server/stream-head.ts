import { headLength } from '../../../../../contract/upload/format-by-content';
import type { FileStream } from '../../../ports/file-store';

/** The beginning of a file, which decides its format, and a body that holds it still. */
export const withHead = async (
  content: FileStream,
): Promise<{ readonly head: Uint8Array; readonly body: FileStream }> => {
  const reader = content.getReader();
  const pieces: Uint8Array[] = [];
  let length = 0;
  while (length < headLength) {
    const { done, value } = await reader.read();
    if (done) break;
    pieces.push(value);
    length += value.byteLength;
  }
  const head = Buffer.concat(pieces.map((piece) => piece.subarray(0, headLength)));
  const body = new ReadableStream<Uint8Array>(
    {
      pull: async (to) => {
        const first = pieces.shift();
        const { done, value } = first === undefined ? await reader.read() : { done: false, value: first };
        if (done) to.close();
        else to.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
  return { head, body };
};
