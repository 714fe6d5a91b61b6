import type { Drawing, Stroke } from './figures';
import { between, type Grain } from './grain';

/** How a drawing stands in its square; every one stands otherwise. */
type Bend = (x: number, y: number) => readonly [x: number, y: number];

/** Turned, mirrored, stretched, slanted and waved, so that its outline is nobody else's. */
const bendBy = (grain: Grain, halfSize: number): Bend => {
  const turn = between(grain, -0.4, 0.4);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const mirror = grain() < 0.5 ? -1 : 1;
  const size = (halfSize / 12) * between(grain, 0.78, 0.96);
  const stretch = between(grain, 0.85, 1.18);
  const slant = between(grain, -0.22, 0.22);
  const wave = between(grain, 0.4, 1.1);
  const [pace, start] = [between(grain, 0.25, 0.5), between(grain, 0, 6)];
  const aside = [between(grain, -1.5, 1.5), between(grain, -1.5, 1.5)] as const;
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
  readonly line: Float32Array;
  readonly within: Float32Array;
}

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

/** Fills what a line that ends where it began goes round (even and odd). */
const layWithin = ({ size, within }: Ink, stroke: Stroke): void => {
  const middle = size / 2;
  for (let y = 0; y < size; y += 1) {
    const crossings: number[] = [];
    for (let at = 0; at + 3 < stroke.length; at += 2) {
      const [ax = 0, ay = 0, bx = 0, by = 0] = stroke.slice(at, at + 4).map((part) => part + middle);
      if (ay > y + 0.5 !== by > y + 0.5) crossings.push(ax + ((y + 0.5 - ay) / (by - ay)) * (bx - ax));
    }
    crossings.sort((one, other) => one - other);
    for (let pair = 0; pair + 1 < crossings.length; pair += 2)
      for (
        let x = Math.max(0, Math.round(crossings[pair] ?? 0));
        x < Math.min(size, crossings[pair + 1] ?? 0);
        x += 1
      )
        within[y * size + x] = 1;
  }
};

const isClosed = (stroke: Stroke): boolean =>
  Math.hypot((stroke[0] ?? 0) - (stroke.at(-2) ?? 0), (stroke[1] ?? 0) - (stroke.at(-1) ?? 0)) < 0.1;

/**
 * A drawing in a square of `size` pixels, bent as no other is, with a few stray strokes.
 * @param halfSize how far from the middle it may reach, in pixels
 */
export const inkOf = (drawing: Drawing, size: number, halfSize: number, grain: Grain): Ink => {
  const ink = { size, line: new Float32Array(size * size), within: new Float32Array(size * size) };
  const bend = bendBy(grain, halfSize);
  const width = between(grain, 3.2, 6);
  for (const stroke of drawing.map((one) => bent(one, bend))) {
    layLine(ink, stroke, width);
    if (isClosed(stroke)) layWithin(ink, stroke);
  }
  for (let stray = 0; stray < 4; stray += 1) {
    const place = () => between(grain, -halfSize, halfSize);
    const [x, y] = [place(), place()];
    layLine(ink, [x, y, x + between(grain, -14, 14), y + between(grain, -14, 14)], between(grain, 1.5, 3));
  }
  return ink;
};
