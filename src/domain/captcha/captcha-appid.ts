import type { RuntimeConfig } from '../../../contract/config/runtime-config';

/**
 * The application's id at the captcha service. `null` where the configuration names a service and no id: the captcha
 * fails (CAP-02). `false` where it names no service: the product works without a captcha, and calls carry no ticket.
 */
export type CaptchaAppid = string | null | false;

/** The id that the configuration gives to the forms that show a captcha. */
export const captchaAppidOf = ({ host, appid }: RuntimeConfig['captcha']): CaptchaAppid => {
  if (host === '') return false;
  return appid === '' ? null : appid;
};
