/** A picture as it was opened, in px. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Which part of a picture is taken: how near one is, and the middle of the part, as shares of the picture. */
export interface Crop {
  /** 1 is the largest square that the picture holds; at most `nearest`. */
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

/** A square of a picture in px, always inside it. */
export interface CropArea {
  readonly left: number;
  readonly top: number;
  readonly side: number;
}

export const nearest = 4;

/** The middle of the whole, as large as it goes. */
export const wholeCrop: Crop = { zoom: 1, x: 0.5, y: 0.5 };

const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** The square that a crop takes, pushed back inside where it would leave the picture. Total and pure. */
export const cropArea = ({ width, height }: PictureSize, { zoom, x, y }: Crop): CropArea => {
  const side = Math.min(width, height) / within(zoom, 1, nearest);
  return {
    side,
    left: within(x * width - side / 2, 0, width - side),
    top: within(y * height - side / 2, 0, height - side),
  };
};

const cropOf = (size: PictureSize, { left, top, side }: CropArea, zoom: number): Crop => ({
  zoom,
  x: (left + side / 2) / size.width,
  y: (top + side / 2) / size.height,
});

/** The crop at another distance, around the same middle. */
export const zoomedCrop = (size: PictureSize, crop: Crop, zoom: number): Crop => {
  const kept = within(zoom, 1, nearest);
  return cropOf(size, cropArea(size, { ...crop, zoom: kept }), kept);
};

/**
 * The crop after the picture was pushed under its frame.
 * @param right how far to the right, and `down` down, as shares of the frame's side
 */
export const movedCrop = (size: PictureSize, crop: Crop, right: number, down: number): Crop => {
  const { left, top, side } = cropArea(size, crop);
  const moved = {
    x: (left + side / 2 - right * side) / size.width,
    y: (top + side / 2 - down * side) / size.height,
  };
  return cropOf(size, cropArea(size, { ...moved, zoom: crop.zoom }), crop.zoom);
};

/** A picture's size with no side longer than `longest`, its proportions kept; one that fits stays as it is. */
export const reducedSize = ({ width, height }: PictureSize, longest: number): PictureSize => {
  const scale = Math.min(1, longest / Math.max(width, height, 1));
  const scaled = (side: number): number => Math.max(1, Math.round(side * scale));
  return { width: scaled(width), height: scaled(height) };
};
