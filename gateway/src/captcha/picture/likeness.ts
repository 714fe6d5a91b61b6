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

/** Where the drawing changes and how much, at every third pixel; and how often its edges run in each direction. */
interface Edges {
  readonly strength: readonly number[];
  readonly directions: readonly number[];
}

const sectors = 12;

const edgesOf = ({ size, line }: Ink): Edges => {
  const strength: number[] = [];
  const directions = Array.from({ length: sectors }, () => 0);
  for (let y = 2; y < size - 2; y += 1)
    for (let x = 2; x < size - 2; x += 1) {
      const at = y * size + x;
      const dx = (line[at + 1] ?? 0) - (line[at - 1] ?? 0);
      const dy = (line[at + size] ?? 0) - (line[at - size] ?? 0);
      if ((x + y) % 3 === 0) strength.push(Math.hypot(dx, dy));
      if (dx === 0 && dy === 0) continue;
      const turn = ((Math.atan2(dy, dx) + 2 * Math.PI) % Math.PI) / Math.PI;
      const sector = Math.floor(turn * sectors) % sectors;
      directions[sector] = (directions[sector] ?? 0) + 1;
    }
  return { strength, directions };
};

const turnedBy = (directions: readonly number[], shift: number): number[] =>
  directions.map((_, sector) => directions[(sector + shift + sectors) % sectors] ?? 0);

/**
 * How unlike the piece a drawing is for a script that knows no things, by several comparisons: the lines turned and
 * mirrored, the lines as they are, their distance, their spread, the edges as they are, and the directions of the edges.
 * The smaller a figure is, the more alike the drawings are.
 */
export type Unlikeness = readonly number[];

/** Which of the comparisons find the most: the lines turned and mirrored, and the edges as they are. */
export const comparedMost: ReadonlySet<number> = new Set([0, 4]);

/** Compares drawings with the one that the piece bears. */
export const unlikenessTo = (piece: Ink): ((drawing: Ink) => Unlikeness) => {
  const wantedSpread = spreadOf(piece);
  const wanted = cellsOf(piece, wantedSpread, 0, 1);
  const wantedPlaces = filledOf(wanted);
  const wantedEdges = edgesOf(piece);
  return (drawing) => {
    const given = spreadOf(drawing);
    const asItIs = cellsOf(drawing, given, 0, 1);
    const ways = turns.flatMap((turn) => [
      cellsOf(drawing, given, turn, 1),
      cellsOf(drawing, given, turn, -1),
    ]);
    const places = filledOf(asItIs);
    const { strength, directions } = edgesOf(drawing);
    return [
      -Math.max(...ways.map((cells) => correlation(wanted, cells))),
      -correlation(wanted, asItIs),
      apart(wantedPlaces, places) + apart(places, wantedPlaces),
      Math.abs(Math.log(given.ink / wantedSpread.ink)) +
        3 * Math.abs(Math.log(given.radius / wantedSpread.radius)) +
        Math.abs(given.long - wantedSpread.long),
      -correlation(wantedEdges.strength, strength),
      -Math.max(
        ...[-1, 0, 1].map((shift) => correlation(wantedEdges.directions, turnedBy(directions, shift))),
      ),
    ];
  };
};
