import type { NavigationStatus } from './status';

/** The names of the layers of slider captchas, in every flow. */
const captchaLayer = /captcha$/;

/** Whether a swipe may go back: not while a captcha is shown, which is solved by sliding to the right (LAY-04). */
export const offersSwipeBack = ({ layers }: Pick<NavigationStatus, 'layers'>): boolean =>
  !layers.some((id) => captchaLayer.test(id));
