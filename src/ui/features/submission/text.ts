/** What the panel says from which a member sends a sale to an investor. */
export const submissionText = {
  title: '投递项目',
  visitor: '登录并通过完整认证后，可以把您已上架的项目投递给该机构。',
  login: '登录',
  verify: '通过完整认证后，可以把您已上架的项目投递给该机构。',
  toVerify: '去认证',
  none: '您还没有已上架的出售项目。发布并通过审核后可以投递。',
  publish: '去发布',
  failed: '没有读到您的项目',
  send: '投递',
  sending: '正在投递',
  askTitle: '投递这个项目？',
  ask: (title: string): string =>
    `“${title}”的公开信息将发送给该机构，封存的信息仍须签署保密协议。同一项目只能投递一次，投递后不能撤回。`,
  keep: '先不投递',
  done: '已投递',
  list: '我的项目',
} as const;
