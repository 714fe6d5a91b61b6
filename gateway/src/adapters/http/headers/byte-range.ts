/** A part of a file: the first byte, and the last one that belongs to it. */
export interface ByteRange {
  readonly from: number;
  readonly to: number;
}

const form = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * The part of a file that a Range header asks for (RFC 9110, 14.2): null for the whole of it, also where the header is
 * malformed or asks for several parts, and 'unsatisfiable' where the file has no such part.
 * @param size of the file, in bytes
 */
export const byteRange = (header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null => {
  const found = form.exec(header ?? '');
  const [, first = '', last = ''] = found ?? [];
  if (first === '' && last === '') return null;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { from: size - length, to: size - 1 };
  }
  const from = Number(first);
  const to = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < from) return null;
  return from < size ? { from, to } : 'unsatisfiable';
};
