/** The texts of the layers over a page. */
export const overPageText = {
  platform: '平台通知',
  putAway: '关闭这条消息',
} as const;
