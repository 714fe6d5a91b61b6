import type { Banner } from '../../../contract/home/banner';
import type { HomeEvent } from '../../../contract/home/home-event';
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

const day = (month: number, date: number, hour: number): number => Date.UTC(2026, month - 1, date, hour - 8);

/** Two conferences and two activities after the moment of the gallery, in four states. */
export const homeEvents: readonly HomeEvent[] = [
  {
    kind: 'activity',
    id: 'A1',
    title: '半导体设备并购沙龙',
    region: '上海',
    startsAt: day(11, 27, 14),
    endsAt: day(11, 27, 17),
    opensAt: day(11, 1, 9),
    closesAt: day(11, 26, 18),
    placesLeft: 0,
  },
  {
    kind: 'conference',
    id: 'conf-1',
    title: '先进制造并购对接会（苏州）',
    region: '江苏苏州',
    startsAt: day(12, 8, 9),
    endsAt: day(12, 8, 18),
    opensAt: day(11, 1, 9),
    closesAt: day(12, 6, 18),
    placesLeft: 46,
  },
  {
    kind: 'activity',
    id: 'A2',
    title: '买方投资负责人线上培训：交易结构与业绩承诺',
    region: '',
    startsAt: day(12, 15, 19),
    endsAt: day(12, 15, 21),
    opensAt: day(12, 1, 9),
    closesAt: day(12, 14, 18),
    placesLeft: null,
  },
  {
    kind: 'conference',
    id: 'conf-2',
    title: '长三角产业并购年会',
    region: '浙江杭州',
    startsAt: day(12, 18, 9),
    endsAt: day(12, 19, 17),
    opensAt: day(10, 1, 9),
    closesAt: day(11, 15, 18),
    placesLeft: 8,
  },
];
