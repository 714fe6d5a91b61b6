const minute = 60_000;

/** The minute that a moment is in, so that what is written of it is not made again before it is another one. */
export const byMinute = (time: number): number => time - (time % minute);
