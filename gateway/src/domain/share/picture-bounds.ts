import { dayMs, hourMs } from '../../../../contract/values/duration';

/** Raised with each change of how a sheet is drawn: earlier pictures have another address. */
export const sheetLayout = 1;

/** How long a sharer waits for a picture to be drawn, in milliseconds; later it is the product's logo. */
export const longestDrawingMs = 3_000;

/** How many pictures are kept, of some 40 kB each; the one drawn first makes room. */
export const mostKept = 2_000;

/** How long a picture is kept after it was drawn, in milliseconds. */
export const keptForMs = 30 * dayMs;

/** Pictures drawn for one address, which an office shares; one that is kept is not drawn again. */
export const picturesPerAddress = { max: 120, windowMs: hourMs };
