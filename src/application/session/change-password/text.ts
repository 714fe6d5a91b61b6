/** Everything that changing the password says. */
export const changePasswordText = {
  oldMissing: '请输入原密码',
  mayBeChanged: '密码可能已修改成功，请重试，或使用新密码登录',
  same: '新密码不能与原密码相同',
  repeatedMissing: '请再次输入新密码',
  repeatedDiffers: '两次输入的新密码不一致',
} as const;
