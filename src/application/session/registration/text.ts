/** What the registration says besides what its form says. */
export const registrationText = {
  mayBeRegistered: '可能已注册成功，请重试，或直接登录',
} as const;
