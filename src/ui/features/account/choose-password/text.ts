/** What the form of a new password says. */
export const choosePasswordText = {
  newPassword: '新密码',
  submit: '确认修改',
  submitting: '正在修改',
} as const;
