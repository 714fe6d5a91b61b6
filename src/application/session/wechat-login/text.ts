/** Everything that the login by WeChat says. */
export const wechatLoginText = {
  agreementMissing: '请先阅读并同意《用户协议》和《隐私政策》',
  denied: '您已取消微信授权，可以重新授权，也可以用手机号登录',
  wrongState: '本次授权不是由本页发起的，为保护账号安全未予采用，请重新授权',
  noAnswer: '未收到微信的答复，请重试',
  notLeft: '未能打开微信授权页，请重试',
  notKept: '浏览器不允许本站保存登录信息，请在浏览器设置中允许后再试',
  cookiesOff: '浏览器已关闭 Cookie，无法保持登录。请在浏览器设置中允许本站使用 Cookie 后再试',
} as const;
