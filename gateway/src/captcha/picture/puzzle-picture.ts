import { blankCanvas, lay, toPng, type Canvas, type Colour } from './canvas';
import { inkOf, type Ink, type Manner } from './figure-ink';
import { figures } from './figures';
import { between, grainFrom, type Grain } from './grain';
import { drawLandscape } from './landscape';
import { comparedMost, unlikenessTo, type Unlikeness } from './likeness';
import { distanceTo, pieceSize, type PieceShape } from './piece-shape';
import { pictureSize, type Gap, type PuzzleLayout } from './puzzle-layout';

const pixelsPerPx = 2;
const square = pieceSize * pixelsPerPx;
/** How far a figure may reach from its middle, in pixels, where no knob is cut in. */
const figureReach = 0.36 * square;
/** The body of the piece lies below and left of the middle of its square, and a knob that is cut in takes room. */
const bodyShift = Math.round(square * 0.055);
const cutShift = Math.round(square * 0.055);

const middleShift = ({ top, right }: PieceShape) => ({
  x: -bodyShift - (right === 'in' ? cutShift : 0),
  y: bodyShift + (top === 'in' ? cutShift : 0),
});

const reachIn = ({ top, right }: PieceShape): number =>
  figureReach * (1 - (top === 'in' ? 0.1 : 0) - (right === 'in' ? 0.1 : 0));

export interface PuzzlePicture {
  /** The landscape with its gaps: a PNG of 716 × 360 pixels. */
  readonly background: Uint8Array;
  /** The piece: a PNG of 104 × 104 pixels. */
  readonly piece: Uint8Array;
}

interface Palette {
  readonly ground: Colour;
  readonly groundCover: number;
  readonly line: Colour;
  readonly rim: Colour;
  readonly rimCover: number;
  readonly fill: number;
}

const ink: Colour = [21, 26, 34];
const white: Colour = [255, 255, 255];

const mixed = (grain: Grain, one: Colour, other: Colour): Colour => {
  const part = grain();
  return [
    one[0] + (other[0] - one[0]) * part,
    one[1] + (other[1] - one[1]) * part,
    one[2] + (other[2] - one[2]) * part,
  ];
};

/** Dark gaps with light lines, or light gaps with dark ones: the brightness of a gap reveals nothing. */
const gapPalette = (grain: Grain): Palette => {
  const dark = grain() < 0.6;
  return {
    ground: dark ? ink : white,
    groundCover: dark ? between(grain, 0.45, 0.62) : between(grain, 0.5, 0.68),
    line: dark ? mixed(grain, white, [214, 224, 234]) : mixed(grain, ink, [62, 72, 88]),
    rim: white,
    rimCover: between(grain, 0.6, 0.9),
    fill: grain() < 0.5 ? 0 : between(grain, 0.2, 0.4),
  };
};

const piecePalette = (grain: Grain): Palette => ({
  ground: mixed(grain, [255, 203, 87], [255, 221, 148]),
  groundCover: 1,
  line: mixed(grain, ink, [102, 63, 0]),
  rim: white,
  rimCover: 1,
  fill: grain() < 0.5 ? 0 : between(grain, 0.25, 0.5),
});

/** 1 inside, 0 outside, soft over one pixel at the edge; the distance in px, negative inside. */
const inside = (distance: number): number => Math.max(0, Math.min(1, 0.5 - distance * pixelsPerPx));

const laySquare = (
  canvas: Canvas,
  at: { readonly x: number; readonly y: number },
  shape: PieceShape,
  figure: Ink,
  colours: Palette,
): void => {
  const shift = middleShift(shape);
  for (let row = 0; row < square; row += 1) {
    for (let column = 0; column < square; column += 1) {
      const distance = distanceTo(shape, (column + 0.5) / pixelsPerPx, (row + 0.5) / pixelsPerPx);
      if (distance > 1) continue;
      const [x, y] = [at.x + column, at.y + row];
      const cover = inside(distance);
      lay(canvas, x, y, colours.ground, cover * colours.groundCover);
      const [right, down] = [column - shift.x, row - shift.y];
      if (right >= 0 && down >= 0 && right < square && down < square) {
        const place = down * square + right;
        lay(canvas, x, y, colours.line, cover * (figure.within[place] ?? 0) * colours.fill);
        lay(canvas, x, y, colours.line, cover * (figure.line[place] ?? 0) * 0.92);
      }
      lay(canvas, x, y, colours.rim, inside(Math.abs(distance + 0.5) - 0.6) * colours.rimCover);
    }
  }
};

/** Pixels so near the rim that they look like the rim are left out, in px. */
const nextToRim = 3;

/** The visible pixels of a drawing for a comparison of pictures: those clear of the rim. */
const clearOfRim = (shape: PieceShape): ((ink: Ink) => Ink) => {
  const shift = middleShift(shape);
  const isClear = Array.from({ length: square * square }, (_, at) => {
    const [column, row] = [(at % square) + shift.x, Math.floor(at / square) + shift.y];
    return distanceTo(shape, (column + 0.5) / pixelsPerPx, (row + 0.5) / pixelsPerPx) < -nextToRim;
  });
  return (ink) => ({ ...ink, line: ink.line.map((cover, at) => (isClear[at] === true ? cover : 0)) });
};

const anyOf = (grain: Grain): 0 | 1 => (grain() < 0.5 ? 0 : 1);

interface Drawn {
  readonly ink: Ink;
  readonly unlike: Unlikeness;
}

/** How many candidates are drawn for the right gap, and for each other gap. */
const drawings = 16;
const pretences = 5;

/** Of two drawings the one that is more like the piece by one comparison. */
const moreAlike =
  (by: number) =>
  (one: Drawn, other: Drawn): Drawn =>
    (other.unlike[by] ?? 0) < (one.unlike[by] ?? 0) ? other : one;

/**
 * A script finds the same thing as the most alike, or as the least alike where it is hidden too well. So a lot gives
 * the right drawing a rank among all for each comparison. The candidate nearest to its lots is taken.
 */
const byLot = (candidates: readonly Drawn[], others: readonly Drawn[], grain: Grain): Ink | undefined => {
  const common = grain();
  const lots = candidates[0]?.unlike.map(() => (grain() < 0.5 ? common : grain()));
  const missed = ({ unlike }: Drawn): number =>
    unlike.reduce((sum, value, at) => {
      const place = others.filter(({ unlike: other }) => (other[at] ?? 0) < value).length;
      const missedBy = place - Math.floor((lots?.[at] ?? 0) * (others.length + 1));
      return sum + (comparedMost.has(at) ? 3 : 1) * missedBy ** 2;
    }, 0);
  return candidates
    .map((candidate) => ({ ink: candidate.ink, missed: missed(candidate) }))
    .reduce((best, one) => (one.missed < best.missed ? one : best)).ink;
};

/**
 * Draws a fresh landscape with its gaps, and the piece, which has no pixel in common with any of them.
 * `draw` turns the strokes of a thing into ink: a test counts what is drawn by it.
 */
export const drawPuzzle = (
  { gaps, right, shape, drawing, path }: PuzzleLayout,
  seed: Uint8Array,
  draw: typeof inkOf = inkOf,
): PuzzlePicture => {
  const grain = grainFrom(seed);
  const figureOf = (figure: number, which: 0 | 1, manner: Manner): Ink =>
    draw(figures[figure]?.[which] ?? [], square, reachIn(shape), manner, grain);
  const scene = drawLandscape(pictureSize.width * pixelsPerPx, pictureSize.height * pixelsPerPx, grain);
  const [ofPiece, inGaps]: readonly [Manner, Manner] =
    grain() < 0.5 ? ['shape', 'outline'] : ['outline', 'shape'];
  const onPiece = figureOf(right.figure, drawing, ofPiece);
  const seen = clearOfRim(shape);
  const unlikeness = unlikenessTo(seen(onPiece));
  const drawn = ({ figure }: Gap, which: 0 | 1): Drawn => {
    const ink = figureOf(figure, which, inGaps);
    return { ink, unlike: unlikeness(seen(ink)) };
  };
  const pretending = (gap: Gap): Drawn => {
    const tried = Array.from({ length: pretences }, () => drawn(gap, anyOf(grain)));
    const by = Math.floor(grain() * (tried[0]?.unlike.length ?? 1));
    return tried.reduce(moreAlike(by));
  };
  const others = new Map(gaps.filter((gap) => gap !== right).map((gap) => [gap, pretending(gap)]));
  const candidates = Array.from({ length: drawings }, () => drawn(right, drawing));
  const hidden = byLot(candidates, [...others.values()], grain) ?? onPiece;
  for (const gap of gaps) {
    const at = { x: gap.x * pixelsPerPx, y: (path[gap.x] ?? gap.y) * pixelsPerPx };
    const figure = others.get(gap)?.ink ?? hidden;
    laySquare(scene, at, shape, figure, gapPalette(grain));
  }
  const piece = blankCanvas(square, square);
  laySquare(piece, { x: 0, y: 0 }, shape, onPiece, piecePalette(grain));
  return { background: toPng(scene, 2), piece: toPng(piece, 6) };
};
