const units = [
  [86_400_000, 'day'],
  [3_600_000, 'h'],
  [60_000, 'min'],
] as const;

/** A duration in words: `500 ms`, `2.5 s`, `90 s`, `3 min`, `2 h`, `30 days`. */
export const durationWord = (ms: number): string => {
  if (ms < 1000) return `${ms} ms`;
  const [length, unit] = units.find(([one]) => ms % one === 0) ?? [1000, 's'];
  const count = ms / length;
  return `${count} ${unit}${unit === 'day' && count !== 1 ? 's' : ''}`;
};
