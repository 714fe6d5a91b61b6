/** The size of text and controls: `large` is 长辈版 (MKT-21). */
export type TextSize = 'medium' | 'large';

/** The size that a kept text names; any other text is the default. */
export const textSizeOf = (kept: string | null | undefined): TextSize =>
  kept === 'large' ? 'large' : 'medium';

/** WeChat's levels: 1 is small, 2 is standard, 3 and above are larger. */
const largeFrom = 3;

/** The size for a level of WeChat's text size; null where WeChat gave none. */
export const textSizeForLevel = (level: unknown): TextSize | null => {
  const read = typeof level === 'string' && /^\d$/.test(level) ? Number(level) : level;
  if (typeof read !== 'number' || !Number.isInteger(read) || read < 1) return null;
  return read >= largeFrom ? 'large' : 'medium';
};
