import type { FileStream } from '../../../ports/file-store';

/** How long `size` bytes are in base64. */
export const base64Length = (size: number): number => Math.ceil(size / 3) * 4;

const letters = (text: string): Uint8Array => Buffer.from(text, 'latin1');

/** A text, the bytes of a file in base64, and a text behind them: piece by piece, as they are taken. */
export const base64Body = (before: string, content: FileStream, behind: string): FileStream => {
  const reader = content.getReader();
  /** Bytes that do not fill three yet. */
  let rest: Uint8Array = new Uint8Array(0);
  const begun = Buffer.from(before);
  let isBegun = false;
  return new ReadableStream<Uint8Array>(
    {
      pull: async (to) => {
        if (!isBegun) {
          isBegun = true;
          to.enqueue(begun);
          return;
        }
        const { done, value } = await reader.read();
        if (done) {
          to.enqueue(letters(Buffer.from(rest).toString('base64') + behind));
          to.close();
          return;
        }
        const bytes = Buffer.concat([rest, value]);
        const filled = bytes.byteLength - (bytes.byteLength % 3);
        rest = bytes.subarray(filled);
        to.enqueue(letters(bytes.subarray(0, filled).toString('base64')));
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
};
