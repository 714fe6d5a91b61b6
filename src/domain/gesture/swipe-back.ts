/** A place on the screen, in CSS pixels from its top left corner. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** One finger's way over the page, from touching it to leaving it. */
export interface Swipe {
  readonly from: Place;
  readonly to: Place;
  /** How many fingers touched at once, at most. */
  readonly fingers: number;
  /** It began in what moves sideways by itself, or takes text: a carousel, a wide table, a field. */
  readonly claimed: boolean;
}

/** A swipe must be longer than this, in CSS pixels (product.md §9, LAY-04). */
const leastLength = 100;

/** Within this of the left edge the swipe is the system's own, which goes back by itself, in CSS pixels. */
const systemEdge = 30;

/**
 * Whether a swipe goes back: to the right, longer than 100 px, more sideways than up or down, by one finger, and
 * not begun at the edge or in what moves sideways itself. Source: LAY-04.
 */
export const goesBack = ({ from, to, fingers, claimed }: Swipe): boolean => {
  const right = to.x - from.x;
  return (
    !claimed &&
    fingers === 1 &&
    from.x >= systemEdge &&
    right > leastLength &&
    right > Math.abs(to.y - from.y)
  );
};
