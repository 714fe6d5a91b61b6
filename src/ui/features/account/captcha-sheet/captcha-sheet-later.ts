import { later } from '../../../kit/later/later';

const { Part, preload } = later(async () => (await import('./captcha-sheet')).CaptchaSheet);

// Asked for with the code of a form that may need it, not as the form is shown, which it would slow down.
// What does not come now is fetched, and told, when it is needed.
preload().catch(() => undefined);

/** The captcha's sheet, whose code a form does not need before it is submitted. The frame waits for its place. */
export const CaptchaSheetLater = Part;
