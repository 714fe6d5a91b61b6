import { PNG } from 'pngjs';

/** Brightness by pixel, 0 to 255, in rows. */
export interface Grey {
  readonly width: number;
  readonly height: number;
  readonly at: Float32Array;
}

/** A puzzle as a script sees it: the two pictures and the way of the piece, in pixels of the pictures. */
export interface SeenPuzzle {
  readonly scene: Grey;
  readonly piece: Grey;
  /** 1 where the piece is drawn. */
  readonly mask: Float32Array;
  /** How far right the piece can go. */
  readonly reach: number;
  /** How far from the top the piece stands when it has gone so far right. */
  readonly heightAt: (x: number) => number;
  /** Mean red, green and blue of the piece, and how to have them of a square of the scene. */
  readonly pieceColour: readonly number[];
  readonly colourAt: (x: number, y: number) => readonly number[];
}

const greyOf = ({ width, height, data }: PNG): Grey => {
  const at = new Float32Array(width * height);
  for (let pixel = 0; pixel < at.length; pixel += 1) {
    const first = pixel * 4;
    at[pixel] = ((data[first] ?? 0) + (data[first + 1] ?? 0) + (data[first + 2] ?? 0)) / 3;
  }
  return { width, height, at };
};

const maskOf = ({ width, height, data }: PNG): Float32Array =>
  Float32Array.from({ length: width * height }, (_, pixel) => ((data[pixel * 4 + 3] ?? 0) > 128 ? 1 : 0));

const meanColour = (png: PNG, left: number, top: number, mask: Float32Array, width: number): number[] => {
  const sum = [0, 0, 0];
  let count = 0;
  for (let pixel = 0; pixel < mask.length; pixel += 1) {
    const [x, y] = [left + (pixel % width), top + Math.floor(pixel / width)];
    if (mask[pixel] !== 1 || x < 0 || y < 0 || x >= png.width || y >= png.height) continue;
    count += 1;
    for (const part of [0, 1, 2])
      sum[part] = (sum[part] ?? 0) + (png.data[(y * png.width + x) * 4 + part] ?? 0);
  }
  return sum.map((value) => value / Math.max(1, count));
};

/** Reads the pictures as the page gets them. */
export const seenPuzzle = (
  background: Uint8Array,
  cut: Uint8Array,
  heightAt: (x: number) => number = () => 0,
): SeenPuzzle => {
  const [scene, piece] = [PNG.sync.read(Buffer.from(background)), PNG.sync.read(Buffer.from(cut))];
  const mask = maskOf(piece);
  return {
    scene: greyOf(scene),
    piece: greyOf(piece),
    mask,
    reach: scene.width - piece.width,
    heightAt,
    pieceColour: meanColour(piece, 0, 0, mask, piece.width),
    colourAt: (x, y) => meanColour(scene, x, y, mask, piece.width),
  };
};

/** The brightness of a pixel; 0 beyond the picture. */
export const brightness = ({ width, height, at }: Grey, x: number, y: number): number =>
  x < 0 || y < 0 || x >= width || y >= height ? 0 : (at[y * width + x] ?? 0);

/** The strength of the change of brightness at each pixel (Sobel, without the factor). */
export const edgesOf = (grey: Grey): Grey => {
  const at = new Float32Array(grey.at.length);
  for (let y = 1; y < grey.height - 1; y += 1) {
    for (let x = 1; x < grey.width - 1; x += 1) {
      const dx = brightness(grey, x + 1, y) - brightness(grey, x - 1, y);
      const dy = brightness(grey, x, y + 1) - brightness(grey, x, y - 1);
      at[y * grey.width + x] = Math.hypot(dx, dy);
    }
  }
  return { ...grey, at };
};
