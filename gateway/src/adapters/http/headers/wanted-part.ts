import type { WantedPart } from '../../../ports/file-store';

const form = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * The part of a file that a Range header asks for (RFC 9110, 14.2): null for the whole of it, also where the header is
 * malformed or asks for several parts.
 */
export const wantedPart = (header: string | undefined): WantedPart | null => {
  const [, first = '', last = ''] = form.exec(header ?? '') ?? [];
  if (first === '') return last === '' ? null : { last: Number(last) };
  if (last === '') return { from: Number(first), to: null };
  return Number(last) < Number(first) ? null : { from: Number(first), to: Number(last) };
};
