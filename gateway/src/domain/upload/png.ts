import { crc32 } from './crc32';
import { nameAt, viewOf, type Soundness } from './soundness';

/** Length and name before a chunk's data, its checksum behind. */
const around = 12;
const headerLength = 13;

/**
 * A PNG by its chunks: the header with its size first, picture data, and the end; each with its right checksum.
 * Some programs write on after the end.
 */
export const pngSoundness = (content: Uint8Array): Soundness => {
  const view = viewOf(content);
  let hasPicture = false;
  for (let place = 8; ;) {
    if (place + around > content.length) return 'cutOff';
    const length = view.getUint32(place);
    const name = nameAt(content, place + 4);
    const isHeader = name === 'IHDR' && length === headerLength;
    if (isHeader !== (place === 8) || !/^[A-Za-z]{4}$/.test(name)) return 'broken';
    const next = place + around + length;
    if (next > content.length) return 'cutOff';
    if (crc32(content.subarray(place + 4, next - 4)) !== view.getUint32(next - 4)) return 'broken';
    if (isHeader && (view.getUint32(place + 8) === 0 || view.getUint32(place + 12) === 0)) return 'broken';
    hasPicture ||= name === 'IDAT';
    if (name === 'IEND') return hasPicture && length === 0 ? 'sound' : 'broken';
    place = next;
  }
};
