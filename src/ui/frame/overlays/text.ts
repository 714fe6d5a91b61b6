/** What may stand over a page says. */
export const overPageText = {
  platform: '平台通知',
  putAway: '关闭这条消息',
} as const;
