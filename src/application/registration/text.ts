/** What the registration says besides what its form says. */
export const registrationText = {
  mayBeRegistered: '可能已注册成功，请再试一次，或直接登录试试',
} as const;
