/** The largest file that is made into a picture to be shared, in bytes. */
export const largestPictureFile = 10 * 1024 * 1024;

/** The longest side of a picture that is shared, in px. */
export const longestPictureSide = 1024;
