import { later } from '../../../kit/later/later';

const { Part, preload } = later(async () => (await import('./captcha-sheet')).CaptchaSheet);

// Preloaded with the code of a form that may need it, not when the form is shown, which would slow the form
// down. A failed preload is retried, and reported, when the sheet is needed.
preload().catch(() => undefined);

/** The captcha's sheet, whose code a form does not need before it is submitted. The frame waits for its place. */
export const CaptchaSheetLater = Part;
