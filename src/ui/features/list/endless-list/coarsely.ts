const step = 15_000;

/**
 * The present as rows are told it, so that they are not made again with every look: behind it by less than the 30
 * seconds within which something still counts as just now (VAL-05).
 */
export const coarsely = (time: number): number => time - (time % step);
