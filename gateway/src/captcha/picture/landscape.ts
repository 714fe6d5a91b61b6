import { blankCanvas, lay, type Canvas, type Colour } from './canvas';
import { between, type Grain } from './grain';

/** Heights of a mountain line at evenly spaced places, as parts of the picture's height from the top. */
type Ridge = readonly number[];

const sky: Colour = [219, 226, 232];
const sun: Colour = [255, 203, 87];
const ranges: readonly (readonly [colour: Colour, highest: number, lowest: number, peaks: number])[] = [
  [[199, 208, 216], 0.22, 0.6, 5],
  [[180, 192, 202], 0.3, 0.72, 6],
  [[139, 154, 167], 0.55, 0.88, 7],
  [[112, 127, 142], 0.8, 0.97, 8],
];

const tint = (grain: Grain, colour: Colour, by: number): Colour => {
  const shift = between(grain, -by, by);
  const [red, green, blue] = colour;
  return [red + shift, green + shift, blue + shift];
};

const ridge = (grain: Grain, highest: number, lowest: number, peaks: number): Ridge =>
  Array.from({ length: peaks + 1 }, () => between(grain, highest, lowest));

const heightAt = (line: Ridge, place: number): number => {
  const step = place * (line.length - 1);
  const index = Math.min(line.length - 2, Math.floor(step));
  const from = line[index] ?? 1;
  return from + ((line[index + 1] ?? 1) - from) * (step - index);
};

const layRange = (canvas: Canvas, line: Ridge, colour: Colour): void => {
  for (let x = 0; x < canvas.width; x += 1) {
    const edge = heightAt(line, x / (canvas.width - 1)) * canvas.height;
    for (let y = Math.max(0, Math.floor(edge) - 1); y < canvas.height; y += 1) {
      lay(canvas, x, y, colour, y + 0.5 - edge);
    }
  }
};

const laySun = (canvas: Canvas, grain: Grain): void => {
  const radius = canvas.height * between(grain, 0.08, 0.12);
  const centre = {
    x: canvas.width * between(grain, 0.1, 0.9),
    y: canvas.height * between(grain, 0.15, 0.35),
  };
  const reach = Math.ceil(radius) + 1;
  for (let y = Math.floor(centre.y) - reach; y <= centre.y + reach; y += 1) {
    for (let x = Math.floor(centre.x) - reach; x <= centre.x + reach; x += 1) {
      if (x < 0 || y < 0 || x >= canvas.width) continue;
      lay(canvas, x, y, sun, radius - Math.hypot(x - centre.x, y - centre.y) + 0.5);
    }
  }
};

/** Roughens the colours in small squares, so that no two pictures have a place in common. */
const roughen = (canvas: Canvas, grain: Grain, by: number): void => {
  const square = 4;
  const across = Math.ceil(canvas.width / square);
  const shifts = Array.from({ length: across * Math.ceil(canvas.height / square) }, () =>
    Math.round(between(grain, -by, by)),
  );
  const { data, width } = canvas;
  for (let at = 0; at < data.length; at += 4) {
    const pixel = at / 4;
    const x = Math.floor((pixel % width) / square);
    const y = Math.floor(pixel / width / square);
    const shift = shifts[y * across + x] ?? 0;
    data[at] = (data[at] ?? 0) + shift;
    data[at + 1] = (data[at + 1] ?? 0) + shift;
    data[at + 2] = (data[at + 2] ?? 0) + shift;
  }
};

/** A calm mountain landscape in grey with a sun, a new one each time. */
export const drawLandscape = (width: number, height: number, grain: Grain): Canvas => {
  const canvas = blankCanvas(width, height);
  const air = tint(grain, sky, 5);
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) lay(canvas, x, y, air, 1);
  laySun(canvas, grain);
  for (const [colour, highest, lowest, peaks] of ranges) {
    layRange(canvas, ridge(grain, highest, lowest, peaks), tint(grain, colour, 8));
  }
  roughen(canvas, grain, 3);
  return canvas;
};
