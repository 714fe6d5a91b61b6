/** How much is written to a connection at once; bytes. What comes behind is written when that was taken. */
export const sliceBytes = 64 * 1024;
