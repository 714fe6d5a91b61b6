/** Everything that signing an NDA says by itself. */
export const ndaFlowText = {
  /** The name of the file with the text of an NDA on the deal with this code. */
  copyName: (code: string): string => `保密协议文本-${code}.txt`,
  codesLost: '验证码暂时无法获取，请稍后重试',
} as const;
