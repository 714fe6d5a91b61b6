import { brightness, edgesOf, type Grey, type SeenPuzzle } from './seen-puzzle';

/** How much speaks for a place; `x` is how far right the piece has gone, in pixels of the pictures. */
export type Score = (x: number) => number;

/** Looks at a puzzle once, and answers how much speaks for each place. */
export type Comparison = (puzzle: SeenPuzzle) => Score;

/** How alike two rows of numbers are, whatever their brightness and contrast: from -1 to 1. */
export const correlation = (one: readonly number[], other: readonly number[]): number => {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [oneMean, otherMean] = [mean(one), mean(other)];
  let [both, oneSquare, otherSquare] = [0, 0, 0];
  one.forEach((value, index) => {
    const [a, b] = [value - oneMean, (other[index] ?? 0) - otherMean];
    both += a * b;
    oneSquare += a * a;
    otherSquare += b * b;
  });
  return both / Math.sqrt(oneSquare * otherSquare || 1);
};

interface Pixel {
  readonly x: number;
  readonly y: number;
}

/** Every third pixel of the piece tells enough. */
const pixelsOf = ({ piece, mask }: SeenPuzzle): Pixel[] =>
  Array.from(mask, (kept, pixel) => ({ kept, x: pixel % piece.width, y: Math.floor(pixel / piece.width) }))
    .filter(({ kept, x, y }) => kept === 1 && (x + y) % 3 === 0)
    .map(({ x, y }) => ({ x, y }));

const matched = (puzzle: SeenPuzzle, piece: Grey, scene: Grey): Score => {
  const pixels = pixelsOf(puzzle);
  const wanted = pixels.map(({ x, y }) => brightness(piece, x, y));
  return (left) => {
    const top = puzzle.heightAt(left);
    return correlation(
      wanted,
      pixels.map(({ x, y }) => brightness(scene, left + x, top + y)),
    );
  };
};

/** The piece's own pixels, found again in the scene whatever its light. */
export const byPixels: Comparison = (puzzle) => matched(puzzle, puzzle.piece, puzzle.scene);

/** The edges within the piece, found again in the scene. */
export const byEdges: Comparison = (puzzle) => matched(puzzle, edgesOf(puzzle.piece), edgesOf(puzzle.scene));

/** Pairs of pixels on either side of the piece's outline, a few pixels away from the line itself. */
const acrossOutline = ({
  piece,
  mask,
}: SeenPuzzle): { readonly within: Pixel; readonly without: Pixel }[] => {
  const isPiece = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < piece.width && y < piece.height && mask[y * piece.width + x] === 1;
  const ways = [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ] as const;
  return Array.from(mask.keys()).flatMap((pixel) => {
    const [x, y] = [pixel % piece.width, Math.floor(pixel / piece.width)];
    if ((x + y) % 3 !== 0 || !isPiece(x, y)) return [];
    return ways
      .filter(([right, down]) => !isPiece(x + right, y + down))
      .map(([right, down]) => ({
        within: { x: x - 5 * right, y: y - 5 * down },
        without: { x: x + 5 * right, y: y + 5 * down },
      }));
  });
};

/** The darkened gap: the place where it is darker within the piece's outline than without, all the way round. */
export const byDarkness: Comparison = (puzzle) => {
  const pairs = acrossOutline(puzzle);
  return (left) => {
    const top = puzzle.heightAt(left);
    return pairs.reduce((sum, { within, without }) => {
      const outside = brightness(puzzle.scene, left + without.x, top + without.y);
      const drop = outside - brightness(puzzle.scene, left + within.x, top + within.y);
      return sum + Math.max(-60, Math.min(60, drop));
    }, 0);
  };
};

/** The outline of the gap: most edge under the outline of the piece. */
export const byOutline: Comparison = (puzzle) => {
  const edges = edgesOf(puzzle.scene);
  const pairs = acrossOutline(puzzle);
  return (left) =>
    pairs.reduce((sum, { within, without }) => {
      const [x, y] = [(within.x + without.x) / 2, (within.y + without.y) / 2];
      return sum + brightness(edges, left + x, puzzle.heightAt(left) + y);
    }, 0);
};

/** The difference between the square and its neighbourhood, in brightness, whichever is darker. */
export const byDifference: Comparison = (puzzle) => {
  const pairs = acrossOutline(puzzle);
  return (left) => {
    const top = puzzle.heightAt(left);
    return Math.abs(
      pairs.reduce(
        (sum, { within, without }) =>
          sum +
          brightness(puzzle.scene, left + within.x, top + within.y) -
          brightness(puzzle.scene, left + without.x, top + without.y),
        0,
      ),
    );
  };
};
