/** How many deals one comparison can show (MKT-11). */
export const maxCompared = 4;
