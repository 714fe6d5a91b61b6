/** The longest side of a drawn page, in pixels: a phone can bring it near five times without blur. */
export const longestSide = 2_048;
/** A page that is far longer than wide would be drawn too thin to be read. */
const mostAcross = 8;

/**
 * By how much a page is drawn larger than it is, so that its longest side has `longestSide` pixels; null for a page
 * without a sensible size.
 * @param width and `height` of the page in points
 */
export const pageScale = (width: number, height: number): number | null => {
  const [longest, shortest] = [Math.max(width, height), Math.min(width, height)];
  return Number.isFinite(longest) && shortest > 0 && longest / shortest <= mostAcross
    ? longestSide / longest
    : null;
};
