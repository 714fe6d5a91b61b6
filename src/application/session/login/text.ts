import type { CaptchaFailureCode } from '../../../../contract/captcha/failure-code';

/** Everything that the password login says. */
export const loginText = {
  passwordMissing: '请输入密码',
  agreementMissing: '请先阅读并同意《用户协议》和《隐私政策》',
  cookiesOff: '浏览器已关闭 Cookie，无法保持登录。请在浏览器设置中允许本站使用 Cookie 后再试',
  captchaUnavailable: '安全验证未开通，暂时无法登录，请联系客服',
  captchaExpired: '安全验证超时未完成，请重试',
  captchaFailed: (code: CaptchaFailureCode) => `安全验证没有完成（${code}），请重试`,
} as const;
