import { viewOf, type Soundness } from './soundness';

const [endOfImage, startOfScan] = [0xd9, 0xda];
/** Of C0 to CF, what is no frame: Huffman tables, an extension, arithmetic conditioning. */
const noFrames = [0xc4, 0xc8, 0xcc];
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && !noFrames.includes(marker);
/** Within a scan: a 0xFF that belongs to the picture, and the marks from which reading can restart. */
const isWithinScan = (marker: number): boolean => marker === 0 || (marker >= 0xd0 && marker <= 0xd7);

/** The place of the marker that ends the scan; the file's length when none does. */
const endOfScan = (content: Uint8Array, from: number): number => {
  let place = content.indexOf(0xff, from);
  while (place !== -1 && place + 1 < content.length && isWithinScan(content[place + 1] ?? 0))
    place = content.indexOf(0xff, place + 2);
  return place === -1 ? content.length : place;
};

/**
 * A JPEG by its segments: a frame that says how large the picture is, at least one scan behind it, and the mark of
 * the end. Some programs write on after the end.
 */
export const jpegSoundness = (content: Uint8Array): Soundness => {
  const view = viewOf(content);
  let [hasFrame, hasScan] = [false, false];
  for (let place = 2; ;) {
    if (place + 1 >= content.length) return 'cutOff';
    const marker = content[place + 1] ?? 0;
    if (content[place] !== 0xff) return 'broken';
    if (marker === 0xff) {
      place += 1;
      continue;
    }
    if (marker === endOfImage) return hasScan ? 'sound' : 'broken';
    if (place + 4 > content.length) return 'cutOff';
    const next = place + 2 + view.getUint16(place + 2);
    if (next < place + 4) return 'broken';
    if (next > content.length) return 'cutOff';
    if (isFrame(marker)) {
      if (next < place + 10 || view.getUint16(place + 5) === 0 || view.getUint16(place + 7) === 0)
        return 'broken';
      hasFrame = true;
    }
    if (marker === startOfScan) {
      if (!hasFrame) return 'broken';
      hasScan = true;
    }
    place = marker === startOfScan ? endOfScan(content, next) : next;
  }
};
