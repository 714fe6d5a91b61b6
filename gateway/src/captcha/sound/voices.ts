/** Of the recordings and of what is made from them: samples a second, one channel, 8 bits each. */
export const sampleRate = 11_025;

const headerBytes = 44;
/** Every digit has a slot of this length in the file of recordings. */
const slotSamples = Math.floor(0.64 * sampleRate);
const digitsPerVoice = 10;

/** A recording, from -1 to 1. */
export type Sound = Float32Array;

/** The digits from 0 to 9, one after another. */
export type Voice = readonly Sound[];

/** Silence at the end of a slot is no part of the digit. */
const trimmed = (slot: Sound): Sound => {
  const last = slot.findLastIndex((sample) => Math.abs(sample) > 0.015);
  return slot.slice(0, last + 1);
};

/** Reads the recordings: a WAV file in which voice after voice says the digits from 0 to 9. */
export const readVoices = (file: Uint8Array): readonly Voice[] => {
  const samples = Float32Array.from(file.subarray(headerBytes), (byte) => (byte - 128) / 127);
  const slots = Math.floor(samples.length / slotSamples);
  return Array.from({ length: Math.floor(slots / digitsPerVoice) }, (_, voice) =>
    Array.from({ length: digitsPerVoice }, (__, digit) => {
      const slot = (voice * digitsPerVoice + digit) * slotSamples;
      return trimmed(samples.slice(slot, slot + slotSamples));
    }),
  );
};
