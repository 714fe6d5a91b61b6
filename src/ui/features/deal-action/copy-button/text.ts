/** What copying says. */
export const copyText = {
  copy: '复制',
  copied: '已复制',
  failed: '复制未成功，请长按选取后复制',
} as const;
