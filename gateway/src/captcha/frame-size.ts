/**
 * What the frame needs from the page that shows it, in px: the picture (180), the slider (12 + 48) and
 * the line below it (4 + 44). It is constant; a narrower frame scales its picture and stays as high.
 */
export const frameSize = { width: 358, height: 288 } as const;
