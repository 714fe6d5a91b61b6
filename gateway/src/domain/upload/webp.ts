import { nameAt, viewOf, type Soundness } from './soundness';

/** Whether a chunk of a picture says that there is one: VP8 begins with its code, VP8L with its one byte. */
const hasPicture = (content: Uint8Array, name: string, from: number): boolean => {
  if (name === 'VP8 ')
    return content[from + 3] === 0x9d && content[from + 4] === 1 && content[from + 5] === 0x2a;
  return name === 'VP8L' ? content[from] === 0x2f : name === 'ANMF';
};

/** A WebP by its chunks, as long as its head says, at least one of them with a picture. */
export const webpSoundness = (content: Uint8Array): Soundness => {
  if (content.length < 20) return 'cutOff';
  const view = viewOf(content);
  const end = 8 + view.getUint32(4, true);
  if (content.length < end) return 'cutOff';
  let pictures = 0;
  let place = 12;
  while (place + 8 <= end) {
    const length = view.getUint32(place + 4, true);
    const next = place + 8 + length + (length % 2);
    // The filling byte of the last chunk is left out by some programs.
    if (next > end + 1) return 'broken';
    if (hasPicture(content, nameAt(content, place), place + 8)) pictures += 1;
    place = next;
  }
  return pictures === 0 ? 'broken' : 'sound';
};
