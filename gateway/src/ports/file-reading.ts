import type { ByteRange, OpenedFile, WantedPart } from './file-store';

/** The part of a file of `size` bytes that was asked for; null where the file has none. */
export const partWithin = (wanted: WantedPart, size: number): ByteRange | null => {
  if ('last' in wanted) {
    const length = Math.min(wanted.last, size);
    return length === 0 ? null : { from: size - length, to: size - 1 };
  }
  const to = Math.min(wanted.to ?? size - 1, size - 1);
  return wanted.from <= to ? { from: wanted.from, to } : null;
};

/** Bytes that are in memory already, as a file. Nothing is copied. */
export const fileOf = (content: Uint8Array): OpenedFile => ({
  size: content.byteLength,
  body: new ReadableStream({
    start: (to) => {
      if (content.byteLength > 0) to.enqueue(content);
      to.close();
    },
  }),
});

/** All bytes of a file, for what must see them together: a picture that is drawn again, a file that is saved. */
export const wholeOf = async ({ body, size }: OpenedFile): Promise<Uint8Array> => {
  const whole = new Uint8Array(size);
  let length = 0;
  for await (const piece of body) {
    whole.set(piece, length);
    length += piece.byteLength;
  }
  return whole;
};
