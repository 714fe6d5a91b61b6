/** Everything that giving an account up says by itself. */
export const unsubscribeText = {
  notUnderstood: '请先阅读并勾选注销须知',
  codesLost: '验证码暂时无法获取，请稍后重试',
} as const;
