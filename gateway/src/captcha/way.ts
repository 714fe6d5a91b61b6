/** How the piece was brought to its place: drawn along, by keys, or by taps on the track. */
export type Means = 'drag' | 'keys' | 'tap';

/** The way of the piece, as the page kept it. */
export interface Way {
  readonly by: Means;
  /** When, in milliseconds since the picture was shown, and where, in px; one for each move, thinned out. */
  readonly points: readonly (readonly [atMs: number, x: number])[];
}

/** No person finds the gap and moves the piece there faster. */
const leastLookMs = 400;
const leastDragMs = 80;
const leastDragPoints = 5;
/** The page's clock and ours need not run alike. */
const clockPlayMs = 3_000;
/** The steps of the keys: arrows, with Shift, page keys; Home and End go to the ends. */
const keySteps: readonly number[] = [0, 1, 10, 30];

const isInOrder = ({ points }: Way): boolean =>
  points.every(([atMs], index) => atMs >= (points[index - 1]?.[0] ?? 0));

/** A machine moves on by the same way at the same time, over and over; a hand never does. */
const isLikeClockwork = ({ points }: Way): boolean => {
  const moves = points.slice(1).map(([atMs, x], index) => {
    const [beforeMs, before] = points[index] ?? [0, 0];
    return `${Math.round(atMs - beforeMs)}:${Math.round(x - before)}`;
  });
  return moves.length >= leastDragPoints && new Set(moves).size === 1;
};

const isDrawn = (way: Way): boolean => {
  const [first, last] = [way.points[0]?.[0] ?? 0, way.points.at(-1)?.[0] ?? 0];
  return way.points.length >= leastDragPoints && last - first >= leastDragMs && !isLikeClockwork(way);
};

/** Keys go by their steps; a step that was thinned out is a sum of some, so that a long way is believed. */
const isByKeys = ({ points }: Way): boolean =>
  points.length >= longestWay / 2 ||
  points.every(([, x], index) => {
    const step = Math.abs(x - (points[index - 1]?.[1] ?? 0));
    return keySteps.includes(step) || x === 0 || index === 0 || points[index - 1]?.[1] === 0;
  });

/** The most points that a page hands in. */
export const longestWay = 64;

/**
 * Whether a person may have moved the piece to `x` by this way (SEC-05). It asks for what every hand, key and
 * assistive device does, and for no skill: a tap or a single key is enough, a straight line at an even pace is not.
 * @param elapsedMs since the picture was issued, by our clock
 */
export const isHumanWay = (way: Way, x: number, elapsedMs: number): boolean => {
  const last = way.points.at(-1);
  if (last === undefined || Math.abs(last[1] - x) > 0.5 || !isInOrder(way)) return false;
  if (elapsedMs < leastLookMs || last[0] > elapsedMs + clockPlayMs) return false;
  if (way.by === 'drag') return isDrawn(way);
  return way.by === 'keys' ? isByKeys(way) : true;
};
