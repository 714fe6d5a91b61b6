import type { SeedBanner } from './types';

/** A banner says nothing of a deal that its teaser does not say. */
export const seedBanners: readonly SeedBanner[] = [
  {
    id: 'bn-01',
    eyebrow: '委托出售',
    title: '精密减速器控股权转让',
    subtitle: '创始人退休，67 % 股权整体让出',
    link: '/sale/entrust/20260418',
    sort: 1,
  },
  {
    id: 'bn-02',
    eyebrow: '平台自营',
    title: '大湾区冷链园区整体出售',
    subtitle: '四座高标冷库，长约租户占八成以上',
    link: '/sale/platform/20260377',
    sort: 2,
  },
  {
    id: 'bn-03',
    eyebrow: '国资挂牌',
    title: '县域供水公司 49 % 股权',
    subtitle: '三十年特许经营，引入懂运营的股东',
    link: '/sale/soe/20260384',
    sort: 3,
  },
  {
    id: 'bn-04',
    eyebrow: '司法处置',
    title: '数控机床厂招募重整投资人',
    subtitle: '主轴与转台技术完整，产线未停',
    link: '/sale/court/20260342',
    sort: 4,
  },
  {
    id: 'bn-05',
    eyebrow: '平台规则',
    title: '封存的信息怎样打开',
    subtitle: '签署保密协议、委托方审核、咨询与报价',
    link: '/user/agreement',
    sort: 5,
  },
  {
    id: 'bn-06',
    eyebrow: '交易案例',
    title: '付款节奏，签约前写清楚',
    subtitle: '首期比例、共管账户、交割条件先谈定',
    link: '/news?category=case',
    sort: 6,
  },
];
