/** A side's knob extends from the piece, or is cut into it. */
type Knob = 'out' | 'in';

export interface PieceShape {
  readonly top: Knob;
  readonly right: Knob;
}

/** The square that the piece and both of its knobs fit in, in px of the picture. */
export const pieceSize = 52;

const side = 39;
/** The body's corners are 1 px within the square, so that its outline is whole. */
const body = { left: 1, right: 1 + side, top: pieceSize - 1 - side, bottom: pieceSize - 1 } as const;
const middle = { x: (body.left + body.right) / 2, y: (body.top + body.bottom) / 2 } as const;
const knobRadius = 7.5;
const knobReach = 3.5;

const toCircle = (x: number, y: number, centreX: number, centreY: number): number =>
  Math.hypot(x - centreX, y - centreY) - knobRadius;

const toBody = (x: number, y: number): number => {
  const dx = Math.abs(x - middle.x) - side / 2;
  const dy = Math.abs(y - middle.y) - side / 2;
  return Math.min(Math.max(dx, dy), 0) + Math.hypot(Math.max(dx, 0), Math.max(dy, 0));
};

const withKnob = (knob: Knob, toShape: number, toKnob: number): number =>
  knob === 'out' ? Math.min(toShape, toKnob) : Math.max(toShape, -toKnob);

const offset = (knob: Knob): number => (knob === 'out' ? knobReach : -knobReach);

/** How far a point of the square is from the piece's outline, in px; negative inside. */
export const distanceTo = (shape: PieceShape, x: number, y: number): number => {
  const top = toCircle(x, y, middle.x, body.top - offset(shape.top));
  const right = toCircle(x, y, body.right + offset(shape.right), middle.y);
  return withKnob(shape.right, withKnob(shape.top, toBody(x, y), top), right);
};
