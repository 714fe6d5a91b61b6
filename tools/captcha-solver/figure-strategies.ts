import { correlation, type Comparison, type Score } from './gap-strategies';
import { brightness, type Grey, type SeenPuzzle } from './seen-puzzle';

/** The places where the piece may belong, as its way tells them: it turns there, or rests at the last. */
export const gapsOf = ({ reach, heightAt }: SeenPuzzle): number[] => {
  const gaps: number[] = [];
  let [rising, since] = [0, 0];
  for (let x = 2; x <= reach; x += 2) {
    const way = Math.sign(heightAt(x) - heightAt(x - 2));
    if (way === 0) continue;
    if (rising !== 0 && way !== rising) gaps.push(2 * Math.round((since + x - 2) / 4));
    [rising, since] = [way, x];
  }
  return gaps;
};

/** A drawing lifted off its ground: how much each pixel of the piece's square differs from most of them. */
const drawn = ({ mask, piece }: SeenPuzzle, grey: Grey, left: number, top: number): Grey => {
  const { width, height } = piece;
  const within = (x: number, y: number): boolean =>
    [-6, 0, 6].every(
      (aside) => mask[(y + aside) * width + x + aside] === 1 && mask[(y + aside) * width + x - aside] === 1,
    );
  const values = Array.from({ length: width * height }, (_, pixel) => {
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    return within(x, y) ? brightness(grey, left + x, top + y) : null;
  });
  const known = values.filter((value) => value !== null).sort((one, other) => one - other);
  const ground = known[Math.floor(known.length / 2)] ?? 0;
  const contrast = values.map((value) => (value === null ? 0 : Math.abs(value - ground)));
  const most = Math.max(1, ...contrast);
  return { width, height, at: Float32Array.from(contrast, (value) => (value / most > 0.45 ? 1 : 0)) };
};

interface Spread {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly ink: number;
  readonly long: number;
}

const spreadOf = ({ width, at }: Grey): Spread => {
  let [ink, sumX, sumY] = [0, 0, 0];
  at.forEach((value, pixel) => {
    ink += value;
    sumX += value * (pixel % width);
    sumY += value * Math.floor(pixel / width);
  });
  const [x, y] = [sumX / Math.max(1, ink), sumY / Math.max(1, ink)];
  let [xx, yy, xy] = [0, 0, 0];
  at.forEach((value, pixel) => {
    const [dx, dy] = [(pixel % width) - x, Math.floor(pixel / width) - y];
    xx += value * dx * dx;
    yy += value * dy * dy;
    xy += value * dx * dy;
  });
  const long = Math.sqrt((xx - yy) ** 2 + 4 * xy ** 2) / Math.max(1, xx + yy);
  return { x, y, radius: Math.sqrt((xx + yy) / Math.max(1, ink)), ink, long };
};

/** The drawing in 24 × 24 soft cells about its middle, turned and mirrored. */
const cells = (grey: Grey, turn: number, mirror: 1 | -1): number[] => {
  const { x, y, radius } = spreadOf(grey);
  const [cos, sin, step] = [Math.cos(turn), Math.sin(turn), radius / 5.5];
  return Array.from({ length: 24 * 24 }, (_, cell) => {
    const [right, down] = [mirror * ((cell % 24) - 11.5) * step, (Math.floor(cell / 24) - 11.5) * step];
    const [atX, atY] = [x + right * cos - down * sin, y + right * sin + down * cos];
    let sum = 0;
    for (const dx of [-3, -1, 1, 3])
      for (const dy of [-3, -1, 1, 3]) sum += brightness(grey, Math.round(atX + dx), Math.round(atY + dy));
    return sum;
  });
};

const turns = Array.from({ length: 13 }, (_, index) => ((index - 6) * Math.PI) / 24);

/** How much speaks for each gap, by what is drawn in it. */
const byWhatIsDrawn =
  (puzzle: SeenPuzzle, scoreOf: (gap: Grey) => number): Score =>
  (place) =>
    scoreOf(drawn(puzzle, puzzle.scene, place, puzzle.heightAt(place)));

const ofPiece = (puzzle: SeenPuzzle): Grey => drawn(puzzle, puzzle.piece, 0, 0);

/** The drawing of the piece, turned and mirrored every way, laid over the drawing of each gap. */
export const byDrawing: Comparison = (puzzle) => {
  const wanted = cells(ofPiece(puzzle), 0, 1);
  return byWhatIsDrawn(puzzle, (gap) =>
    Math.max(
      ...turns.flatMap((turn) =>
        ([1, -1] as const).map((mirror) => correlation(wanted, cells(gap, turn, mirror))),
      ),
    ),
  );
};

/** The same without turning. */
export const byDrawingAsItStands: Comparison = (puzzle) => {
  const wanted = cells(ofPiece(puzzle), 0, 1);
  return byWhatIsDrawn(puzzle, (gap) => correlation(wanted, cells(gap, 0, 1)));
};

/** How far the lines of the piece are from those of the gap, and back (chamfer distance). */
export const byDistance: Comparison = (puzzle) => {
  const points = (grey: Grey): (readonly [number, number])[] => {
    const filled = cells(grey, 0, 1);
    return filled.flatMap((value, cell) => (value > 4 ? [[cell % 24, Math.floor(cell / 24)] as const] : []));
  };
  const apart = (from: readonly (readonly [number, number])[], to: readonly (readonly [number, number])[]) =>
    from.reduce((sum, [x, y]) => sum + Math.min(24, ...to.map(([a, b]) => Math.hypot(x - a, y - b))), 0) /
    Math.max(1, from.length);
  const wanted = points(ofPiece(puzzle));
  return byWhatIsDrawn(puzzle, (gap) => {
    const given = points(gap);
    return -apart(wanted, given) - apart(given, wanted);
  });
};

/** How the drawing spreads: amount of ink, radius, how long it is for its width. */
export const bySpread: Comparison = (puzzle) => {
  const wanted = spreadOf(ofPiece(puzzle));
  return byWhatIsDrawn(puzzle, (gap) => {
    const { ink, radius, long } = spreadOf(gap);
    return -(
      Math.abs(Math.log((ink + 1) / (wanted.ink + 1))) +
      3 * Math.abs(Math.log((radius + 1) / (wanted.radius + 1))) +
      Math.abs(long - wanted.long)
    );
  });
};

/** How much ink lies at which distance from the middle, whatever its turn. */
export const byRings: Comparison = (puzzle) => {
  const rings = (grey: Grey): number[] => {
    const { x, y, radius } = spreadOf(grey);
    const sums = Array.from({ length: 10 }, () => 0);
    grey.at.forEach((value, pixel) => {
      const far = Math.hypot((pixel % grey.width) - x, Math.floor(pixel / grey.width) - y) / radius;
      const ring = Math.min(9, Math.floor(far * 5));
      sums[ring] = (sums[ring] ?? 0) + value;
    });
    return sums;
  };
  const wanted = rings(ofPiece(puzzle));
  return byWhatIsDrawn(puzzle, (gap) => correlation(wanted, rings(gap)));
};

/** Which way the lines run, in eight directions, each turned by every step. */
export const byDirections: Comparison = (puzzle) => {
  const directions = (grey: Grey): number[] => {
    const sums = Array.from({ length: 12 }, () => 0);
    for (let y = 2; y < grey.height - 2; y += 1)
      for (let x = 2; x < grey.width - 2; x += 1) {
        const dx = brightness(grey, x + 2, y) - brightness(grey, x - 2, y);
        const dy = brightness(grey, x, y + 2) - brightness(grey, x, y - 2);
        if (dx === 0 && dy === 0) continue;
        const bin = Math.floor((((Math.atan2(dy, dx) + 2 * Math.PI) % Math.PI) / Math.PI) * 12) % 12;
        sums[bin] = (sums[bin] ?? 0) + 1;
      }
    return sums;
  };
  const wanted = directions(ofPiece(puzzle));
  return byWhatIsDrawn(puzzle, (gap) => {
    const given = directions(gap);
    const shifts = [-1, 0, 1].map((shift) => given.map((_, bin) => given[(bin + shift + 12) % 12] ?? 0));
    return Math.max(...shifts.map((shifted) => correlation(wanted, shifted)));
  });
};

/** How near the mean colour of the gap is to the piece's. */
export const byColour: Comparison = (puzzle) => (place) =>
  -Math.hypot(
    ...puzzle
      .colourAt(place, puzzle.heightAt(place))
      .map((part, index) => part - (puzzle.pieceColour[index] ?? 0)),
  );
