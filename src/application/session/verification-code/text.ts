import type { CaptchaFailureCode } from '../../../../contract/captcha/failure-code';

/** What the flow of the verification code says. */
export const verificationCodeText = {
  /** Verbatim from LOG-09. */
  userNameMissing: '参数错误',
  captchaUnavailable: '安全验证未开通，暂时无法获取验证码，请联系客服',
  captchaExpired: '安全验证超时未完成，请重新获取验证码',
  captchaFailed: (code: CaptchaFailureCode) => `安全验证没有完成（${code}），请重新获取验证码`,
} as const;
