import type { Ink } from './figure-ink';

const across = 12;
const turns = [-0.6, -0.4, -0.2, 0, 0.2, 0.4, 0.6] as const;
/** Half the width of the grid of cells, for a drawing whose lines are one unit away from its middle on average. */
const spread = 2.1;

interface Middle {
  /** How many pixels are covered. */
  readonly ink: number;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

const middleOf = ({ size, line }: Ink): Middle => {
  let [ink, x, y, square] = [1e-6, 0, 0, 0];
  for (let at = 0; at < line.length; at += 1) {
    const [cover, right, down] = [line[at] ?? 0, at % size, Math.floor(at / size)];
    ink += cover;
    x += cover * right;
    y += cover * down;
    square += cover * (right * right + down * down);
  }
  const [middleX, middleY] = [x / ink, y / ink];
  return {
    ink,
    x: middleX,
    y: middleY,
    radius: Math.sqrt(Math.max(1, square / ink - middleX ** 2 - middleY ** 2)),
  };
};

/** How much is drawn in each of 12 × 12 cells about the middle of a drawing, when it is turned and mirrored. */
const cellsOf = ({ size, line }: Ink, { x, y, radius }: Middle, turn: number, mirror: 1 | -1): number[] => {
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

/** How alike two drawings are to somebody who compares places and knows no things: from -1 to 1. */
const likeness = (one: readonly number[], other: readonly number[]): number => {
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

/** How far two drawings differ in their amount of ink and their size. */
const unlikeSpread = (one: Middle, other: Middle): number =>
  Math.abs(Math.log(one.ink / other.ink)) + 2 * Math.abs(Math.log(one.radius / other.radius));

/** How alike a drawing is to `piece`, line for line and in its spread, however the two are turned or mirrored. */
export const likenessTo = (piece: Ink): ((drawing: Ink) => number) => {
  const wantedMiddle = middleOf(piece);
  const wanted = cellsOf(piece, wantedMiddle, 0, 1);
  return (drawing) => {
    const middle = middleOf(drawing);
    const ways = turns.flatMap((turn) => [
      cellsOf(drawing, middle, turn, 1),
      cellsOf(drawing, middle, turn, -1),
    ]);
    const best = Math.max(...ways.map((cells) => likeness(wanted, cells)));
    return best - 0.4 * unlikeSpread(wantedMiddle, middle);
  };
};
