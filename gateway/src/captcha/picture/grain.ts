/** Numbers from 0 up to 1, one after another; the same seed gives the same ones. */
export type Grain = () => number;

/**
 * A small fast generator (xorshift32) for the many numbers of a picture's texture.
 * What must not be guessed never comes from here, but from the Random port.
 */
export const grainFrom = (seed: Uint8Array): Grain => {
  let state = seed.reduce((mixed, byte) => Math.imul(mixed ^ byte, 0x01000193), 0x811c9dc5) || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 0x1_0000_0000;
  };
};

/** A number between `from` and `to`. */
export const between = (grain: Grain, from: number, to: number): number => from + (to - from) * grain();
