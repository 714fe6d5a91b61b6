/** The position of the slider, in px of the picture as it was drawn: a whole number from 0 to `most`. */
export type Position = number;

const keepWithin = (position: number, most: number): Position =>
  Math.max(0, Math.min(most, Math.round(position)));

/** The position after a drag by `dragged` px of the page, where the handle can travel `travel` px of it. */
export const afterDrag = (from: Position, dragged: number, travel: number, most: number): Position =>
  travel <= 0 ? from : keepWithin(from + (dragged / travel) * most, most);

const large = 30;
const middle = 10;

const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: large,
  PageDown: -large,
};

/** The position after a key; null for a key that does not move the slider. Arrows with Shift go 10 px. */
export const afterKey = (from: Position, key: string, shift: boolean, most: number): Position | null => {
  if (key === 'Home') return 0;
  if (key === 'End') return most;
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined;
  if (step === undefined) return null;
  return keepWithin(from + (shift && Math.abs(step) === 1 ? step * middle : step), most);
};
