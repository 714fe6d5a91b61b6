import { PNG } from 'pngjs';

export type Colour = readonly [red: number, green: number, blue: number];

/** Pixels in rows of RGBA bytes. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

export const blankCanvas = (width: number, height: number): Canvas => ({
  width,
  height,
  data: new Uint8ClampedArray(width * height * 4),
});

/** Lays a colour over a pixel; `cover` is 0 for nothing and 1 for all of it. */
export const lay = (canvas: Canvas, x: number, y: number, colour: Colour, cover: number): void => {
  if (cover <= 0) return;
  const { data } = canvas;
  const at = (y * canvas.width + x) * 4;
  if (cover >= 1) {
    data[at] = colour[0];
    data[at + 1] = colour[1];
    data[at + 2] = colour[2];
    data[at + 3] = 255;
    return;
  }
  const share = cover;
  const kept = ((data[at + 3] ?? 0) / 255) * (1 - share);
  const alpha = share + kept;
  data[at] = (colour[0] * share + (data[at] ?? 0) * kept) / alpha;
  data[at + 1] = (colour[1] * share + (data[at + 1] ?? 0) * kept) / alpha;
  data[at + 2] = (colour[2] * share + (data[at + 2] ?? 0) * kept) / alpha;
  data[at + 3] = alpha * 255;
};

/** The canvas as a PNG file. `colorType` 2 leaves the opacity out, 6 keeps it. */
export const toPng = ({ width, height, data }: Canvas, colorType: 2 | 6): Buffer => {
  const png = new PNG({ width, height });
  png.data = Buffer.from(data);
  return PNG.sync.write(png, { colorType, inputColorType: 6, deflateLevel: 6, filterType: 2 });
};
