import { PNG } from 'pngjs';

interface Place {
  readonly x: number;
  readonly y: number;
}

const brightness = ({ data, width }: PNG, x: number, y: number): number => {
  const at = (y * width + x) * 4;
  return ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 3;
};

const isPiece = ({ data, width, height }: PNG, x: number, y: number): boolean =>
  x >= 0 && y >= 0 && x < width && y < height && (data[(y * width + x) * 4 + 3] ?? 0) > 128;

const directions = [
  { x: 1, y: 0 },
  { x: -1, y: 0 },
  { x: 0, y: 1 },
  { x: 0, y: -1 },
] as const;

/** Pairs of places on either side of the piece's outline, a few pixels away from the line itself. */
const pairsAcrossOutline = (piece: PNG): { readonly within: Place; readonly without: Place }[] => {
  const pairs: { within: Place; without: Place }[] = [];
  for (let y = 0; y < piece.height; y += 1) {
    for (let x = 0; x < piece.width; x += 1) {
      // Every third place of the outline tells enough.
      if ((x + y) % 3 !== 0 || !isPiece(piece, x, y)) continue;
      for (const { x: right, y: down } of directions) {
        if (isPiece(piece, x + right, y + down)) continue;
        const within = { x: x - 5 * right, y: y - 5 * down };
        const without = { x: x + 5 * right, y: y + 5 * down };
        if (isPiece(piece, within.x, within.y) && !isPiece(piece, without.x, without.y))
          pairs.push({ within, without });
      }
    }
  }
  return pairs;
};

/**
 * Finds the gap of a slider captcha from its two pictures alone: the place where the background is
 * darker within the piece's outline than without, all the way round.
 * @returns how far the piece must move to the right, in pixels of the pictures
 */
export const findGap = (background: Buffer, piece: Buffer): number => {
  const [scene, part] = [PNG.sync.read(background), PNG.sync.read(piece)];
  const pairs = pairsAcrossOutline(part);
  const scoreAt = (left: number): number =>
    pairs.reduce((sum, { within, without }) => {
      const x = left + without.x;
      if (x < 0 || x >= scene.width || without.y < 0 || without.y >= scene.height) return sum;
      const drop = brightness(scene, x, without.y) - brightness(scene, left + within.x, within.y);
      return sum + Math.max(-60, Math.min(60, drop));
    }, 0);
  const places = Array.from({ length: scene.width - part.width + 1 }, (_, left) => ({
    left,
    score: scoreAt(left),
  }));
  return places.reduce((best, place) => (place.score > best.score ? place : best)).left;
};
