/** How far apart two readings of clocks may be before a time counts as future, in milliseconds (VAL-05). */
export const clockTolerance = 30_000;
