/** What the home page says. */
export const homeText = {
  heading: (product: string): string => `${product}首页`,
  banners: '推荐',
  carousel: '轮播',
  slide: '幻灯片',
  slideOf: (position: number, count: number): string => `第 ${position} 张，共 ${count} 张`,
  previous: '上一张',
  next: '下一张',
  pause: '暂停轮播',
  play: '继续轮播',
  deals: '推荐项目',
  overview: '查看概况',
  all: '全部',
  login: '登录',
} as const;
