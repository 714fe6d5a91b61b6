import type { NewsCategory } from '../../../../contract/news/news';

const tabs: Readonly<Record<NewsCategory, string>> = {
  market: '市场',
  policy: '政策',
  case: '案例',
  industry: '行业',
  platform: '公告',
};

/** What the list of news says. */
export const newsText = {
  title: '资讯',
  list: '资讯列表',
  filterNames: '按类别查看',
  all: '全部',
  tabs,
  presentations: '项目路演：逐页查看路演材料',
  failed: '资讯没有加载出来',
  moreFailed: '后面的资讯没有加载出来',
  empty: '这里还没有资讯',
  emptyText: '新的资讯发布后会出现在这里。',
  toAll: '查看全部资讯',
  toHome: '去首页查看项目',
} as const;
