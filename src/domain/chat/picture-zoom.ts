/** A place on the stage, as shares of its width and height from its middle: -0.5 to 0.5. */
export interface StagePoint {
  readonly x: number;
  readonly y: number;
}

/** How near a picture is seen, and where its middle is. */
export interface PictureZoom extends StagePoint {
  /** From 1, the whole picture, to `nearestZoom`. */
  readonly scale: number;
}

export const nearestZoom = 5;
/** How near a picture comes by a double tap. */
export const doubleTapZoom = 2.5;

export const wholePicture: PictureZoom = { scale: 1, x: 0, y: 0 };

const within = (value: number, most: number): number => Math.min(Math.max(value, -most), most);

/** No edge of the picture comes into the stage. */
const held = ({ scale, x, y }: PictureZoom): PictureZoom => {
  const most = (scale - 1) / 2;
  return { scale, x: within(x, most), y: within(y, most) };
};

/** The picture nearer or farther by a factor, with the same place of it under `at` unless an edge would come in. */
export const zoomedAt = (zoom: PictureZoom, factor: number, at: StagePoint): PictureZoom => {
  const scale = Math.min(Math.max(zoom.scale * factor, 1), nearestZoom);
  const by = scale / zoom.scale;
  return held({ scale, x: at.x - (at.x - zoom.x) * by, y: at.y - (at.y - zoom.y) * by });
};

export const movedBy = (zoom: PictureZoom, by: StagePoint): PictureZoom =>
  held({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y });

/** A finger or the mouse on the stage. */
export interface StagePointer extends StagePoint {
  readonly id: number;
}

const middleOf = (one: StagePoint, other: StagePoint): StagePoint => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
});

const apart = (one: StagePoint, other: StagePoint): number =>
  Math.max(Math.hypot(one.x - other.x, one.y - other.y), 0.01);

/** Follows two fingers from where they were to where they are. */
export const pinched = (
  zoom: PictureZoom,
  before: readonly [StagePoint, StagePoint],
  now: readonly [StagePoint, StagePoint],
): PictureZoom => {
  const [from, to] = [middleOf(...before), middleOf(...now)];
  const nearer = zoomedAt(zoom, apart(...now) / apart(...before), from);
  return movedBy(nearer, { x: to.x - from.x, y: to.y - from.y });
};
