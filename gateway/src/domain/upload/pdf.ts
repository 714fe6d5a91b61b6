import type { Soundness } from './soundness';

/** How much of the end is searched for the mark by which a file ends; some programs write on after it. */
const tail = 1024;

/**
 * A PDF by its end: where its table of objects begins, within the file, and what it is rooted in. The table itself
 * is not read: readers mend one that is a few bytes off.
 */
export const pdfSoundness = (content: Uint8Array): Soundness => {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const end = bytes.subarray(Math.max(0, bytes.length - tail)).toString('latin1');
  if (!end.includes('%%EOF')) return 'cutOff';
  const table = /startxref\s+(\d{1,10})\s+%%EOF/.exec(end)?.[1];
  const isRooted = /^%PDF-\d\.\d/.test(bytes.toString('latin1', 0, 8)) && bytes.includes('/Root');
  return table !== undefined && Number(table) < bytes.length && isRooted && bytes.includes(' obj')
    ? 'sound'
    : 'broken';
};
