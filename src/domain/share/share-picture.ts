/** The largest file that is made into a picture to be shared, in bytes. */
export const largestPictureFile = 10 * 1024 * 1024;

/** The longest side of a picture that is shared, in px. */
export const longestPictureSide = 1024;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A picture's size made to fit, its proportions kept; one that fits stays as it is. */
export const sharedPictureSize = ({ width, height }: Size): Size => {
  const scale = Math.min(1, longestPictureSide / Math.max(width, height, 1));
  const scaled = (side: number): number => Math.max(1, Math.round(side * scale));
  return { width: scaled(width), height: scaled(height) };
};
