/** Everything that signing an NDA says by itself. */
export const ndaFlowText = {
  codesLost: '验证码暂时无法获取，请稍后重试',
} as const;
