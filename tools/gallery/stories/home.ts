import type { Banner } from '../../../contract/home/banner';
import type { HotWord } from '../../../contract/home/hot-word';

export const banners: readonly Banner[] = [
  {
    id: 'B1',
    eyebrow: '百家买方计划 第四期',
    title: '126 家产业买方公开收购需求',
    subtitle: '12 月 5 日截止报名',
    link: '/sale/landing',
    sort: 1,
  },
  {
    id: 'B2',
    eyebrow: '国资专场',
    title: '混改项目路演周开放预约',
    subtitle: '12 个项目，线上进行',
    link: null,
    sort: 2,
  },
  {
    id: 'B3',
    eyebrow: '研究',
    title: '前三季度并购交易回顾',
    subtitle: '国资买方占比过半',
    link: null,
    sort: 3,
  },
];

export const longBanners: readonly Banner[] = banners.map((banner) => ({
  ...banner,
  eyebrow: '百家买方计划 第四期 面向长三角、珠三角与成渝地区',
  title: '126 家产业买方公开收购需求，覆盖高端装备、医疗器械与新能源材料三大方向',
  subtitle: '12 月 5 日截止报名，卖方可直接与买方投资负责人对接，平台全程协助',
}));

const words = [
  ...['半导体设备', '控股权', '储能', '创新药', '并购基金', '专精特新'],
  ...['机器人', '医疗服务', '国企混改', '冷链物流', '军工电子', '跨境并购'],
];

export const hotWords: readonly HotWord[] = words.map((word, index) => ({
  id: `W${index}`,
  word,
  sort: index,
}));
