import type { Ink } from './figure-ink';

const across = 12;
const turns = [-0.76, -0.57, -0.38, -0.19, 0, 0.19, 0.38, 0.57, 0.76] as const;
/** Half the width of the grid of cells, for a drawing whose lines are one unit away from its middle on average. */
const spread = 2.1;

/** Where a drawing lies and how it spreads. */
interface Spread {
  /** How many pixels are covered. */
  readonly ink: number;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** 0 for what is as wide as high, 1 for a line. */
  readonly long: number;
}

const spreadOf = ({ size, line }: Ink): Spread => {
  let [ink, x, y, xx, yy, xy] = [1e-6, 0, 0, 0, 0, 0];
  for (let at = 0; at < line.length; at += 1) {
    const [cover, right, down] = [line[at] ?? 0, at % size, Math.floor(at / size)];
    ink += cover;
    x += cover * right;
    y += cover * down;
    xx += cover * right * right;
    yy += cover * down * down;
    xy += cover * right * down;
  }
  const [middleX, middleY] = [x / ink, y / ink];
  const [wide, high, aslant] = [
    xx / ink - middleX ** 2,
    yy / ink - middleY ** 2,
    xy / ink - middleX * middleY,
  ];
  return {
    ink,
    x: middleX,
    y: middleY,
    radius: Math.sqrt(Math.max(1, wide + high)),
    long: Math.sqrt((wide - high) ** 2 + 4 * aslant ** 2) / Math.max(1, wide + high),
  };
};

/** How much is drawn in each of 12 × 12 cells about the middle of a drawing, when it is turned and mirrored. */
const cellsOf = ({ size, line }: Ink, { x, y, radius }: Spread, turn: number, mirror: 1 | -1): number[] => {
  const [cos, sin, fine] = [Math.cos(turn), Math.sin(turn), across * 3];
  const cells = Array.from({ length: across * across }, () => 0);
  for (let at = 0; at < fine * fine; at += 1) {
    const [column, row] = [at % fine, Math.floor(at / fine)];
    const right = mirror * ((column + 0.5) / fine - 0.5) * 2 * spread * radius;
    const down = ((row + 0.5) / fine - 0.5) * 2 * spread * radius;
    const [pixelX, pixelY] = [
      Math.round(x + right * cos - down * sin),
      Math.round(y + right * sin + down * cos),
    ];
    if (pixelX < 0 || pixelY < 0 || pixelX >= size || pixelY >= size) continue;
    const cell = Math.floor(row / 3) * across + Math.floor(column / 3);
    cells[cell] = (cells[cell] ?? 0) + (line[pixelY * size + pixelX] ?? 0);
  }
  return cells;
};

/** How two rows of numbers go together: from -1 to 1. */
const correlation = (one: readonly number[], other: readonly number[]): number => {
  const mean = (cells: readonly number[]) => cells.reduce((sum, cell) => sum + cell, 0) / cells.length;
  const [oneMean, otherMean] = [mean(one), mean(other)];
  let [both, oneSquare, otherSquare] = [0, 0, 0];
  for (let at = 0; at < one.length; at += 1) {
    const [a, b] = [(one[at] ?? 0) - oneMean, (other[at] ?? 0) - otherMean];
    both += a * b;
    oneSquare += a * a;
    otherSquare += b * b;
  }
  return both / Math.sqrt(oneSquare * otherSquare || 1);
};

type Place = readonly [x: number, y: number];

const filledOf = (cells: readonly number[]): Place[] =>
  cells.flatMap((value, cell) => (value > 2 ? [[cell % across, Math.floor(cell / across)] as const] : []));

/** How far the cells of one drawing lie from those of another on average. */
const apart = (from: readonly Place[], to: readonly Place[]): number =>
  from.reduce(
    (sum, [x, y]) =>
      sum + to.reduce((nearest, [a, b]) => Math.min(nearest, Math.hypot(x - a, y - b)), across),
    0,
  ) / Math.max(1, from.length);

/**
 * By what somebody who knows no things may compare a drawing with the piece's: line for line, as it stands and
 * turned and mirrored; how far the lines are apart; how much is drawn, how far out, how long for its width.
 * Each is the less, the more alike they are.
 */
export type Unlikeness = readonly number[];

/** Where the comparisons that tell the most stand among them. */
export const comparedBy = { turned: 0, spread: 3 } as const;

/** Compares drawings with the one that the piece bears. */
export const unlikenessTo = (piece: Ink): ((drawing: Ink) => Unlikeness) => {
  const wantedSpread = spreadOf(piece);
  const wanted = cellsOf(piece, wantedSpread, 0, 1);
  const wantedPlaces = filledOf(wanted);
  return (drawing) => {
    const given = spreadOf(drawing);
    const asItStands = cellsOf(drawing, given, 0, 1);
    const ways = turns.flatMap((turn) => [
      cellsOf(drawing, given, turn, 1),
      cellsOf(drawing, given, turn, -1),
    ]);
    const places = filledOf(asItStands);
    return [
      -Math.max(...ways.map((cells) => correlation(wanted, cells))),
      -correlation(wanted, asItStands),
      apart(wantedPlaces, places) + apart(places, wantedPlaces),
      Math.abs(Math.log(given.ink / wantedSpread.ink)) +
        3 * Math.abs(Math.log(given.radius / wantedSpread.radius)) +
        Math.abs(given.long - wantedSpread.long),
    ];
  };
};
