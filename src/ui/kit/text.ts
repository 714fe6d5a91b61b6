/** The texts of the kit's own parts. */
export const partsText = {
  unread: '未读',
  sealed: '签署NDA后可见',
  /** A demand has no NDA that would open what its buyer hides. */
  sealedByBuyer: '仅买方可见',
  absent: '—',
  toConfirm: '待确认',
  loading: '加载中...',
  back: '返回',
  close: '关闭',
  reload: '重新加载',
  retry: '重试',
  toHome: '返回首页',
  tryLater: '请稍后重试。',
  partFailed: '这一部分暂时无法显示，其余内容不受影响。',
  /** The reason of a failure as a sentence; the advice is next to it. */
  reason: (reason: string | null): string =>
    reason === null ? '请稍后重试。' : `${reason.replace(/(?<![。，])[。，]+$/, '')}。`,
} as const;
