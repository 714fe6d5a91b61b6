import type { Random } from '../../ports/random';
import { blankCanvas, colourAt, lay, toPng, type Canvas, type Colour } from './canvas';
import { grainFrom } from './grain';
import { drawLandscape } from './landscape';
import { distanceTo, pieceSize, type PieceShape } from './piece-shape';

/** Size of the picture in px of the page; it is drawn with twice as many pixels each way. */
export const pictureSize = { width: 358, height: 180 } as const;

const pixelsPerPx = 2;

/** Where the gap is; px from the picture's upper left to that of the piece's square. */
export interface Gap {
  readonly x: number;
  readonly y: number;
  readonly shape: PieceShape;
}

export interface PuzzlePicture {
  /** The landscape with the gap: a PNG of 716 × 360 pixels. */
  readonly background: Buffer;
  /** The piece at its height, clear above and below: a PNG of 124 × 360 pixels. */
  readonly piece: Buffer;
}

const ink: Colour = [21, 26, 34];
const white: Colour = [255, 255, 255];

/** Runs over the pixels of the piece's square at the gap; `distance` in px, negative inside. */
const overSquare = (
  { y: top, shape }: Gap,
  visit: (x: number, y: number, distance: number) => void,
): void => {
  const pixels = pieceSize * pixelsPerPx;
  for (let row = 0; row < pixels; row += 1) {
    for (let column = 0; column < pixels; column += 1) {
      const distance = distanceTo(shape, (column + 0.5) / pixelsPerPx, (row + 0.5) / pixelsPerPx);
      visit(column, top * pixelsPerPx + row, distance);
    }
  }
};

/** 1 inside, 0 outside, soft over one pixel at the edge. */
const inside = (distance: number): number => Math.max(0, Math.min(1, 0.5 - distance * pixelsPerPx));

const onLine = (distance: number, width: number): number => inside(Math.abs(distance) - width / 2);

const cutPiece = (landscape: Canvas, gap: Gap): Canvas => {
  const piece = blankCanvas(pieceSize * pixelsPerPx, landscape.height);
  overSquare(gap, (x, y, distance) => {
    lay(piece, x, y, colourAt(landscape, gap.x * pixelsPerPx + x, y), inside(distance));
    lay(piece, x, y, white, onLine(distance + 0.75, 1.5));
  });
  return piece;
};

const cutGap = (landscape: Canvas, gap: Gap): void =>
  overSquare(gap, (column, y, distance) => {
    const x = gap.x * pixelsPerPx + column;
    lay(landscape, x, y, ink, inside(distance) * 0.5);
    lay(landscape, x, y, white, onLine(distance, 1) * 0.85);
  });

const knobOf = (random: Random) => (random.integer(2) === 0 ? 'out' : 'in');

/** A gap somewhere in the right part of the picture, unguessable. */
export const chooseGap = (random: Random): Gap => {
  const margin = 8;
  const from = pieceSize + 24;
  return {
    x: from + random.integer(pictureSize.width - margin - pieceSize - from + 1),
    y: margin + random.integer(pictureSize.height - pieceSize - 2 * margin + 1),
    shape: { top: knobOf(random), right: knobOf(random) },
  };
};

/** Draws a fresh landscape, cuts the piece out of it and darkens where it was. */
export const drawPuzzle = (gap: Gap, random: Random): PuzzlePicture => {
  const { width, height } = pictureSize;
  const landscape = drawLandscape(width * pixelsPerPx, height * pixelsPerPx, grainFrom(random.bytes(16)));
  const piece = cutPiece(landscape, gap);
  cutGap(landscape, gap);
  return { background: toPng(landscape, 2), piece: toPng(piece, 6) };
};
