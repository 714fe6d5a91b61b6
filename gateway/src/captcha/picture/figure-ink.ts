import type { Drawing, Stroke } from './figures';
import { between, type Grain } from './grain';

/** Where a point of a drawing lies in its square. */
type Bend = (x: number, y: number) => readonly [x: number, y: number];

/** Mirrored or not, a little turned, stretched, slanted and waved: a person still sees the same thing. */
const bendBy = (grain: Grain, halfSize: number): Bend => {
  const turn = between(grain, -0.3, 0.3);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const mirror = grain() < 0.5 ? -1 : 1;
  const size = (halfSize / 12) * between(grain, 0.82, 0.98);
  const stretch = between(grain, 0.9, 1.12);
  const slant = between(grain, -0.12, 0.12);
  const wave = between(grain, 0.2, 0.6);
  const [pace, start] = [between(grain, 0.25, 0.5), between(grain, 0, 6)];
  const aside = [between(grain, -4, 4), between(grain, -4, 4)] as const;
  return (x, y) => {
    const [wavedX, wavedY] = [x + wave * Math.sin(pace * y + start), y + wave * Math.sin(pace * x + start)];
    const [wideX, wideY] = [mirror * (wavedX * stretch + wavedY * slant), wavedY / stretch];
    return [size * (wideX * cos - wideY * sin) + aside[0], size * (wideX * sin + wideY * cos) + aside[1]];
  };
};

const bent = (stroke: Stroke, bend: Bend): Stroke =>
  Array.from({ length: stroke.length / 2 }, (_, index) =>
    bend(stroke[2 * index] ?? 0, stroke[2 * index + 1] ?? 0),
  ).flat();

const toSegment = (
  x: number,
  y: number,
  [ax, ay, bx, by]: readonly [number, number, number, number],
): number => {
  const [dx, dy] = [bx - ax, by - ay];
  const part = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - ax - part * dx, y - ay - part * dy);
};

/** How much of each pixel of a square is covered, from 0 to 1. */
export interface Ink {
  readonly size: number;
  /** The fully drawn pixels: the lines of an outline, or a whole shape. */
  readonly line: Float32Array;
  /** What an outline encloses. */
  readonly within: Float32Array;
}

/** A thing is drawn by its lines, or as a filled shape in which its inner lines stay free. */
export type Manner = 'outline' | 'shape';

const layLine = ({ size, line }: Ink, stroke: Stroke, width: number): void => {
  const middle = size / 2;
  for (let at = 0; at + 3 < stroke.length; at += 2) {
    const segment = [0, 1, 2, 3].map((part) => (stroke[at + part] ?? 0) + middle);
    const [ax = 0, ay = 0, bx = 0, by = 0] = segment;
    const reach = width / 2 + 1;
    const [top, bottom] = [Math.min(ay, by) - reach, Math.max(ay, by) + reach];
    const [left, right] = [Math.min(ax, bx) - reach, Math.max(ax, bx) + reach];
    for (let y = Math.max(0, Math.floor(top)); y < Math.min(size, bottom); y += 1) {
      for (let x = Math.max(0, Math.floor(left)); x < Math.min(size, right); x += 1) {
        const cover = Math.min(1, width / 2 + 0.5 - toSegment(x + 0.5, y + 0.5, [ax, ay, bx, by]));
        if (cover > (line[y * size + x] ?? 0)) line[y * size + x] = cover;
      }
    }
  }
};

/** 1 for each pixel that a way from the edge of the square reaches without crossing a line. */
const outsideOf = ({ size, line }: Ink): Uint8Array => {
  const outside = new Uint8Array(size * size);
  const open: number[] = [];
  const visit = (x: number, y: number): void => {
    const at = y * size + x;
    if (x < 0 || y < 0 || x >= size || y >= size || outside[at] === 1 || (line[at] ?? 0) >= 0.5) return;
    outside[at] = 1;
    open.push(at);
  };
  for (let at = 0; at < size; at += 1) {
    visit(at, 0);
    visit(at, size - 1);
    visit(0, at);
    visit(size - 1, at);
  }
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const [x, y] = [at % size, Math.floor(at / size)];
    visit(x - 1, y);
    visit(x + 1, y);
    visit(x, y - 1);
    visit(x, y + 1);
  }
  return outside;
};

/** Whether all pixels up to `reach` around one belong to the thing. */
const isDeep = (outside: Uint8Array, size: number, at: number, reach: number): boolean => {
  const [x, y] = [at % size, Math.floor(at / size)];
  const far = Math.ceil(reach);
  for (let down = -far; down <= far; down += 1)
    for (let right = -far; right <= far; right += 1)
      if (Math.hypot(right, down) <= reach && outside[(y + down) * size + x + right] !== 0) return false;
  return true;
};

/** Fills a thing; its inner lines stay free. */
const fillShape = (ink: Ink, outside: Uint8Array, width: number): void => {
  const { size, line, within } = ink;
  const filled = line.map((cover, at) => {
    if (outside[at] === 1) return cover;
    return cover > 0 && isDeep(outside, size, at, width + 1) ? 1 - cover : 1;
  });
  line.set(filled);
  within.fill(0);
};

/**
 * A drawing in a square of `size` pixels, a little bent, with a few stray strokes.
 * @param halfSize how far from the middle it may reach, in pixels
 */
export const inkOf = (
  drawing: Drawing,
  size: number,
  halfSize: number,
  manner: Manner,
  grain: Grain,
): Ink => {
  const ink = { size, line: new Float32Array(size * size), within: new Float32Array(size * size) };
  const bend = bendBy(grain, halfSize);
  const width = between(grain, 3, 4.8);
  for (const stroke of drawing) layLine(ink, bent(stroke, bend), width);
  const outside = outsideOf(ink);
  outside.forEach((isOutside, at) => {
    if (isOutside === 0) ink.within[at] = 1;
  });
  if (manner === 'shape') fillShape(ink, outside, width);
  for (let stray = 0; stray < 3; stray += 1) {
    const place = () => between(grain, -halfSize, halfSize);
    const [x, y] = [place(), place()];
    layLine(ink, [x, y, x + between(grain, -12, 12), y + between(grain, -12, 12)], between(grain, 1.5, 2.5));
  }
  return ink;
};
