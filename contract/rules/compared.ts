/** How many deals can stand beside each other (MKT-11). */
export const maxCompared = 4;
