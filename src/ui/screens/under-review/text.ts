/** What the page of a verification's progress says. */
export const underReviewText = {
  title: '认证进度',
  failed: '认证进度没有加载出来',
  none: '还没有提交认证',
  noneText: '通过完整认证后，可以签署保密协议、联系委托方。',
  apply: '去认证',
  again: '修改后重新提交',
  upgrade: '申请完整认证',
  refresh: '刷新进度',
  goOn: '返回首页',
} as const;
