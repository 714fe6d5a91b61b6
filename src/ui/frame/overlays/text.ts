/** The texts of the layers over a page. */
export const overPageText = {
  platform: '平台通知',
  putAway: '关闭这条消息',
} as const;

/** The line about pages without network and new releases. */
export const offlineText = {
  /** @param moment '09:12', or with its day */
  kept: (moment: string): string => `离线 · 内容截至 ${moment}`,
  outdated: (moment: string): string => `网络已恢复 · 内容截至 ${moment}`,
  refresh: '点此刷新',
  /** What the new release waits for. */
  held: {
    typing: '有新版本：请先提交或清空正在填写的内容',
    paying: '有新版本：请先完成正在进行的支付',
    sending: '有新版本：请等待正在上传或提交的内容',
  },
  update: (wasHeld: boolean): string => (wasHeld ? '更新' : '有新版本，点此更新'),
  applying: '正在更新',
} as const;
