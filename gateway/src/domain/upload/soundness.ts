/** Whether a file holds together: as a whole, without its end, or not at all. */
export type Soundness = 'sound' | 'cutOff' | 'broken';

export const viewOf = (content: Uint8Array): DataView =>
  new DataView(content.buffer, content.byteOffset, content.byteLength);

/** The four letters by which PNG and RIFF name a part of a file. */
export const nameAt = (content: Uint8Array, place: number): string =>
  String.fromCharCode(...content.subarray(place, place + 4));
