/**
 * What the frame needs from the page that shows it, in px: the picture (180), the slider (12 + 48), what is
 * said (8 + 44, two lines) and the buttons (44). It is constant; a narrower frame scales its picture and stays as high.
 */
export const frameSize = { width: 358, height: 336 } as const;
