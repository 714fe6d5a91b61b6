/** Id of the element into which the captcha's frame is put: the view makes it, the adapter fills it. */
export const captchaSlotId = 'captcha-frame';
