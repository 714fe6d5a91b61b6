import { homeText } from './text';

/** What home says in the parts whose code comes after the first view. */
export const afterFirstViewText = {
  login: homeText.login,
  hotWords: '热搜',
  visitorTitle: '登录后查看项目与买方',
  visitorText: '通过完整认证后可签署保密协议、联系委托方。',
  self: '我的账号',
  messages: '查看消息',
  entries: '快捷入口',
  hundred: '百家买方',
  newEconomy: '新经济',
  events: '会议与活动',
  eventsFailed: '会议与活动没有加载出来',
  allConferences: '全部会议',
  allActivities: '全部活动',
  latestNews: '最新资讯',
  newsFailed: '最新资讯没有加载出来',
  more: '更多',
  bannersFailed: '推荐内容没有加载出来',
  dealsFailed: '推荐项目没有加载出来',
  noDeals: '暂时没有推荐的项目',
  noDealsText: '新项目通过审核后会出现在这里。',
} as const;
