/** A duration in words: `500 ms`, `2.5 s`, `3 min`. */
export const durationWord = (ms: number): string => {
  if (ms < 1000) return `${ms} ms`;
  return ms < 60_000 || ms % 60_000 !== 0 ? `${ms / 1000} s` : `${ms / 60_000} min`;
};
