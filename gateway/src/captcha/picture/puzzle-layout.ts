import type { Random } from '../../ports/random';
import { figures } from './figures';
import { pieceSize, type PieceShape } from './piece-shape';

/** Size of the picture in px of the page; it is drawn with twice as many pixels each way. */
export const pictureSize = { width: 358, height: 180 } as const;

/** A gap; px from the picture's upper left to that of the piece's square. */
export interface Gap {
  readonly x: number;
  readonly y: number;
  /** The figure that is drawn in it, by its index. */
  readonly figure: number;
}

/** The figures and their places; only the gateway knows which gap is the right one. */
export interface PuzzleLayout {
  readonly gaps: readonly Gap[];
  readonly right: Gap;
  readonly shape: PieceShape;
  /** Which of the thing's two drawings the piece and its gap bear. */
  readonly drawing: 0 | 1;
  /** The height of the piece's square for each px that it was moved to the right. */
  readonly path: readonly number[];
}

/** So many gaps look alike: who takes any of them is right once in ten times. */
export const gapCount = 10;

const from = pieceSize + 2;
const lastStart = pictureSize.width - pieceSize - 2;
/** Gaps in one row are every second one, and never touch. */
const leastStep = pieceSize / 2 + 1;
const rows = [
  { top: 4, play: 30 },
  { top: 92, play: 30 },
] as const;

/** A different one of `count` at each place, in no order. */
const shuffled = (count: number, random: Random): number[] => {
  const all = Array.from({ length: count }, (_, index) => index);
  for (let last = count - 1; last > 0; last -= 1) {
    const other = random.integer(last + 1);
    [all[last], all[other]] = [all[other] ?? 0, all[last] ?? 0];
  }
  return all;
};

/** Left edges from left to right, with what room there is spread between them at random. */
const leftEdges = (random: Random): number[] => {
  const room = lastStart - from - leastStep * (gapCount - 1);
  const shares = Array.from({ length: gapCount }, () => random.integer(room + 1)).sort(
    (one, other) => one - other,
  );
  return shares.map((share, index) => from + share + index * leastStep);
};

/** From gap to gap in soft waves: level where a gap is, so that a px aside is hardly one up or down. */
const pathThrough = (points: readonly { readonly x: number; readonly y: number }[]): number[] =>
  Array.from({ length: pictureSize.width - pieceSize + 1 }, (_, x) => {
    const next = Math.max(
      1,
      points.findIndex((point) => point.x >= x),
    );
    const [before, after] = [points[next - 1], points[next]];
    if (before === undefined || after === undefined) return points.at(-1)?.y ?? 0;
    const part = (1 - Math.cos((Math.PI * (x - before.x)) / (after.x - before.x))) / 2;
    return Math.round(before.y + (after.y - before.y) * part);
  });

const knobOf = (random: Random) => (random.integer(2) === 0 ? 'out' : 'in');

/** Ten gaps in two rows, each with another figure, and one of them unguessably the right one. */
export const choosePuzzle = (random: Random): PuzzleLayout => {
  const kinds = shuffled(figures.length, random);
  const firstRow = random.integer(2);
  const gaps = leftEdges(random).map((x, index): Gap => {
    const { top, play } = rows[(firstRow + index) % 2 === 0 ? 0 : 1];
    return { x, y: top + random.integer(play + 1), figure: kinds[index] ?? 0 };
  });
  const right = gaps[random.integer(gapCount)] ?? { x: from, y: 0, figure: 0 };
  const end = { x: pictureSize.width - pieceSize, y: random.integer(pictureSize.height - pieceSize) };
  return {
    gaps,
    right,
    shape: { top: knobOf(random), right: knobOf(random) },
    drawing: random.integer(2) === 0 ? 0 : 1,
    path: pathThrough([{ x: 0, y: random.integer(pictureSize.height - pieceSize) }, ...gaps, end]),
  };
};
